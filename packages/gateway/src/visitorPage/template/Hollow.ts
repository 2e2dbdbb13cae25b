/** Bytes that are the same for everybody but for a place, and where that place begins. */
export interface Hollow {
  bytes: Buffer<ArrayBuffer>;
  offset: number;
}

/** The bytes with their place filled in. What fills it is as long as the place, and plain letters. */
export function fill({ bytes, offset }: Hollow, filling: string): Buffer<ArrayBuffer> {
  const filled = Buffer.allocUnsafe(bytes.length);
  bytes.copy(filled);
  filled.write(filling, offset, 'latin1');
  return filled;
}
