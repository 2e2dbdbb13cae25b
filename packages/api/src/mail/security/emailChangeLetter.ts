import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import { emailChangeMessages as messages, emailChangePolish as polish } from './messages.ts';

/** To the new address: its link, or that it is taken. To the one before: that it is to be changed, and that it was. */
export const emailChangeLetters = ['confirm', 'taken', 'asked', 'changed'] as const;

interface Facts {
  kind: (typeof emailChangeLetters)[number];
  language: string;
  firstName: string;
  oldEmail: string;
  newEmail: string;
  url: string;
}

/** Tells of a change of the address that a person logs in with. */
export function emailChangeLetter(facts: Facts): Letter {
  const { kind, language, firstName: name, oldEmail, newEmail, url } = facts;
  const { formatMessage } = letterIntl(language, polish);
  const bodies = {
    confirm: formatMessage(messages.confirmBody, { name }),
    taken: formatMessage(messages.takenBody, { name }),
    asked: formatMessage(messages.askedBody, { name }),
    changed: formatMessage(messages.changedBody, { name }),
  };

  return layOut({
    language,
    subject: formatMessage(messages.subject, { kind }),
    heading: formatMessage(messages.heading, { kind }),
    paragraphs: [bodies[kind]],
    // Whoever has an address that is taken learns nothing of the other account.
    facts:
      kind === 'taken'
        ? []
        : [
            { label: formatMessage(messages.newAddress), value: newEmail },
            { label: formatMessage(messages.oldAddress), value: oldEmail },
          ],
    link: { label: formatMessage(messages.action, { kind }), url },
    notes: [formatMessage(messages.note, { kind })],
  });
}
