import { inLanguage } from '../inLanguage';
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
import type { KioskWords } from './words/KioskWords';

const byLanguage: Readonly<Record<string, KioskWords>> = {
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

/** Returns the kiosk texts in a language; in English if there are none. */
export const kioskWords = (language: string): KioskWords =>
  inLanguage(byLanguage, language, english);
