type Row = Record<string, unknown>;

/** An answer of the sample, as far as notifications tell of it. */
interface Answer {
  id: string;
  codeId: string;
  rating: number | null;
  receivedAt: Date;
}

/** Whose the notifications are, what they tell of, and up to when. */
interface Facts {
  accountId: string;
  now: Date;
  newId: () => string;
  answers: readonly Answer[];
}

const dayMs = 86_400_000;

/** The highest rating that the places of the sample call a low one. */
export const sampleThreshold = 4;

const newest = (some: readonly Answer[]) =>
  some.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime()).slice(0, 1);

/**
 * Makes the notifications of recent answers: those since yesterday are unread, the others read. The
 * low ratings of a week are unread, or the newest one: a good week would leave nothing to see.
 */
export function makeNotifications({ accountId, now, newId, answers }: Facts): Row[] {
  const isLow = ({ rating }: Answer) => rating !== null && rating <= sampleThreshold;
  const since = (days: number) => (answer: Answer) =>
    now.getTime() - answer.receivedAt.getTime() < days * dayMs;

  const tell = (kind: 'new_feedback' | 'low_rating', some: readonly Answer[]): Row[] =>
    [...Map.groupBy(some, ({ codeId }) => codeId)].map(([codeId, unsorted]) => {
      const told = unsorted.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
      const ratings = told.flatMap(({ rating }) => rating ?? []);
      return {
        account_id: accountId,
        id: newId(),
        kind,
        subject: codeId,
        count: told.length,
        code_id: codeId,
        feedback_id: told[0]?.id,
        rating: kind === 'low_rating' ? Math.min(...ratings) : null,
        created_at: told.at(-1)?.receivedAt,
        updated_at: told[0]?.receivedAt,
        read_at: null,
      };
    });

  const low = answers.filter(isLow);
  const lowLately = low.filter(since(7));
  const high = answers.filter((answer) => !isLow(answer));
  const fresh = high.filter(since(1));
  const read = high.filter((answer) => since(4)(answer) && !since(1)(answer));
  return [
    ...tell('new_feedback', fresh),
    ...tell('low_rating', lowLately.length > 0 ? lowLately : newest(low)),
    ...tell('new_feedback', read).map((told) => ({ ...told, read_at: now })),
  ];
}
