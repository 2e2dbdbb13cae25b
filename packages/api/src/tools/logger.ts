import pino, { type DestinationStream, type Logger } from 'pino';

import { logLines } from '../logLines.ts';

const secret = [
  'authorization',
  'password',
  'password_confirm',
  'current_password',
  'new_password',
  'token',
  'access',
  'refresh',
  'email',
  'cookie',
];

const withoutAddresses = (text: string): string =>
  text.replaceAll(/[^\s<>"'(),;:]+/g, (word) => (/.@./s.test(word) ? '[an address]' : word));

/**
 * Picks the fields of an error that are worth logging. Drivers attach whole connections with their
 * passwords to their errors, and mail servers quote addresses.
 */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutAddresses(error) : error;
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
};

/** Logs as JSON lines. What is secret or personal is left out wherever it stands. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'api' },
    redact: {
      paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[left out]',
    },
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination ?? logLines());
}
