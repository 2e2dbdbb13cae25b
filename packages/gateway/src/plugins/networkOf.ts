import { isIP } from 'node:net';

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** An address as limits count it: one IPv6 customer owns a /64, so its lower half says nothing. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = groupsOf(head);
  const zeros = Array<string>(Math.max(0, 8 - left.length - groupsOf(tail).length)).fill('0');
  return [...left, ...zeros, ...groupsOf(tail)]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
