import { layOut } from '../layout.ts';
import type { Letter } from '../Letter.ts';
import { letterIntl } from '../letterIntl.ts';
import { messages } from './messages.ts';
import { polish } from './polish.ts';

interface Facts {
  language: string;
  codeName: string;
  locationName: string;
  /** What the printed code says. */
  url: string;
}

/** Tells the owner that a code is open to visitors, with its address. */
export function codePublished({ language, codeName, locationName, url }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject, { code: codeName }),
    heading: formatMessage(messages.heading, { code: codeName }),
    paragraphs: [formatMessage(messages.body, { location: locationName })],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
