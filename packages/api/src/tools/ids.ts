import { randomUUID } from 'node:crypto';

/** A UUIDv7: time first, so that rows made one after another lie together. RFC 9562, section 5.7. */
export function newId(now: Date = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  // Chance and variant come from a UUIDv4, for which Node keeps chance at hand.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** When a UUIDv7 was made. */
export const timestampOfId = (id: string): Date =>
  new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));

/** A random id of a token: 32 hexadecimal digits. */
export const newTokenId = (): string => randomUUID().replaceAll('-', '');

/** True when a text has the form of a row's id. Others are answered 404 before the database sees them. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
