import type { Viewer } from '../apiEnv.ts';
import type { QuestionInput } from './contract.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import { questionsSql } from './questions.sql.ts';
import { lettersSql } from '../notification/letters.sql.ts';

/** The limit of help requests of one account, before RATE_LIMIT_FACTOR. */
export const questionLimit: Limit = { name: 'question', points: 5, seconds: 3_600 };

/** Keeps a question, and asks for the letter that carries it to the people behind the product. */
export const askForHelp =
  ({ transact, now, newId }: Pick<ServiceTools, 'transact' | 'now' | 'newId'>) =>
  async ({ accountId, userId }: Viewer, question: QuestionInput): Promise<void> => {
    const [questionId, letterId, createdAt] = [newId(), newId(), now()];
    await transact(async ({ db, enqueue }) => {
      await questionsSql.insert(db, {
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
