import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a link of a letter is for. */
export type LetterLink =
  /** The owner of an address says whether they want alerts of an account. */
  | { purpose: 'confirm'; accountId: string; addressHash: string }
  /** They want no more alerts, of any account. */
  | { purpose: 'alert'; accountId: string; addressHash: string }
  /** A visitor wants no more replies by letter, of any account. */
  | { purpose: 'reply'; accountId: string; addressHash: string }
  /** The owner of an account wants no more letters of a kind. */
  | { purpose: OwnLetter; accountId: string };

type OwnLetter = 'low_ratings' | 'digest' | 'monthly_report';

const letters = {
  confirm: 'c',
  alert: 'a',
  reply: 'r',
  low_ratings: 'l',
  digest: 'd',
  monthly_report: 'm',
};
const purposes = Object.keys(letters) as LetterLink['purpose'][];

const form = /^([carlmd])([0-9a-f]{32})([0-9a-f]{64})?([\w-]{43})$/;

/** An address as a refusal remembers it: without the product's secret, since that may be exchanged. */
export const hashAddress = (address: string): string =>
  createHash('sha256').update(`hearback alert address ${address.toLowerCase()}`).digest('hex');

const toUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

type SecretFor = (purpose: string) => string;

/**
 * Links that work without an account or a login: all they say stands in the token, which is signed, so
 * nothing has to be kept and a link works as long as its letter lies in a mailbox.
 */
export function createLetterLinks(secretFor: SecretFor, formerSecretFor?: SecretFor) {
  const sign = (words: string, from: SecretFor) =>
    createHmac('sha256', from('link of a letter')).update(words).digest('base64url');

  return {
    make(link: LetterLink): string {
      const hash = 'addressHash' in link ? link.addressHash : '';
      const words = `${letters[link.purpose]}${link.accountId.replaceAll('-', '')}${hash}`;
      return `${words}${sign(words, secretFor)}`;
    },

    /** What a token says. Undefined when nobody here made it. */
    read(token: string): LetterLink | undefined {
      const [, letter, account = '', addressHash, signature = ''] = form.exec(token) ?? [];
      const purpose = purposes.find((each) => letters[each] === letter);
      if (!purpose) return undefined;
      const words = token.slice(0, -signature.length);
      const isSigned = [secretFor, formerSecretFor].some(
        (from) => from && timingSafeEqual(Buffer.from(sign(words, from)), Buffer.from(signature)),
      );
      if (!isSigned) return undefined;
      const accountId = toUuid(account);
      if (purpose === 'confirm' || purpose === 'alert' || purpose === 'reply') {
        return addressHash === undefined ? undefined : { purpose, accountId, addressHash };
      }
      return addressHash === undefined ? { purpose, accountId } : undefined;
    },
  };
}
