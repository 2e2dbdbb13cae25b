const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

/** What the drivers say without a code. */
const downSentences =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|PGlite is closed/;

const hasCode = (error: object): error is { code: string } =>
  'code' in error && typeof error.code === 'string';

/**
 * Whether a failure means that the database cannot be reached or takes no work now: a socket that
 * broke, or PostgreSQL's classes 08 (connection), 53 (resources) and 57 (stopped by the operator or
 * by a time limit).
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (hasCode(error)) {
    if (connectionCodes.has(error.code)) return true;
    return /^(08|53|57)/.test(error.code);
  }
  return downSentences.test(error.message);
}
