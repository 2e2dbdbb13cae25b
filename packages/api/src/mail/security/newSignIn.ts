import { layOut } from '../layout.ts';
import { type Letter, letterIntl, momentInUtc } from '../letter.ts';
import { newSignInMessages as messages, newSignInPolish as polish } from './messages.ts';

interface Facts {
  language: string;
  firstName: string;
  /** A label such as "Firefox on Windows"; empty where nobody knows. */
  device: string;
  /** The network it came from, such as "203.0.113.0/24". */
  address: string | null;
  at: Date;
  /** Where the sessions of the person are listed. */
  url: string;
}

/** Tells a person that somebody logged in from a device that was not used before. */
export function newSignIn({ language, firstName, device, address, at, url }: Facts): Letter {
  const intl = letterIntl(language, polish);
  const { formatMessage } = intl;
  const [browser = '', platform] = device.split(' on ');
  const named =
    platform === undefined ? browser : formatMessage(messages.deviceOn, { browser, platform });

  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [formatMessage(messages.body, { name: firstName })],
    facts: [
      {
        label: formatMessage(messages.device),
        value: named || formatMessage(messages.unknownDevice),
      },
      {
        label: formatMessage(messages.time),
        value: momentInUtc(intl, at),
      },
      ...(address === null ? [] : [{ label: formatMessage(messages.network), value: address }]),
    ],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
