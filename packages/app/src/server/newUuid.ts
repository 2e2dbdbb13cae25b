const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A UUIDv7, as the server makes them: time first. `crypto.randomUUID` is missing without https. */
export function newUuid(now = Date.now()): string {
  const random = [...crypto.getRandomValues(new Uint16Array(5))];
  const [a = 0, b = 0, ...rest] = random;
  const time = hex(now, 12);
  return [
    time.slice(0, 8),
    time.slice(8),
    hex((a & 0x0fff) | 0x7000, 4),
    hex((b & 0x3fff) | 0x8000, 4),
    rest.map((part) => hex(part, 4)).join(''),
  ].join('-');
}
