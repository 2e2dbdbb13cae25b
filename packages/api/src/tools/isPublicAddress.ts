import { BlockList, isIP } from 'node:net';

/** What is not on the public internet, or no one machine: IANA's registries of special addresses. */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Shared by the customers of a provider.
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, where clouds tell a machine its own secrets.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Azure's own, which every machine there reaches.
  '168.63.129.16/32',
  // Multicast, what is reserved, and everybody.
  '224.0.0.0/3',
];

/** The part of IPv6 that is routed. All else is local, mapped, or leads to IPv4 in disguise. */
const routed = '2000::/3';

const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

const lists = {
  special: listOf(special, 'ipv4'),
  routed: listOf([routed], 'ipv6'),
  specialV6: listOf(specialV6, 'ipv6'),
};

/** Whether an IP address belongs to one machine on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !lists.special.check(address, 'ipv4');
  if (family !== 6) return false;
  return lists.routed.check(address, 'ipv6') && !lists.specialV6.check(address, 'ipv6');
}
