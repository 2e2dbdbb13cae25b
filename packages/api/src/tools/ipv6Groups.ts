/** The groups of an IPv6 address, as many as are asked for, without leading zeros. */
export function ipv6Groups(address: string, howMany: number): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, howMany)
    .map((part) => Number.parseInt(part, 16).toString(16));
}
