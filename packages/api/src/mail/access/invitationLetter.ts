import { layOut } from '../layout.ts';
import { type Letter, letterIntl, withoutLinks } from '../letter.ts';
import {
  invitationMessages as messages,
  invitationPolish as polish,
  ownershipMessages,
  ownershipPolish,
} from './messages.ts';

interface Facts {
  language: string;
  /** The name of the owner: the only words of theirs in a letter to somebody who may not know us. */
  sender: string;
  role: 'manager' | 'reader';
  url: string;
  days: number;
}

/** Invites a colleague to an account. */
export function invitationLetter({ language, sender, role, url, days }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [formatMessage(messages.body, { sender: withoutLinks(sender), role })],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.lifetime, { days }), formatMessage(messages.unexpected)],
  });
}

const ownershipChanges = [
  'ownership_offered',
  'ownership_withdrawn',
  'ownership_declined',
  'ownership_moved',
] as const;

/** The security events that this letter tells of. */
export type OwnershipChange = (typeof ownershipChanges)[number];

export const isOwnershipChange = (kind: string): kind is OwnershipChange =>
  (ownershipChanges as readonly string[]).includes(kind);

interface OwnershipFacts {
  kind: OwnershipChange;
  language: string;
  firstName: string;
  /** True for the colleague whom the account is offered to, false for its owner before. */
  isColleague: boolean;
  /** The name of the other one of the two. */
  other: string;
  days: number;
  url: string;
}

/** Tells the owner of an account and the colleague it is offered to what happened. */
export function ownershipLetter(facts: OwnershipFacts): Letter {
  const { kind, language, firstName, isColleague, days, url } = facts;
  const { formatMessage } = letterIntl(language, ownershipPolish);
  const values = {
    step: `${kind}_${isColleague ? 'colleague' : 'owner'}`,
    other: withoutLinks(facts.other),
    name: withoutLinks(firstName),
    days,
  };
  return layOut({
    language,
    subject: formatMessage(ownershipMessages.subject, values),
    heading: formatMessage(ownershipMessages.heading, values),
    paragraphs: [formatMessage(ownershipMessages.body, values)],
    link: { label: formatMessage(ownershipMessages.action, values), url },
    notes:
      kind === 'ownership_offered' && !isColleague ? [formatMessage(ownershipMessages.note)] : [],
  });
}
