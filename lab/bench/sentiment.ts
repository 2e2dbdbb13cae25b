import { listLabelled } from '../../packages/api/src/text/labelled/listLabelled.ts';
import { judgeComment } from '../../packages/api/src/text/sentiment/judgeComment.ts';
import { measureJudge } from './sentiment/measureJudge.ts';
import { loadPeers, type Judge } from './sentiment/peers.ts';

/**
 * The mood of comments, judged by us and by what a Node project would otherwise take, on the half
 * of the labelled comments that no rule was tuned on. Fails when a peer does better than we do.
 */
const ours: Judge = {
  name: 'Hearback',
  // The language is detected, not given.
  score: (text) => judgeComment(text)?.score ?? 0,
  documented: 0.2999,
};
const judges = [ours, ...loadPeers()];
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const failures: string[] = [];

for (const language of ['en', 'pl'] as const) {
  const comments = listLabelled(language);
  const heldOut = comments.filter(({ part }) => part === 'held out').length;
  const measured = judges.map((judge) => ({
    name: judge.name,
    ...measureJudge(judge, comments, language),
  }));

  console.log(`\n${language}: ${heldOut} held-out comments of ${comments.length}`);
  console.table(
    Object.fromEntries(
      measured.map(({ name, documented, fitted, perComment }) => [
        name,
        {
          accuracy: percent(documented.accuracy),
          'macro-F1': percent(documented.macroF1),
          'accuracy, threshold fitted': percent(fitted.accuracy),
          'macro-F1, threshold fitted': percent(fitted.macroF1),
          'µs a comment': Math.round(perComment),
        },
      ]),
    ),
  );

  const [own, ...others] = measured;
  for (const { name, documented, fitted } of others) {
    const best = Math.max(documented.macroF1, fitted.macroF1);
    if (own && best >= own.documented.macroF1) failures.push(`${language}: ${name} does better.`);
  }
}

if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
