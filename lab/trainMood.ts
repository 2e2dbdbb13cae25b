/**
 * Trains the judge of moods, for each language: a multinomial logistic regression on hashed features
 * (`readFeatures`) from the corpora of docs/text-model.md and the development half of our own comments,
 * then the weights by which it is combined with lists and rules. Writes mood.json and mood*.bin of
 * packages/api/src/text/sentiment; the same input gives the same bytes.
 *
 *     nice -n 15 node lab/trainMood.ts ../shared/data/text [en|pl] [folder to write to]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createRandom } from '../packages/api/src/sample/seed/random.ts';
import type { TextLanguage } from '../packages/api/src/text/language/detectLanguage.ts';
import { readEvidence, toTokens } from '../packages/api/src/text/sentiment/judgeComment.ts';
import {
  combineInputs,
  type MoodModel,
  scoreMood,
  toChances,
} from '../packages/api/src/text/sentiment/judgeMood.ts';
import {
  buckets,
  letterValue,
  lengthOf,
  readFeatures,
} from '../packages/api/src/text/sentiment/readFeatures.ts';
import wordsEn from '../packages/api/src/text/sentiment/wordsEn.json' with { type: 'json' };
import wordsPl from '../packages/api/src/text/sentiment/wordsPl.json' with { type: 'json' };
import { listOwn } from './text/ownComments.ts';

const [folder = '', only, into] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the training texts.');

/** Positive, neutral, negative: how many of those who judged it said so. */
type Shares = readonly number[];

interface Labelled {
  text: string;
  y: Shares;
}

interface Example {
  words: Int32Array;
  letters: Int32Array;
  length: number;
  y: Shares;
  weight: number;
}

/** The weight of a text of each corpus. */
const corpora: Record<TextLanguage, [name: string, weight: number][]> = {
  en: [
    ['en/goemotions', 0.5],
    ['en/pros-cons', 0.9],
    ['en/product-reviews-1', 2],
    ['en/sentence-polarity', 1.5],
    ['en/plot-sentences', 0.5],
  ],
  pl: [['pl/clarin-emo', 1]],
};
const passes = { en: { passes: 4, rate: 0.15 }, pl: { passes: 12, rate: 0.15 } };
const ownPasses = { passes: 8, rate: 0.15 };

const readCorpus = (name: string, part: 'train' | 'validation'): Labelled[] =>
  readFileSync(join(folder, name, `${part}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);

const toExample = (language: TextLanguage, { text, y }: Labelled, weight: number): Example => {
  const features = readFeatures(toTokens(text), language);
  return {
    words: Int32Array.from(features.words),
    letters: Int32Array.from(features.letters),
    length: lengthOf(features),
    y,
    weight,
  };
};

const sharesOf = {
  positive: [1, 0, 0],
  neutral: [0, 1, 0],
  mixed: [0, 1, 0],
  negative: [0, 0, 1],
};

/** Our lists of words, and for English the opinion lexicon, as very short texts. */
const listedWords = (language: TextLanguage): Labelled[] => {
  const { words, phrases } = { en: wordsEn, pl: wordsPl }[language];
  const listed = [words, phrases].flatMap((list) =>
    Object.entries(list).flatMap(([weight, texts]: [string, string[]]) =>
      texts.map((text) => ({
        text: text.replace('*', ''),
        y: Number(weight) > 0 ? [0.9, 0.1, 0] : [0, 0.1, 0.9],
      })),
    ),
  );
  if (language === 'pl') return listed;
  const lexicon = (['positive', 'negative'] as const).flatMap((mood) =>
    readFileSync(join(folder, 'en/opinion-lexicon', `${mood}-words.txt`), 'latin1')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(';'))
      .map((text) => ({ text, y: mood === 'positive' ? [0.95, 0.05, 0] : [0, 0.05, 0.95] })),
  );
  return [...listed, ...lexicon];
};

interface Learned {
  weights: Float32Array;
  squares: Float32Array;
  bias: [number, number];
  biasSquares: [number, number];
}

const noWeights = (): Learned => ({
  weights: new Float32Array(2 * buckets),
  squares: new Float32Array(2 * buckets).fill(1e-3),
  bias: [0, 0],
  biasSquares: [1e-3, 1e-3],
});

const copy = (learned: Learned): Learned => structuredClone(learned);

/** AdaGrad (Duchi, Hazan and Singer 2011), one example at a time in an order that a seed fixes. */
function learn(
  learned: Learned,
  examples: readonly Example[],
  { passes: rounds, rate }: { passes: number; rate: number },
): Learned {
  const { weights, squares, bias, biasSquares } = learned;
  const random = createRandom(1);
  const order = examples.map((_, at) => at);
  const shift = (at: number, gradient: number) => {
    const sum = (squares[at] as number) + gradient * gradient;
    squares[at] = sum;
    weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(sum);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = random.below(at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const at of order) {
      const { words, letters, length, y, weight } = examples[at] as Example;
      const letterLength = length * letterValue;
      let [good, bad] = bias;
      for (const bucket of words) {
        good += (weights[2 * bucket] as number) * length;
        bad += (weights[2 * bucket + 1] as number) * length;
      }
      for (const bucket of letters) {
        good += (weights[2 * bucket] as number) * letterLength;
        bad += (weights[2 * bucket + 1] as number) * letterLength;
      }
      const top = Math.max(good, bad, 0);
      const [goodShare, badShare] = [Math.exp(good - top), Math.exp(bad - top)];
      const sum = goodShare + badShare + Math.exp(-top);
      const goodError = (goodShare / sum - (y[0] ?? 0)) * weight;
      const badError = (badShare / sum - (y[2] ?? 0)) * weight;
      for (const bucket of words) {
        shift(2 * bucket, goodError * length);
        shift(2 * bucket + 1, badError * length);
      }
      for (const bucket of letters) {
        shift(2 * bucket, goodError * letterLength);
        shift(2 * bucket + 1, badError * letterLength);
      }
      for (const [side, error] of [goodError, badError].entries()) {
        biasSquares[side] = (biasSquares[side] as number) + error * error;
        bias[side] = (bias[side] as number) - (0.1 * error) / Math.sqrt(biasSquares[side]);
      }
    }
  }
  return learned;
}

/** Eight bits for each weight. The largest thousandth are cut, so that the others keep their detail. */
function toModel({ weights, bias }: Learned): MoodModel & { weights: Int8Array } {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted();
  const step = Number(((sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127).toPrecision(6));
  return {
    weights: Int8Array.from(weights, (weight) =>
      Math.max(-127, Math.min(127, Math.round(weight / step))),
    ),
    step,
    bias: bias.map((value) => Number(value.toFixed(4))),
  };
}

interface Row {
  inputs: number[];
  y: Shares;
  weight: number;
}

const toRow = (language: TextLanguage, model: MoodModel, each: Labelled, weight: number): Row => {
  const tokens = toTokens(each.text);
  const words = tokens.filter(({ kind }) => kind !== 'mark').length;
  const odds = scoreMood(model, tokens, language);
  return {
    inputs: combineInputs(odds, readEvidence(tokens, language), words),
    y: each.y,
    weight,
  };
};

/**
 * Two fifths of what the combination is learned on say nothing good or bad, or both. Visitors do so half as often:
 * the log-odds of good and of bad are moved by the logarithm of this share of the odds.
 */
const neutralShare = 0.5;

/** Multinomial logistic regression by gradient descent, with a little ridge. */
function combine(rows: readonly Row[], ridge = 0.002): number[][] {
  const size = rows[0]?.inputs.length ?? 0;
  const weights = [0, 1].map(() => Array.from({ length: size }, () => 0));
  const squares = [0, 1].map(() => Array.from({ length: size }, () => 1e-6));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < 400; round += 1) {
    const slopes = weights.map((side) => side.map((value) => ridge * value));
    for (const { inputs, y, weight } of rows) {
      const { positive, negative } = toChances(inputs, weights);
      const errors = [positive - (y[0] ?? 0), negative - (y[2] ?? 0)];
      for (const [side, error] of errors.entries()) {
        const slope = slopes[side] as number[];
        for (let at = 0; at < size; at += 1) {
          slope[at] = (slope[at] as number) + (error * weight * (inputs[at] as number)) / total;
        }
      }
    }
    for (const [side, slope] of slopes.entries()) {
      for (const [at, value] of slope.entries()) {
        const sums = squares[side] as number[];
        sums[at] = (sums[at] as number) + value * value;
        (weights[side] as number[])[at] =
          ((weights[side] as number[])[at] as number) - (0.3 * value) / Math.sqrt(sums[at]);
      }
    }
  }
  return weights.map((side) =>
    side.map((value, at) => Number((at === 0 ? value - Math.log(neutralShare) : value).toFixed(3))),
  );
}

const folds = 3;

function trainLanguage(language: TextLanguage) {
  const corpus = corpora[language].flatMap(([name, weight]) =>
    readCorpus(name, 'train').map((each) => toExample(language, each, weight)),
  );
  const listed = listedWords(language).map((each) => toExample(language, each, 0.6));
  const base = learn(noWeights(), [...corpus, ...listed], passes[language]);
  console.log(`${language}: ${corpus.length} texts and ${listed.length} listed words`);

  const own = listOwn(language, 'development').map(({ text, mood }): Labelled => ({
    text,
    y: sharesOf[mood],
  }));
  const withOwn = (part: readonly Labelled[]) =>
    toModel(
      learn(
        copy(base),
        part.map((each) => toExample(language, each, 1)),
        ownPasses,
      ),
    );
  // The combination is learned on odds that the model gave without having seen the comment.
  const crossed = Array.from({ length: folds }, (_, fold) => {
    const model = withOwn(own.filter((_each, at) => at % folds !== fold));
    return own
      .filter((_each, at) => at % folds === fold)
      .map((each) => toRow(language, model, each, 1));
  }).flat();
  const model = withOwn(own);
  const validation = corpora[language].flatMap(([name]) => {
    const rows = readCorpus(name, 'validation');
    // All corpora together count as much as our own comments.
    const weight = own.length / rows.length / corpora[language].length;
    return rows.map((each) => toRow(language, model, each, weight));
  });
  const combination = combine([...crossed, ...validation]);
  return { model, combination };
}

const file = (name: string) =>
  into === undefined
    ? new URL(`../packages/api/src/text/sentiment/${name}`, import.meta.url)
    : join(into, name);
const known = JSON.parse(readFileSync(file('mood.json'), 'utf8')) as Record<string, unknown>;
for (const language of ['en', 'pl'] as const) {
  if (only && only !== language) continue;
  const { model, combination } = trainLanguage(language);
  const { weights, ...rest } = model;
  writeFileSync(file(language === 'en' ? 'moodEn.bin' : 'moodPl.bin'), weights);
  known[language] = { model: rest, combination };
}
writeFileSync(file('mood.json'), `${JSON.stringify(known, null, 2)}\n`);
