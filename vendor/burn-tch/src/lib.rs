//! Nothing: burn's back end for libtorch is not used (docs/decisions/0037-libtorch.md).
