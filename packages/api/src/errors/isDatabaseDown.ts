const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

const hasCode = (error: object): error is { code: string } =>
  'code' in error && typeof error.code === 'string';

/**
 * Whether a failure means that the database cannot be reached or takes no work now: a socket that
 * broke, or PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutting down).
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (hasCode(error)) {
    if (connectionCodes.has(error.code)) return true;
    return /^(08|53|57P)/.test(error.code);
  }
  return /Connection terminated|timeout exceeded when trying to connect|PGlite is closed/.test(
    error.message,
  );
}
