/** Whole numbers one after the other, seven bits to a byte, as few bytes as a number needs. */
export function createByteWriter() {
  let bytes = new Uint8Array(1_024);
  let length = 0;

  const reserve = (more: number) => {
    if (length + more <= bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * bytes.length, length + more));
    larger.set(bytes.subarray(0, length));
    bytes = larger;
  };

  const writer = {
    /** A number from 0 to 2³² − 1. */
    number(value: number) {
      reserve(5);
      let left = value;
      while (left > 127) {
        bytes[length++] = (left & 127) | 128;
        left >>>= 7;
      }
      bytes[length++] = left;
    },

    /** A number that may be below 0: 0, −1, 1, −2, 2 are written as 0, 1, 2, 3, 4. */
    signed(value: number) {
      writer.number(((value << 1) ^ (value >> 31)) >>> 0);
    },

    raw(other: Uint8Array) {
      reserve(other.length);
      bytes.set(other, length);
      length += other.length;
    },

    /** All that was written. */
    finish: (): Uint8Array => bytes.slice(0, length),
  };
  return writer;
}

/** Reads what a byte writer wrote. */
export function createByteReader(bytes: Uint8Array) {
  let position = 0;

  const number = (): number => {
    const first = bytes[position];
    // Nearly all are this small.
    if (first !== undefined && first < 128) {
      position += 1;
      return first;
    }
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[position++];
      if (byte === undefined) throw new Error('The bytes end in the middle of a number.');
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
      shift += 7;
    }
  };

  return {
    number,
    signed(): number {
      const value = number();
      return (value >>> 1) ^ -(value & 1);
    },
    raw(length: number): Uint8Array {
      position += length;
      if (position > bytes.length) throw new Error('The bytes end in the middle of a text.');
      return bytes.subarray(position - length, position);
    },
  };
}
