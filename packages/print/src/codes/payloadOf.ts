/** An address whose every letter may be written in capitals: names of hosts and our slugs know no case. */
const caseless = /^https?:\/\/[0-9a-z.-]+(?::\d+)?\/r\/[0-9a-z]+\/?$/i;

/**
 * What a printed code holds: the address in capitals, which take five and a half bits each instead of
 * eight, so the code has fewer and larger squares. An address that means something else in capitals, such
 * as one below a path, stays as it is.
 */
export const payloadOf = (shortUrl: string): string =>
  caseless.test(shortUrl) ? shortUrl.toUpperCase() : shortUrl;
