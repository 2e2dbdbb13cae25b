import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { commentsSql, type WrittenComment } from '../feedback/comments.sql.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import type { Theme } from '../text/findThemes.ts';
import type { SetAsideCounted, StatsQuery, StatsThemes } from './contract.ts';
import { estimateDifference } from './estimates.ts';
import { dayIn, findDays } from './findWindow.ts';

/** Themes with what they do to the rating: the mean of the comments with them minus the others. */
export const rateThemes = (themes: readonly Theme[]) =>
  themes.map(({ ratings, ...theme }) => ({
    ...theme,
    effect: estimateDifference(ratings.with, ratings.without),
  }));

type Tools = Pick<ServiceTools, 'read' | 'workers' | 'logger' | 'now'>;

/** Enough comments to show the themes; the newest show the current ones. */
const readMost = 1_000;

/** Results that are remembered: a few kilobytes each, and at most 130. */
const rememberedMost = 200;

/** The themes of visitors' comments, read from the newest comments of a scope in a worker thread. */
export const createThemes = ({ read, workers, logger, now }: Tools) => {
  const remembered = new LRUCache<string, Promise<StatsThemes>>({ max: rememberedMost });

  const find = async (
    accountId: string,
    ids: readonly string[],
    aside: SetAsideCounted,
  ): Promise<StatsThemes> => {
    const written = await read((db) => commentsSql.read(db, accountId, ids, aside));
    const byId = new Map(written.map((each): [string, WrittenComment] => [each.id, each]));
    const found = await workers.run(
      'readThemes',
      written.map(({ id, comment, rating, sentiment, language, name, visitor }) => ({
        id,
        text: comment,
        rating,
        sentiment,
        language,
        name,
        ...(visitor !== null && { visitor }),
      })),
      accountId,
    );

    return {
      themes: rateThemes(found).map(({ label, n, sentiment, effect, examples }) => ({
        label,
        count: n,
        sentiment,
        effect,
        examples: examples.flatMap(({ id, text }) => {
          const of = byId.get(id);
          if (!of) return [];
          return [
            { id, comment: text, rating: of.rating, occurred_at: of.occurred_at.toISOString() },
          ];
        }),
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

      const told = newest.map(({ id, sentiment }) => `${id}${sentiment}`).join();
      const key = createHash('sha256').update(`${accountId}:${told}`).digest('base64');
      const known = remembered.get(key);
      if (known) return known;

      const themes = find(
        accountId,
        newest.map(({ id }) => id),
        query.set_aside,
      ).catch((error: unknown) => {
        remembered.delete(key);
        logger.error({ err: error }, 'Themes could not be read');
        throw new ApiError('unavailable', 'The themes could not be read right now.', {
          headers: { 'Retry-After': '5' },
        });
      });
      remembered.set(key, themes);
      return themes;
    },
  };
};
