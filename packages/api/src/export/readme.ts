import { letterIntl } from '../mail/letterIntl.ts';
import { messages } from './messages.ts';
import { polish } from './polish.ts';

/** What has a file in the export, in the order of the README. */
export const exported = [
  'profile',
  'companies',
  'locations',
  'forms',
  'form_versions',
  'frames',
  'templates',
  'codes',
  'feedback',
  'scans_per_day',
  'images',
  'notifications',
  'notification_settings',
  'questions',
  'api_keys',
  'webhooks',
  'security_events',
] as const;

/** The file that explains the others, in a person's language. */
export function readme(language: string, until: Date): string {
  const { formatMessage, formatDate } = letterIntl(language, polish);
  const date = formatDate(until, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const files = exported.map((name) => `- ${name}: ${formatMessage(messages[name])}`);
  return `${[
    formatMessage(messages.title, { date }),
    formatMessage(messages.folders),
    [`${formatMessage(messages.files)}:`, ...files].join('\n'),
    formatMessage(messages.formulas),
    formatMessage(messages.leftOut),
  ].join('\n\n')}\n`;
}
