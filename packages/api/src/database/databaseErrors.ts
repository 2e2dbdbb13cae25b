/** True if a transaction was ended since it and another one waited for each other. It can be retried. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01';

/** True if a statement failed on a lock timeout or a deadlock. It can be retried later. */
export const isBusyTable = (error: unknown): boolean =>
  isDeadlock(error) || (error instanceof Error && 'code' in error && error.code === '55P03');

/** True if a statement would have stored a value twice that has to be unique. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/** Messages of the drivers that come without a code. */
const downSentences =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|PGlite is closed/;

/** Message of Citus, with the code of an internal error, when a node goes away in the middle of a transaction. */
const nodeSentence = /^failure on connection marked as essential/;

const hasCode = (error: object): error is { code: string } =>
  'code' in error && typeof error.code === 'string';

/**
 * True if the database cannot be reached or accepts no work now: a broken socket, or PostgreSQL's classes 08
 * (connection), 53 (resources) and 57 (stopped by the operator or by a time limit).
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (nodeSentence.test(error.message)) return true;
  if (hasCode(error)) {
    if (connectionCodes.has(error.code)) return true;
    return /^(08|53|57)/.test(error.code);
  }
  return downSentences.test(error.message);
}

/**
 * True if the database refused a statement because of a concurrent write to the same rows or a deadlock. The
 * transaction can be retried.
 */
export const isOverwritten = (error: unknown): boolean =>
  isDeadlock(error) || (error instanceof Error && 'code' in error && error.code === '40001');
