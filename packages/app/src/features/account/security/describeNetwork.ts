/** Networks that reach no further than a house. */
const local =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0:0:0::|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;

/**
 * What a reader recognises of a network such as "203.0.113.0/24": whether it is their own house, or
 * the numbers that stay the same.
 */
export function describeNetwork(network: string): { isLocal: boolean; numbers: string } {
  const [address = ''] = network.split('/');
  return {
    isLocal: local.test(address),
    numbers: address.replace(/\.0$/, '.…').replace(/::$/, ':…'),
  };
}
