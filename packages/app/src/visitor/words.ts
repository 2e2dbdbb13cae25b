import type { IssueCode } from '@hearback/schema/errors';
import { formWords } from '@hearback/ui/forms';

import { inLanguage } from './inLanguage';
import type { Refusal, VisitorMode } from './VisitorPage';
import { bulgarian } from './words/bulgarian';
import { croatian } from './words/croatian';
import { czech } from './words/czech';
import { danish } from './words/danish';
import { dutch } from './words/dutch';
import { english } from './words/english';
import { estonian } from './words/estonian';
import { finnish } from './words/finnish';
import { french } from './words/french';
import { german } from './words/german';
import { greek } from './words/greek';
import { hungarian } from './words/hungarian';
import { italian } from './words/italian';
import { latvian } from './words/latvian';
import { lithuanian } from './words/lithuanian';
import { norwegian } from './words/norwegian';
import { polish } from './words/polish';
import { portuguese } from './words/portuguese';
import { romanian } from './words/romanian';
import { slovak } from './words/slovak';
import { slovenian } from './words/slovenian';
import { spanish } from './words/spanish';
import { swedish } from './words/swedish';
import { ukrainian } from './words/ukrainian';
import type { VisitorWords } from './words/VisitorWords';

const byLanguage: Readonly<Record<string, VisitorWords>> = {
  bg: bulgarian,
  cs: czech,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  et: estonian,
  fi: finnish,
  fr: french,
  hr: croatian,
  hu: hungarian,
  it: italian,
  lt: lithuanian,
  lv: latvian,
  nb: norwegian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  sk: slovak,
  sl: slovenian,
  sv: swedish,
  uk: ukrainian,
};

/** Returns the texts in a language; in English if there are none. */
export const visitorWords = (language: string): VisitorWords =>
  inLanguage(byLanguage, language, english);

/** Returns the sentence for an error code of a field. The page's script has the same sentences by code. */
export function issueWords(words: VisitorWords, code: IssueCode): string {
  return { ...sentencesByCode(words), ...picturesByCode(words) }[code] ?? words.invalid;
}

/** Sentences for the error codes of an answer; `invalid` is the fallback. */
const sentencesByCode = (words: VisitorWords): Partial<Record<IssueCode, string>> => ({
  required: words.required,
  invalid_email: words.invalidEmail,
  too_long: words.tooLong,
  invalid: words.invalid,
});

/** Those of a picture, which only pages that ask for one bring. */
const picturesByCode = (words: VisitorWords): Partial<Record<IssueCode, string>> => ({
  wrong_image_type: words.pictureType,
  broken_image: words.pictureType,
  too_large: words.pictureSize,
});

/** Returns the sentence for a rejection of a submission. */
export const refusalSentence = (
  words: VisitorWords,
  refusal: Refusal | 'failed' | 'throttled',
): string => (refusal === 'email' ? `${words.refused} ${words.checkEmail}` : words[refusal]);

/** Returns the texts of the page's script in the visitor's language, by name. */
export function scriptWords(
  language: string,
  mode: VisitorMode,
  hasPicture = false,
): Readonly<Record<string, string | undefined>> {
  const words = visitorWords(language);
  const { sending, savedTitle, moment, busy, failed } = words;
  // Neither a frame nor a kiosk is the visitor's to close, and a kiosk stays open by itself.
  const saved = mode === 'page' ? `${words.saved} ${formWords(language).canClose}` : words.saved;
  const keep = mode === 'kiosk' ? words.saved : words.keep;
  const later = mode === 'kiosk' ? words.tryAgain : `${words.tryAgain} ${words.keepForLater}`;
  return {
    ...sentencesByCode(words),
    ...(hasPicture && picturesByCode(words)),
    sending,
    savedTitle,
    saved,
    keep,
    later,
    moment,
    busy,
    failed,
  };
}
