//! Networks from the outside: all ways to compute one agree, files keep what they were given, and
//! evaluations belong to the moves they are given for.

mod equal;
mod evaluator;
mod files;
mod imports;
mod onnx;
mod reference;
