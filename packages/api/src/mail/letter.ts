import { createIntl, IntlErrorCode, type IntlShape } from '@formatjs/intl';
import { defaultLanguage } from '@hearback/schema/limits';

import { cutText } from '../tools/text.ts';

/** A file that goes with a letter. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
  /** Its name as a picture in the letter. */
  cid?: string;
}

/** The content of a letter, without its recipient. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  /** Whom an answer goes to. Left out: nobody reads answers. */
  replyTo?: { name: string; address: string };
  /** Where whoever got it ends letters of its kind, also by one click of their mail program. */
  unsubscribe?: string;
}

/** A letter's sentences in Polish, by message id. English stands in the messages themselves. */
type Translation = Readonly<Record<string, string>>;

/** The language of a letter: Polish, or English where that is not spoken. */
export const letterLanguage = (language: string): 'pl-PL' | 'en-US' =>
  language.startsWith('pl') ? 'pl-PL' : 'en-US';

/** A moment in UTC, and said so, which is never wrong: nobody knows where the reader is. */
export const momentInUtc = (
  { formatDate }: Pick<IntlShape, 'formatDate'>,
  at: Date,
  dateStyle: 'long' | 'medium' = 'long',
): string => formatDate(at, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).concat(' UTC');

/** Formats a letter's sentences in a person's language; English where that language is not spoken. */
export const letterIntl = (language: string, polish: Translation): IntlShape => {
  const locale = letterLanguage(language);
  const isPolish = locale === 'pl-PL';
  return createIntl({
    locale,
    defaultLocale: defaultLanguage,
    messages: isPolish ? { ...polish } : {},
    onError: (error) => {
      // English needs no catalogue: its sentences are the defaults.
      if (error.code === IntlErrorCode.MISSING_TRANSLATION && !isPolish) return;
      throw error;
    },
  });
};

const maxLength = 280;

/** The beginning of what a visitor wrote, as much as a letter has room for, ending with a whole word. */
export const shortenQuote = (text: string): string => cutText(text, maxLength);

/** A dot that could stand before the end of a host's name, in all its shapes. */
const dotInHost = /(?<=[\p{L}\p{N}\p{M}_-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu;

/** `://` and the slashes of `//host`, backslashes too. */
const slashes = /[/\\]{2,}/gu;

const at = /@/gu;

/**
 * Somebody's words so that no mail program makes a link of them: names stand in subjects and beside
 * addresses of people who never heard of the one that chose them. "7.5" stays as it is.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(slashes, ' ')
    .replaceAll(at, ' @ ')
    .replaceAll(dotInHost, (dot, offset: number, whole: string) =>
      /\d/.test(whole[offset - 1] ?? '') && /\d/.test(whole[offset + 1] ?? '') ? dot : `${dot} `,
    );
