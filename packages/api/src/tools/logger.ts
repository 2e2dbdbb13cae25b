import pino, { type DestinationStream, type Logger } from 'pino';

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

/** Logs as JSON lines. What is secret or personal is left out wherever it stands. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'api' },
    redact: {
      paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[left out]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
