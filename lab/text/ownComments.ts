import both from '../../packages/api/src/text/labelled/both.json' with { type: 'json' };
import en from '../../packages/api/src/text/labelled/en.json' with { type: 'json' };
import { listLabelled } from '../../packages/api/src/text/labelled/listLabelled.ts';
import pl from '../../packages/api/src/text/labelled/pl.json' with { type: 'json' };
import type { TextLanguage } from '../../packages/api/src/text/language/detectLanguage.ts';
import comments from './comments.json' with { type: 'json' };

/**
 * A comment of our own, labelled twice. The first labels train and measure; `node lab/text/ownComments.ts` prints how far
 * the second ones agree with them, and how often the product is right by each on held-out comments.
 */
export interface OwnComment {
  text: string;
  /** Such as so-so, mixed, idiom, short; `places` for those of packages/api/src/text/labelled. */
  kind: string;
  mood: 'positive' | 'neutral' | 'mixed' | 'negative';
  /** The second label, where it is another mood. */
  second?: OwnComment['mood'];
}

const atPlaces = { en, pl };
/** The second label of a comment at a place, where it is another mood. */
const secondOf = (language: TextLanguage, text: string) =>
  (['negative', 'neutral'] as const).find((mood) =>
    atPlaces[language].some(({ second }) => second?.[mood]?.includes(text)),
  );

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
    .map(({ text, sentiment }): OwnComment => ({
      text,
      kind: 'places',
      mood: sentiment,
      second: secondOf(language, text) ?? sentiment,
    }));
  const written = (comments[language] as OwnComment[]).filter(
    ({ text }) => (hashOf(text) % 2 === 0 ? 'development' : 'held out') === part,
  );
  return [...places, ...written];
}

/** The share of comments with the same label twice, and Cohen's kappa: how far that is above chance. */
function measureAgreement(comments: readonly OwnComment[]) {
  const moods = ['positive', 'neutral', 'mixed', 'negative'] as const;
  const shareOf = (isCounted: (comment: OwnComment) => boolean) =>
    comments.filter(isCounted).length / comments.length;
  const observed = shareOf(({ mood, second = mood }) => mood === second);
  const chance = moods.reduce(
    (sum, label) =>
      sum +
      shareOf(({ mood }) => mood === label) *
        shareOf(({ mood, second = mood }) => second === label),
    0,
  );
  return { observed, kappa: (observed - chance) / (1 - chance) };
}

if (import.meta.main) {
  // Training imports this file, and makes the model that this reads.
  const { judgeSentiment } = await import('../../packages/api/src/text/judgeSentiment.ts');
  const percent = (share: number) => Number((share * 100).toFixed(1));
  const rowOf = (all: readonly OwnComment[], heldOut: readonly OwnComment[]) => {
    const { observed, kappa } = measureAgreement(all);
    const judged = heldOut.map((comment) => ({
      ...comment,
      sentiment: judgeSentiment({ comment: comment.text }).sentiment,
    }));
    const rightBy = (labelOf: (comment: OwnComment) => OwnComment['mood']) =>
      judged.filter((comment) => {
        const label = labelOf(comment);
        return comment.sentiment === (label === 'mixed' ? 'neutral' : label);
      }).length / judged.length;
    return {
      comments: all.length,
      'agreement %': percent(observed),
      kappa: Number(kappa.toFixed(2)),
      'held out': heldOut.length,
      'right by first %': percent(rightBy(({ mood }) => mood)),
      'right by second %': percent(rightBy(({ mood, second = mood }) => second)),
    };
  };
  const rows: Record<string, ReturnType<typeof rowOf>> = {};
  for (const language of ['en', 'pl'] as const) {
    const heldOut = listOwn(language, 'held out');
    const all = [...listOwn(language, 'development'), ...heldOut];
    for (const [set, has] of [
      ['places', (kind: string) => kind === 'places'],
      ['other', (kind: string) => kind !== 'places'],
      ['all', () => true],
    ] as const) {
      const inSet = ({ kind }: OwnComment) => has(kind);
      rows[`${language}, ${set}`] = rowOf(all.filter(inSet), heldOut.filter(inSet));
    }
  }
  const inBoth = (both as Omit<OwnComment, 'kind'>[]).map((each) => ({ ...each, kind: 'both' }));
  rows['in two languages'] = rowOf(inBoth, inBoth);
  console.table(rows);
}
