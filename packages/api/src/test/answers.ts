import type { Feedback } from '../feedback/contract.ts';
import type { TestApi } from './createTestApi.ts';
import { guest, type TestPerson } from './people.ts';
import { readAnswer, visitorsAnswer } from './workspace.ts';

/** A page of feedback as the wire carries it. */
export interface AnswersPage {
  count: number;
  next: string | null;
  previous: string | null;
  next_cursor: string | null;
  previous_cursor: string | null;
  results: Feedback[];
}

/** Leaves answers at a code, a second apart, and reads them back as their owner. */
export const answersAt = (api: TestApi, owner: TestPerson, slug: string) => ({
  leave: async (...answers: Record<string, unknown>[]) => {
    for (const answer of answers) {
      await readAnswer(api.as(guest).post(`/survey/${slug}/submit/`, visitorsAnswer(answer)));
      api.clock.skewMs += 1_000;
    }
  },
  page: (query = '') => readAnswer<AnswersPage>(api.as(owner).get(`/feedback/${query}`)),
  list: async (query = '') =>
    (await readAnswer<AnswersPage>(api.as(owner).get(`/feedback/${query}`))).results,
});
