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

/** A link that shows one answer without a login: to whoever has the letter, until it expires. */
interface AnswerLink {
  accountId: string;
  feedbackId: string;
  expiresAt: Date;
}

const answerForm = /^([0-9a-f]{32})([0-9a-f]{32})([0-9a-z]{8})([\w-]{43})$/;

/**
 * Links that work without an account or a login: all they say stands in the token, which is signed, so
 * nothing has to be kept and a link works as long as its letter lies in a mailbox.
 */
export function createLetterLinks(secretFor: SecretFor, formerSecretFor?: SecretFor) {
  const sign = (words: string, from: SecretFor) =>
    createHmac('sha256', from('link of a letter')).update(words).digest('base64url');

  const isSignature = (words: string, signature: string) =>
    [secretFor, formerSecretFor].some(
      (from) => from && timingSafeEqual(Buffer.from(sign(words, from)), Buffer.from(signature)),
    );

  /** The recipient is signed and not said: the link holds for their address and tells nobody of it. */
  const answerWords = (words: string, address: string) => `answer ${words} ${hashAddress(address)}`;

  return {
    makeAnswer({ accountId, feedbackId, expiresAt }: AnswerLink, address: string): string {
      const ids = `${accountId}${feedbackId}`.replaceAll('-', '');
      const seconds = Math.floor(expiresAt.getTime() / 1_000);
      const words = `${ids}${seconds.toString(36).padStart(8, '0')}`;
      return `${words}${sign(answerWords(words, address), secretFor)}`;
    },

    /** Reads what a token names. Believe it only if the token is for an address that may read it. */
    readAnswer(token: string): (AnswerLink & { isFor: (address: string) => boolean }) | undefined {
      const [, account, feedback, seconds, signature] = answerForm.exec(token) ?? [];
      if (!account || !feedback || !seconds || !signature) return undefined;
      const words = token.slice(0, -signature.length);
      return {
        accountId: toUuid(account),
        feedbackId: toUuid(feedback),
        expiresAt: new Date(Number.parseInt(seconds, 36) * 1_000),
        isFor: (address) => isSignature(answerWords(words, address), signature),
      };
    },

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
      if (!isSignature(words, signature)) return undefined;
      const accountId = toUuid(account);
      if (purpose === 'confirm' || purpose === 'alert' || purpose === 'reply') {
        return addressHash === undefined ? undefined : { purpose, accountId, addressHash };
      }
      return addressHash === undefined ? { purpose, accountId } : undefined;
    },
  };
}
