import type { OperationVariables } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';

/** Milliseconds since 1970, by question. */
export type AnswerTimes = Readonly<Record<string, number>>;

let times = new Map<string, number>();

const keyOf = (name: string, variables: OperationVariables) =>
  `${name} ${canonicalStringify(variables)}`;

/** The server has answered a question just now. */
export const noteAnswer = (name: string, variables: OperationVariables, now = Date.now()) =>
  void times.set(keyOf(name, variables), now);

/** Returns when the server last answered this query. Undefined if it never did on this device. */
export const answeredAt = (name: string, variables: OperationVariables) =>
  times.get(keyOf(name, variables));

/** Returns all times, to be stored with the data. */
export const readAnswerTimes = (): AnswerTimes => Object.fromEntries(times);

/** Restores the times of cached data from an earlier visit. */
export function restoreAnswerTimes(kept: AnswerTimes) {
  times = new Map(Object.entries(kept));
}

export const forgetAnswerTimes = () => times.clear();
