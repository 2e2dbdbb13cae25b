import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { judgeSentiment } from '../../packages/api/src/text/judgeSentiment.ts';
import both from '../../packages/api/src/text/labelled/both.json' with { type: 'json' };
import { listOwn, type OwnComment } from '../text/ownComments.ts';
import { fitThreshold, type Judged, measureJudge } from './sentiment/measureJudge.ts';
import { type Judge, loadPeers } from './sentiment/peers.ts';

/**
 * The mood of comments, judged by us without stars and by what a Node project would otherwise take, on
 * texts that no rule was tuned on and no model was trained on. Fails when a peer does better than we do.
 *
 *     npm run -w lab bench:sentiment -- [folder of other sets] [folder of the training texts]
 *
 * The first folder holds files such as en-yelp.tsv: a text, a tab, and positive, neutral or negative in
 * each line (docs/text-model.md says where such sets are). With the second, texts that occur among those
 * that the model was trained on are left out.
 */
const [sets, training] = process.argv.slice(2);
const sides = { positive: 1, neutral: 0, negative: -1 };
const ours: Judge = {
  name: 'Hearback',
  // The language is detected, not given.
  score: (text) => sides[judgeSentiment({ comment: text }).sentiment],
  documented: 0.5,
};
const peers = await loadPeers();
const percent = (share: number) => (share * 100).toFixed(1);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
const failures: string[] = [];

const judgedOf = ({ text, mood }: Pick<OwnComment, 'text' | 'mood'>): Judged => ({
  text,
  mood: mood === 'mixed' ? 'neutral' : mood,
});

const readSet = (file: string): Judged[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', mood] = line.split('\t');
      if (mood !== 'positive' && mood !== 'neutral' && mood !== 'negative') {
        throw new Error(`${file}: a line without a mood: ${line}`);
      }
      return { text, mood };
    });

/** All that the model or its rules have seen. */
function readSeen(language: 'en' | 'pl'): Set<string> {
  const own = listOwn(language, 'development').map(({ text }) => text);
  const corpora =
    training === undefined
      ? []
      : readdirSync(join(training, language)).flatMap((name) =>
          ['train', 'validation']
            .map((part) => join(training, language, name, `${part}.jsonl`))
            .filter((file) => existsSync(file))
            .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
            .map((line) => (JSON.parse(line) as { text: string }).text),
        );
  return new Set([...own, ...corpora].map(plain));
}

for (const language of ['en', 'pl'] as const) {
  const development = listOwn(language, 'development').map(judgedOf);
  const heldOut = listOwn(language, 'held out');
  const domains = new Map<string, Judged[]>([
    ['own, places', heldOut.filter(({ kind }) => kind === 'places').map(judgedOf)],
    ['own, other', heldOut.filter(({ kind }) => kind !== 'places').map(judgedOf)],
    // Peers are told one language of the two.
    ['own, in two languages', (both as Pick<OwnComment, 'text' | 'mood'>[]).map(judgedOf)],
  ]);
  for (const file of sets === undefined ? [] : readdirSync(sets)) {
    if (!file.startsWith(`${language}-`)) continue;
    domains.set(file.slice(3).replace('.tsv', ''), readSet(join(sets ?? '', file)));
  }
  const seen = readSeen(language);
  // Each judge loads its lists before it is timed.
  const judges: { judge: Judge; fitted: number }[] = [];
  for (const judge of [ours, ...peers]) {
    const threshold = await fitThreshold(judge, development, language);
    judges.push({ judge, fitted: judge === ours ? judge.documented : threshold });
  }

  for (const [domain, all] of domains) {
    const texts = all.filter(({ text }) => !seen.has(plain(text)));
    const left = all.length - texts.length;
    console.log(
      `\n${language}, ${domain}: ${texts.length} texts, ${left} more were seen in training`,
    );
    const measured: ({ name: string } & Awaited<ReturnType<typeof measureJudge>>)[] = [];
    for (const { judge, fitted } of judges) {
      const figures = await measureJudge(judge, texts, language, fitted);
      measured.push({ name: judge.name, ...figures });
    }
    console.table(
      Object.fromEntries(
        measured.map(({ name, documented, fitted, perComment }) => [
          name,
          {
            'accuracy %': percent(documented.accuracy),
            'macro-F1 %': percent(documented.macroF1),
            'fitted: accuracy %': percent(fitted.accuracy),
            'fitted: macro-F1 %': percent(fitted.macroF1),
            'µs a comment': Math.round(perComment),
          },
        ]),
      ),
    );
    const [own, ...others] = measured;
    for (const { name, documented, fitted } of others) {
      for (const figure of ['accuracy', 'macroF1'] as const) {
        const best = Math.max(documented[figure], fitted[figure]);
        if (own && best >= own.documented[figure]) {
          failures.push(`${language}, ${domain}: ${name} has a better ${figure}.`);
        }
      }
    }
  }
}

if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
