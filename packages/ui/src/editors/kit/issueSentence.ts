import type { EditorIssue } from './EditorIssue';
import type { PartsWords } from './PartsWords';

interface Names {
  words: Pick<PartsWords, 'issues' | 'nameless'>;
  nameOf: (partId: string) => string;
  languageName: (language: string) => string;
}

/** What an issue says, beginning with the part it is about where it does not name it. */
export function issueSentence(
  { code, partId, language }: EditorIssue,
  { words, nameOf, languageName }: Names,
): string {
  const known = words.issues[code] ?? '';
  const sentence =
    typeof known === 'string' ? known : known(language === undefined ? '' : languageName(language));
  const isNamed = partId !== undefined && !words.nameless?.includes(code);
  return isNamed ? `${nameOf(partId)} ${sentence}` : sentence;
}
