//! Encodings: views as input planes, moves as policy indices.

use crate::Observable;

/// A game that networks can learn. Planes are the mover's view: one network plays all seats.
pub trait Encode: Observable {
    /// Channels, height and width of the input.
    const PLANES: [usize; 3];

    /// The length of the policy vector.
    const POLICY_LEN: usize;

    /// The lengths of the two parts of a factored policy; a move's index is `first * parts[1] + second`.
    const POLICY_PARTS: Option<[usize; 2]> = None;

    /// The largest winning margin, in games that count.
    const MAX_MARGIN: Option<u32> = None;

    /// Grows whenever a plane or a policy index changes its meaning.
    const VERSION: u32 = 1;

    /// Encodings of other programs, for their networks.
    const OTHER_ENCODINGS: &'static [Encoding<Self>] = &[];

    /// The length of one encoded view.
    const INPUT_LEN: usize = Self::PLANES[0] * Self::PLANES[1] * Self::PLANES[2];

    /// Writes the planes of `view`, row by row, over all [`Encode::INPUT_LEN`] floats of `out`.
    fn encode(view: &Self::View, out: &mut [f32]);

    /// Returns the policy index of a legal `mv`, unique within a view.
    fn policy_index(view: &Self::View, mv: Self::Move) -> usize;
}

/// An encoding as a value: the game's own or that of another program.
pub struct Encoding<S: Observable> {
    /// Its name in files.
    pub name: &'static str,
    /// As [`Encode::VERSION`].
    pub version: u32,
    /// Channels, depth in three dimensions, height and width.
    pub planes: &'static [usize],
    /// The length of the policy vector.
    pub policy_len: usize,
    /// As [`Encode::encode`].
    pub encode: fn(&S::View, &mut [f32]),
    /// As [`Encode::policy_index`].
    pub policy_index: fn(&S::View, S::Move) -> usize,
}

impl<S: Encode> Encoding<S> {
    /// The game's own encoding.
    pub const OWN: Encoding<S> = Encoding {
        name: "sakiyomi",
        version: S::VERSION,
        planes: &S::PLANES,
        policy_len: S::POLICY_LEN,
        encode: S::encode,
        policy_index: S::policy_index,
    };

    /// Returns the encoding called `name`.
    pub fn named(name: &str) -> Option<Encoding<S>> {
        let mut all = std::iter::once(Self::OWN).chain(S::OTHER_ENCODINGS.iter().copied());
        all.find(|encoding| encoding.name == name)
    }

    /// Returns the length of one encoded view.
    pub fn input_len(&self) -> usize {
        self.planes.iter().product()
    }
}

// Written out: a derive would ask the game to be `Copy` too.
impl<S: Observable> Clone for Encoding<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Observable> Copy for Encoding<S> {}
