import { LRUCache } from 'lru-cache';

import type { StatsQuery } from './contract.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { dayIn } from './findWindow.ts';
import { createSharedReads } from './rollup/createSharedReads.ts';

type Find<Answer> = (accountId: string, query: StatsQuery) => Promise<Answer>;

interface Kept {
  /** Of what the figures come from. */
  mark: string;
  answer: Promise<unknown>;
}

/** Answers that are kept: some kilobytes each, and some hundred for an account with a thousand codes. */
const keptMost = 100;

/** Who has not asked for so long looks at something else. */
const keptMs = 60_000;

/**
 * Reads figures once for all who ask the same, as long as nothing has changed that they come from:
 * one question to the database tells that. Nobody may change what is handed out.
 */
export const keepFigures = ({ stats, now }: Pick<ServiceTools, 'stats' | 'now'>) => {
  const kept = new LRUCache<string, Kept>({ max: keptMost, ttl: keptMs });
  // The figures of a page are asked for at once.
  const share = createSharedReads();

  return <Answer>(name: string, find: Find<Answer>): Find<Answer> =>
    async (accountId, query) => {
      const asked = JSON.stringify([name, accountId, query]);
      const today = dayIn(query.tz, now());
      const state = await share(accountId, () => stats.mark(accountId));
      const mark = `${today} ${state}`;
      const known = kept.get(asked);
      // The key tells what is asked for, and so its type.
      if (known?.mark === mark) return known.answer as Promise<Answer>;

      const answer = find(accountId, query);
      kept.set(asked, { mark, answer });
      answer.catch(() => {
        if (kept.peek(asked)?.answer === answer) kept.delete(asked);
      });
      return answer;
    };
};
