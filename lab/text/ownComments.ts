import { listLabelled } from '../../packages/api/src/text/labelled/listLabelled.ts';
import type { TextLanguage } from '../../packages/api/src/text/language/detectLanguage.ts';
import comments from './comments.json' with { type: 'json' };

/** A comment of our own, labelled once by those who wrote it. */
export interface OwnComment {
  text: string;
  /** Such as so-so, mixed, idiom, short; `places` for those of packages/api/src/text/labelled. */
  kind: string;
  mood: 'positive' | 'neutral' | 'mixed' | 'negative';
}

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** Half of our own comments, fixed for ever: models and rules are tuned on development comments alone. */
export function listOwn(language: TextLanguage, part: 'development' | 'held out'): OwnComment[] {
  const places = listLabelled(language)
    .filter((each) => each.part === part)
    .map(({ text, sentiment }): OwnComment => ({ text, kind: 'places', mood: sentiment }));
  const written = (comments[language] as OwnComment[]).filter(
    ({ text }) => (hashOf(text) % 2 === 0 ? 'development' : 'held out') === part,
  );
  return [...places, ...written];
}
