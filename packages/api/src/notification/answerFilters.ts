import { topicsSql } from '../stats/stats.sql.ts';
import { linksSql } from '../code/links.sql.ts';
import type { Store } from '../database/store.ts';
import { invalidField } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { foldText } from '../text/stems.ts';
import { isId } from '../tools/ids.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { readEach } from '../workers/readEach.ts';
import {
  type AnswerComment,
  answerFiltersSql,
  type TextFilter,
} from './notificationSettings.sql.ts';

/** Holds the chosen locations until the transaction ends. Those of another account do not exist here. */
export async function requireLocations(
  inside: Store,
  accountId: string,
  ids: readonly string[] = [],
): Promise<void> {
  const each = new Set(ids);
  const held =
    each.size === 0 || ![...each].every(isId)
      ? new Set()
      : await linksSql.holdAll(inside.db, accountId, 'location', [...each]);
  if (held.size < each.size) throw invalidField('locations', 'not_found');
}

export type FilterTools = Pick<ServiceTools, 'workers' | 'logger'>;

/** Comments per message to a thread. */
const atOnce = 64;

/** The topics of comments. Null where they could not be read: whoever waits for some is told rather than not. */
async function findTopics(
  { workers, logger }: FilterTools,
  db: Store['db'],
  accountId: string,
  comments: readonly AnswerComment[],
): Promise<(string[] | null)[]> {
  const choices = await topicsSql.list(db, accountId);
  const read: (string[] | null)[] = [];
  try {
    for (let from = 0; from < comments.length; from += atOnce) {
      const some = comments.slice(from, from + atOnce);
      read.push(
        ...(await readEach(
          (each) => workers.run('findTopicsOfEach', { ...each, choices }, ''),
          some.map(({ comment, language }) => ({ comment, language })),
        )),
      );
    }
  } catch (error) {
    if (!(error instanceof PostponedError)) throw error;
    logger.warn({ err: error }, 'Topics of new answers were not read');
  }
  return comments.map((_, at) => read[at] ?? null);
}

/** True if a filter, with its words folded, lets a folded comment through. */
const lets = (
  { topics, words }: TextFilter,
  comment: string,
  found: readonly string[] | undefined,
): boolean =>
  (topics.length === 0 || !found || topics.some((topic) => found.includes(topic))) &&
  (words.length === 0 || words.some((word) => comment.includes(word)));

/**
 * For each answer, the ids of the webhooks and devices, and of the account for its letters, whose topics and words let it
 * through. Those without topics and words are not among them.
 */
export async function findTextMatches(
  tools: FilterTools,
  db: Store['db'],
  answers: readonly { account_id: string; id: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const accounts = [...new Set(answers.map(({ account_id }) => account_id))];
  const filters = await answerFiltersSql.list(db, accounts);
  const matches = new Map<string, string[]>();
  for (const [accountId, set] of Map.groupBy(filters, ({ account_id }) => account_id)) {
    const own = set.map((filter) => ({ ...filter, words: filter.words.map(foldText) }));
    const ids = answers.filter((each) => each.account_id === accountId).map(({ id }) => id);
    const comments = await answerFiltersSql.comments(db, accountId, ids);
    const topics = own.some((filter) => filter.topics.length > 0)
      ? await findTopics(tools, db, accountId, comments)
      : [];
    for (const [at, { id, comment }] of comments.entries()) {
      const folded = foldText(comment);
      const found = topics[at] ?? undefined;
      matches.set(
        id,
        own.filter((filter) => lets(filter, folded, found)).map((filter) => filter.id),
      );
    }
  }
  return matches;
}
