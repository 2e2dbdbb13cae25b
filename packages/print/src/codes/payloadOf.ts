// A module of its own: pages need the payload and not the encoder, which weighs eight kilobytes.

/** An address whose every letter may be written in capitals: names of hosts and our slugs know no case. */
const caseless = /^https?:\/\/[0-9a-z.-]+(?::\d+)?\/r\/[0-9a-z]+\/?$/i;

/**
 * Payload of a printed code: the address in capitals, which take 5.5 bits each instead of 8
 * (alphanumeric mode), so the code has fewer and larger modules. A case-sensitive address, such as
 * one below a path, stays as it is.
 */
export const payloadOf = (shortUrl: string): string =>
  caseless.test(shortUrl) ? shortUrl.toUpperCase() : shortUrl;

/** As long as printed addresses are, so a code of it is as dense: for art that is on no code yet. */
export const usualCodeText = 'HTTPS://FEEDBACK.EXAMPLE/R/7K2M9QXT4A';
