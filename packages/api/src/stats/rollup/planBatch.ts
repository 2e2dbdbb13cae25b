import type { StatsBatch } from '../statsChanges.sql.ts';
import type { KnownPlace } from '../statsCodes.sql.ts';
import type { Store } from '../../store.ts';
import { changedVisitors } from './changedVisitors.ts';
import { readWordsHere } from '../../text/words/countedWords.ts';
import { countAnswers, countScans, type DayCounts, type WordTools } from './countFacts.ts';
import type { Deltas } from './Deltas.ts';
import { planFold } from './planFold.ts';

type Tools = Pick<Store, 'statsChanges' | 'statsCodes' | 'statsCells'> & WordTools;

/**
 * Plans what a batch of changes adds to the cells. A fold writes that, a read adds it to what it
 * read. Answers where the codes hang that it is about.
 */
export async function planBatch(
  tools: Tools,
  batch: StatsBatch,
  deltas: Deltas,
  withWords: boolean,
): Promise<KnownPlace[]> {
  const { accountId } = batch;
  const counts: DayCounts = new Map();
  const scans = batch.hasScans ? await tools.statsChanges.scans(batch) : [];
  countScans(counts, scans);
  if (batch.hasAnswers) {
    const answers = await tools.statsChanges.answers(batch, withWords);
    await countAnswers(counts, answers, tools.readWords ?? readWordsHere);
  }

  const codeIds = [...new Set([...counts.values()].map(({ code_id }) => code_id))];
  const places = codeIds.length > 0 ? await tools.statsCodes.places(accountId, codeIds) : [];
  const visitors = await changedVisitors(tools, accountId, scans, places);
  planFold(deltas, { counts, visitors, places });
  return places;
}
