import { randomBytes, randomUUID } from 'node:crypto';

/** A UUIDv7: time first, so that rows made one after another lie together. RFC 9562, section 5.7. */
export function newId(now: Date = new Date()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** A random id of a token: 32 hexadecimal digits. */
export const newTokenId = (): string => randomUUID().replaceAll('-', '');

/** Whether a text can be the id of a row. What cannot be is answered 404 before the database sees it. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
