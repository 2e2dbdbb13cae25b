import { layOut } from '../layout.ts';
import { type Letter, letterIntl, momentInUtc } from '../letter.ts';
import {
  securitySummaryMessages as messages,
  securitySummaryPolish as polish,
} from './messages.ts';

const labels = {
  new_device: messages.newDevice,
  password_changed: messages.passwordChanged,
  password_reset: messages.passwordReset,
  email_change_asked: messages.emailChangeAsked,
  email_changed: messages.emailChanged,
  second_factor_on: messages.secondFactorOn,
  second_factor_off: messages.secondFactorOff,
  recovery_codes_made: messages.recoveryCodesMade,
  recovery_code_used: messages.recoveryCodeUsed,
  passkey_added: messages.passkeyAdded,
  passkey_removed: messages.passkeyRemoved,
  passkey_copied: messages.passkeyCopied,
  oidc_linked: messages.oidcLinked,
  oidc_unlinked: messages.oidcUnlinked,
  api_key_made: messages.apiKeyMade,
  webhook_added: messages.webhookAdded,
  webhook_changed: messages.webhookChanged,
  deletion_asked: messages.deletionAsked,
} as const;

type ReportedKind = keyof typeof labels;

/** The events that single letters report, as long as they are few. */
export const reportedKinds = Object.keys(labels) as ReportedKind[];

interface Event {
  kind: ReportedKind;
  at: Date;
  /** The host of a webhook, the name of a key. Null: there is nothing to name. */
  about: string | null;
  device: string | null;
  /** The network it came from, such as "203.0.113.0/24". */
  address: string | null;
}

interface Facts {
  language: string;
  firstName: string;
  since: Date;
  /** Oldest first. */
  events: readonly Event[];
  /** Where all of it is listed. */
  url: string;
}

/** The last so many are in the letter; all of them are listed in the account. */
const most = 50;

/** Reports many security events in one letter, where they were too many for single letters. */
export function securitySummary({ language, firstName, since, events, url }: Facts): Letter {
  const intl = letterIntl(language, polish);
  const { formatMessage } = intl;
  const timeOf = (at: Date) => momentInUtc(intl, at, 'medium');
  const count = events.length;

  return layOut({
    language,
    subject: formatMessage(messages.subject, { count }),
    heading: formatMessage(messages.heading),
    paragraphs: [
      formatMessage(messages.body, { name: firstName, since: timeOf(since) }),
      ...(count > most ? [formatMessage(messages.more, { count, most })] : []),
    ],
    facts: events.slice(-most).map(({ kind, at, about, device, address }) => ({
      label: formatMessage(labels[kind]),
      value: [about, timeOf(at), device, address].filter(Boolean).join(' · '),
    })),
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
