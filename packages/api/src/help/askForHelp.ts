import type { Viewer } from '../apiEnv.ts';
import type { QuestionInput } from './contract.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import { helpRequestsSql } from './helpRequests.sql.ts';
import { lettersSql } from '../notification/letters.sql.ts';

/** The limit of help requests of one account, before RATE_LIMIT_FACTOR. */
export const helpRequestLimit: Limit = { name: 'question', points: 5, seconds: 3_600 };

/** Stores a help request, and enqueues the letter that brings it to the operators. */
export const askForHelp =
  ({ transact, now, newId }: Pick<ServiceTools, 'transact' | 'now' | 'newId'>) =>
  async ({ accountId, userId }: Viewer, question: QuestionInput): Promise<void> => {
    const [questionId, letterId, createdAt] = [newId(), newId(), now()];
    await transact(async ({ db, enqueue }) => {
      await helpRequestsSql.insert(db, {
        accountId,
        id: questionId,
        personId: userId,
        createdAt,
        ...question,
      });
      await lettersSql.insert(db, {
        accountId,
        id: letterId,
        kind: 'sendQuestion',
        about: questionId,
        createdAt,
      });
      await enqueue('sendQuestion', { accountId, letterId, questionId });
    });
  };
