import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { commentsSql, type WrittenComment } from '../feedback/comments.sql.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import type { Theme } from '../text/findThemes.ts';
import type { NameChoices } from '../text/words/hidePeople.ts';
import type { SetAsideCounted, StatsQuery, StatsThemes } from './contract.ts';
import { estimateDifference } from './estimates.ts';
import { dayIn, findDays } from './findWindow.ts';
import { topicsSql } from './stats.sql.ts';

/** Themes with what they do to the rating: the mean of the comments with them minus the others. */
export const rateThemes = (themes: readonly Theme[]) =>
  themes.map(({ ratings, ...theme }) => ({
    ...theme,
    effect: estimateDifference(ratings.with, ratings.without),
  }));

type Tools = Pick<ServiceTools, 'read' | 'workers' | 'logger' | 'now'>;

/** Enough comments to show the themes; the newest show the current ones. */
export const readMost = 1_000;

/** Results that are remembered: a few kilobytes each, and at most 130. */
const rememberedMost = 200;

/** Remembers what was read from comments, by the parts that it depends on, the account first. */
export function createRemembered<Result>(logger: ServiceTools['logger'], what: string) {
  const remembered = new LRUCache<string, Promise<Result>>({ max: rememberedMost });
  return (parts: readonly string[], find: () => Promise<Result>): Promise<Result> => {
    const key = createHash('sha256').update(parts.join()).digest('base64');
    const known = remembered.get(key);
    if (known) return known;
    const found = find().catch((error: unknown) => {
      remembered.delete(key);
      logger.error({ err: error }, `The ${what} could not be read`);
      throw new ApiError('unavailable', `The ${what} could not be read right now.`, {
        headers: { 'Retry-After': '5' },
      });
    });
    remembered.set(key, found);
    return found;
  };
}

/** A comment as it is read for what it says. */
export const toReadable = ({ comment, visitor, ...known }: WrittenComment) => ({
  ...known,
  text: comment,
  ...(visitor !== null && { visitor }),
});

/** Examples with the rating and the time of their answers. */
export const showExamples = (examples: Theme['examples'], written: readonly WrittenComment[]) => {
  const byId = new Map(written.map((each) => [each.id, each]));
  return examples.flatMap(({ id, text }) => {
    const of = byId.get(id);
    if (!of) return [];
    return [{ id, comment: text, rating: of.rating, occurred_at: of.occurred_at.toISOString() }];
  });
};

/** The themes of visitors' comments, read from the newest comments of a scope in a worker thread. */
export const createThemes = ({ read, workers, logger, now }: Tools) => {
  const remember = createRemembered<StatsThemes>(logger, 'themes');

  const find = async (
    accountId: string,
    ids: readonly string[],
    aside: SetAsideCounted,
    names: NameChoices,
  ): Promise<StatsThemes> => {
    const written = await read((db) => commentsSql.read(db, accountId, ids, aside));
    const found = await workers.run(
      'readThemes',
      { comments: written.map(toReadable), names },
      accountId,
    );
    return {
      themes: rateThemes(found).map(({ n, examples, ...theme }) => ({
        ...theme,
        count: n,
        examples: showExamples(examples, written),
      })),
      comments: written.length,
    };
  };

  return {
    /** The themes of a scope and a window. As long as its newest comments are the same, they are too. */
    async read(accountId: string, query: StatsQuery): Promise<StatsThemes> {
      const { timeframe, from, to, tz, ...filter } = query;
      const today = dayIn(tz, now());
      const days = findDays({ timeframe, from, to }, today);
      const scope = { accountId, ...filter, ...days, today };
      const newest = await read((db) => commentsSql.newest(db, scope, readMost));
      if (newest.length === 0) return { themes: [], comments: 0 };
      const names = await read((db) => topicsSql.names(db, accountId));
      const said = newest.map(({ id, sentiment }) => `${id}${sentiment}`);
      return remember([accountId, ...said, JSON.stringify(names)], () =>
        find(
          accountId,
          newest.map(({ id }) => id),
          query.set_aside,
          names,
        ),
      );
    },
  };
};
