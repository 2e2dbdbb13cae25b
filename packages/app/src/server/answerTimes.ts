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

/** When the server answered this question last. Undefined when it never did, as far as this device knows. */
export const answeredAt = (name: string, variables: OperationVariables) =>
  times.get(keyOf(name, variables));

/** All of them, to be kept with the answers. */
export const readAnswerTimes = (): AnswerTimes => Object.fromEntries(times);

/** What is known comes from a time before. */
export function restoreAnswerTimes(kept: AnswerTimes) {
  times = new Map(Object.entries(kept));
}

export const forgetAnswerTimes = () => times.clear();
