import { layOut } from '../layout.ts';
import { type Letter, letterIntl, momentInUtc } from '../letter.ts';
import {
  secondFactorChangedMessages as messages,
  secondFactorChangedPolish as polish,
} from './messages.ts';

/** The security events that this letter tells of. */
export const factorChanges = [
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'operator_second_factor_off',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'oidc_linked',
  'oidc_unlinked',
] as const;

type FactorChange = (typeof factorChanges)[number];

export const isFactorChange = (kind: string): kind is FactorChange =>
  (factorChanges as readonly string[]).includes(kind);

interface Facts {
  kind: FactorChange;
  language: string;
  firstName: string;
  /** A label such as "Firefox on Windows". Null or empty where nobody knows. */
  device: string | null;
  /** The network it came from, such as "203.0.113.0/24". */
  address: string | null;
  at: Date;
  /** The security settings of the person. */
  url: string;
}

/** Tells a person that the second factor of their login changed, in case it was not them. */
export function secondFactorChanged(facts: Facts): Letter {
  const { kind, language, firstName, device, address, at, url } = facts;
  const intl = letterIntl(language, polish);
  const { formatMessage } = intl;

  return layOut({
    language,
    subject: formatMessage(messages.subject, { kind }),
    heading: formatMessage(messages.heading, { kind }),
    paragraphs: [formatMessage(messages.body, { name: firstName, kind })],
    facts: [
      { label: formatMessage(messages.device), value: device ?? '' },
      {
        label: formatMessage(messages.time),
        value: momentInUtc(intl, at),
      },
      { label: formatMessage(messages.network), value: address ?? '' },
    ].filter(({ value }) => value !== ''),
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
