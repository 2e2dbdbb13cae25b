import { sql, type RawBuilder } from 'kysely';

import type { FeedbackFilter } from './contract.ts';

/** The position of a row in its list: the sort key as text, and the id. */
export interface FeedbackPosition {
  key: string;
  id: string;
}

/** An order of the list. Both keys run the same way, so a position is one comparison and one step in an index. */
export interface FeedbackOrder {
  key: RawBuilder<unknown>;
  type: RawBuilder<unknown>;
  /** The key as text, whole: to the microsecond, and in UTC whatever the session speaks. */
  text: RawBuilder<unknown>;
  isDescending: boolean;
}

const moment = {
  key: sql`feedback.received_at`,
  type: sql`timestamptz`,
  text: sql`to_char(feedback.received_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`,
};
const rating = (unrated: number) => {
  // The number is part of an index, so it is a literal.
  const key = sql`coalesce(feedback.rating, ${sql.lit(unrated)})`;
  return { key, type: sql`integer`, text: sql`(${key})::text` };
};

const orders = {
  date_submitted: { ...moment, isDescending: false },
  '-date_submitted': { ...moment, isDescending: true },
  // Answers without a rating come last in both directions.
  rating: { ...rating(11), isDescending: false },
  '-rating': { ...rating(0), isDescending: true },
} satisfies Record<NonNullable<FeedbackFilter['ordering']>, FeedbackOrder>;

/** The order that was asked for; newest first when none was. */
export const orderOf = (ordering: FeedbackFilter['ordering']): FeedbackOrder =>
  orders[ordering ?? '-date_submitted'];

/** The same list from its other end. */
export const reversed = (order: FeedbackOrder): FeedbackOrder => ({
  ...order,
  isDescending: !order.isDescending,
});

/** The condition that a row comes after a position. */
export const isBehind = (
  { key, type, isDescending }: FeedbackOrder,
  position: FeedbackPosition | undefined,
) =>
  position === undefined
    ? []
    : [
        sql`(${key}, feedback.id) ${isDescending ? sql`<` : sql`>`}
          (${position.key}::${type}, ${position.id}::uuid)`,
      ];

/** The ORDER BY of the rows. */
export const sorting = ({ key, isDescending }: FeedbackOrder) => {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql`${key} ${direction}, feedback.id ${direction}`;
};
