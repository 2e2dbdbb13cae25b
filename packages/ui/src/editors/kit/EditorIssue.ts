import type { PartsWords } from './EditorConfig';

interface Names {
  words: Pick<PartsWords, 'issues' | 'nameless'>;
  nameOf: (partId: string) => string;
  languageName: (language: string) => string;
}

/** Sentence of an issue, prefixed by the name of its part unless the sentence names it. */
export function issueSentence(
  { code, partId, language, source }: EditorIssue,
  { words, nameOf, languageName }: Names,
): string {
  const known = words.issues[code] ?? '';
  const named = (tag: string | undefined) => (tag === undefined ? '' : languageName(tag));
  const sentence = typeof known === 'string' ? known : known(named(language), named(source));
  const isNamed = partId !== undefined && !words.nameless?.includes(code);
  if (!isNamed) return sentence;
  return sentence.startsWith(':') ? nameOf(partId) + sentence : `${nameOf(partId)} ${sentence}`;
}

/** Issue that an owner should see before publishing a document. */
export interface EditorIssue<Code extends string = string> {
  code: Code;
  /** Id of the part. Default: the whole document. */
  partId?: string;
  /** Affected language of the document. Default: all. */
  language?: string;
  /** Source language of the translation. */
  source?: string;
  /** Key of the text, if the part has several. */
  text?: string;
}
