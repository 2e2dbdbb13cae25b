import { createHash } from 'node:crypto';

import type { FeedbackFilter } from './contract.ts';
import { invalidField } from '../http/ApiError.ts';
import type { FeedbackPosition } from './feedbackOrders.sql.ts';
import { isId } from '../tools/ids.ts';

type Ordering = FeedbackFilter['ordering'];

/** A moment as the database writes it, of a day that there is. */
const isMoment = (key: string): boolean => {
  const second = /^([1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d)\.\d{6}\+00$/
    .exec(key)?.[1]
    ?.replace(' ', 'T');
  const moment = new Date(`${second}Z`);
  return (
    second !== undefined &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(second)
  );
};

/** The sort key of a position: a timestamp or a rating, depending on the order. */
const isKey = (key: unknown, ordering: Ordering): key is string =>
  typeof key === 'string' &&
  (ordering === 'rating' || ordering === '-rating' ? /^(?:\d|1[01])$/.test(key) : isMoment(key));

/** Binds a position to its account and order. No secret: a forged one only pages in the own list. */
const sumOf = (accountId: string, ordering: Ordering, text: string): string =>
  createHash('sha256')
    .update([accountId, ordering ?? '-date_submitted', text].join(' '))
    .digest('base64url')
    .slice(0, 16);

/** A position in a list as the wire carries it. */
export function writeCursor(
  accountId: string,
  ordering: Ordering,
  { key, id }: FeedbackPosition,
): string {
  const text = `${key} ${id}`;
  return `${sumOf(accountId, ordering, text)}${Buffer.from(text).toString('base64url')}`;
}

/** Reads a cursor back. One of another account or order, or a changed one, is refused. */
export function readCursor(
  accountId: string,
  ordering: Ordering,
  field: 'after' | 'before',
  cursor: string,
): FeedbackPosition {
  const text = Buffer.from(cursor.slice(16), 'base64url').toString();
  const [, key, id = ''] = /^(.*) (\S+)$/.exec(text) ?? [];
  const isRight =
    writeCursor(accountId, ordering, { key: key ?? '', id }) === cursor &&
    isKey(key, ordering) &&
    isId(id);
  if (!isRight) throw invalidField(field, 'invalid');
  return { key, id };
}
