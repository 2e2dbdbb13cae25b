import type { EditorIssue } from './EditorIssue';
import type { PartsWords } from './PartsWords';

interface Names {
  words: Pick<PartsWords, 'issues' | 'nameless'>;
  nameOf: (partId: string) => string;
  languageName: (language: string) => string;
}

/** What an issue says, beginning with the part it is about where it does not name it. */
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
