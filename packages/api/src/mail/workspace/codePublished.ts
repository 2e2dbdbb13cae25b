import { layOut } from '../layout.ts';
import { type Attachment, type Letter, letterIntl } from '../letter.ts';
import { codePublishedMessages as messages, codePublishedPolish as polish } from './messages.ts';

interface Facts {
  language: string;
  codeName: string;
  locationName: string;
  /** The content of the printed code. */
  url: string;
  /** The code as files to print. */
  attachments: readonly Attachment[];
  /** The files that would have made the letter too large. */
  leftOut: readonly string[];
}

/** Tells the owner that a code is open to visitors, with its address and its files. */
export function codePublished({
  language,
  codeName,
  locationName,
  url,
  attachments,
  leftOut,
}: Facts): Letter {
  const { formatMessage, formatList } = letterIntl(language, polish);
  // The print as it hangs: whoever has many codes knows it by its picture.
  const picture = attachments.find(({ cid }) => cid !== undefined)?.cid;
  const files = formatList([...leftOut], { type: 'conjunction' });
  return {
    ...layOut({
      language,
      subject: formatMessage(messages.subject, { code: codeName }),
      heading: formatMessage(messages.heading, { code: codeName }),
      paragraphs: [
        formatMessage(messages.body, { location: locationName }),
        ...(attachments.length > 0 ? [formatMessage(messages.attached)] : []),
        ...(leftOut.length > 0 ? [formatMessage(messages.leftOut, { files })] : []),
      ],
      picture: picture === undefined ? undefined : { cid: picture, alt: codeName },
      link: { label: formatMessage(messages.action), url },
      notes: [formatMessage(messages.note)],
    }),
    attachments,
  };
}
