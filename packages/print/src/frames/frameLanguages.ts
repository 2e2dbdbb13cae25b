import { wordsIn, type FrameDocument, type LocalizedText } from '@hearback/schema/documents';

import { frameSizes } from './frameSizes.ts';
import { starterFrame } from './starterFrame.ts';
import { openStarter, starterNames } from './starters/openStarter.ts';

type Translations = Exclude<LocalizedText, string>;

const translationsOf = ({ content }: FrameDocument): Translations[] =>
  content.flatMap((element) =>
    element.type === 'text' && typeof element.text !== 'string' ? [element.text] : [],
  );

/** The languages that a frame’s words are written in. None: its words are the same in all. */
export const frameLanguages = (document: FrameDocument): string[] => [
  ...new Set(
    translationsOf(document).flatMap((text) =>
      Object.keys(text).filter((language) => wordsIn(text, language) !== undefined),
    ),
  ),
];

let known: readonly Translations[] | undefined;

/** Every sentence that our finished frames come with. */
const starterTexts = () =>
  (known ??= [starterFrame('Card', frameSizes.a6), ...starterNames.map(openStarter)].flatMap(
    translationsOf,
  ));

/**
 * True if a frame still has its original starter text in a language, while its owner has changed
 * the same text in another one.
 */
export const hasStarterTextLeft = (document: FrameDocument, language: string): boolean =>
  translationsOf(document).some((text) => {
    const own = text[language];
    const same = starterTexts().filter((starter) => starter[language] === own);
    const isUnchanged = same.some((starter) =>
      Object.entries(text).every(([each, words]) => starter[each] === words),
    );
    return own !== undefined && same.length > 0 && !isUnchanged;
  });
