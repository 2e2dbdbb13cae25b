import { textIn, type LocalizedText } from '@hearback/schema/documents';

/** The words a field shows for editing: empty where this language has none yet. */
export const ownTextIn = (text: LocalizedText, language: string): string =>
  typeof text === 'string' ? text : (text[language] ?? '');

/** The same text with other words in one language. A text for all languages stays one. */
export const withTextIn = (text: LocalizedText, language: string, words: string): LocalizedText =>
  typeof text === 'string' ? words : { ...text, [language]: words };

/** What a list calls a part: the beginning of its words. */
export const excerptOf = (text: LocalizedText, language: string): string =>
  textIn(text, language).replaceAll(/\s+/g, ' ').trim();
