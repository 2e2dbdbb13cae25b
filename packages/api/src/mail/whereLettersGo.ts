import { resolve } from 'node:path';

import { isLoopback, type Settings } from '../env.ts';
import { outboxOf } from './mailer.ts';

type Needs = Pick<Settings, 'dataDir' | 'host' | 'publicOrigin' | 'smtpUrl'>;

const isPublic = ({ publicOrigin }: Needs): boolean => !isLoopback(new URL(publicOrigin).hostname);

/** True when /dev/mail shows the outbox, to somebody at this machine. */
export const isOutboxShown = (settings: Needs): boolean =>
  settings.smtpUrl === undefined && isLoopback(settings.host) && !isPublic(settings);

/** Says at the start where letters go. `address` is where this process is asked on this machine. */
export function whereLettersGo(settings: Needs, address: string): string {
  const { smtpUrl, dataDir, publicOrigin } = settings;
  // Without the user and the password that the setting may have.
  if (smtpUrl !== undefined) return `Letters go to the mail server ${new URL(smtpUrl).host}.`;
  const folder = resolve(outboxOf(dataDir));
  if (isPublic(settings)) {
    return [
      `WARNING: Nobody gets a letter. PUBLIC_ORIGIN is ${publicOrigin}, and SMTP_URL is not set:`,
      `links to activate an account or to reset a password go to the folder ${folder} alone.`,
      'Set SMTP_URL to a mail server.',
    ].join('\n');
  }
  const shown = isOutboxShown(settings) ? `, and are listed at ${address}/dev/mail/` : '';
  return `No mail server is set: letters go to the folder ${folder}${shown}.`;
}
