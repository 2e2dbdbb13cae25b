import type { FeedbackChange, FeedbackQuery } from '../../contract/feedback.ts';
import { found } from '../found.ts';
import { removeAll } from '../removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'feedbacks' | 'transact' | 'now' | 'newId'>;

/** What visitors said. */
export const createFeedbacks = ({ feedbacks, transact, now, newId }: Tools) => {
  const get = async (accountId: string, id: string) => found(await feedbacks.find(accountId, id));

  return {
    get,

    list: (accountId: string, query: FeedbackQuery) => feedbacks.list(accountId, query, now()),

    async update(accountId: string, id: string, { sentiment }: FeedbackChange) {
      if (sentiment) found(await feedbacks.setSentiment(accountId, id, sentiment));
      return get(accountId, id);
    },

    /** Removes feedback: all of it, or none. */
    remove: (accountId: string, ids: readonly string[]) =>
      removeAll(
        { transact, now, newId },
        { accountId, ids, kind: 'feedback_removed' },
        async (inside, each) => {
          const removed = await inside.removals.removeFeedback(accountId, each, now());
          return { found: removed, locations: 0, codes: 0, feedback: 0 };
        },
      ),
  };
};
