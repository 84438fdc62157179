//! A writer of protocol buffers, as far as ONNX needs them.

#[derive(Clone, Debug, Default)]
pub(super) struct Message(Vec<u8>);

impl Message {
    pub(super) fn int(&mut self, field: u64, value: i64) -> &mut Message {
        self.varint(field << 3);
        self.varint(value.cast_unsigned());
        self
    }

    pub(super) fn float(&mut self, field: u64, value: f32) -> &mut Message {
        self.varint(field << 3 | 5);
        self.0.extend(value.to_le_bytes());
        self
    }

    pub(super) fn bytes(&mut self, field: u64, value: &[u8]) -> &mut Message {
        self.varint(field << 3 | 2);
        self.varint(value.len() as u64);
        self.0.extend(value);
        self
    }

    pub(super) fn text(&mut self, field: u64, value: &str) -> &mut Message {
        self.bytes(field, value.as_bytes())
    }

    pub(super) fn message(&mut self, field: u64, write: impl FnOnce(&mut Message)) -> &mut Message {
        let mut message = Message::default();
        write(&mut message);
        self.bytes(field, &message.0)
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }
}
