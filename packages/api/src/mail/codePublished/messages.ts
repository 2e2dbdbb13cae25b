import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage<{ readonly code: string }>({
    id: 'mail.codePublished.subject',
    defaultMessage: '“{code}” is ready for visitors',
    description: 'Subject of the letter after a code was published; the code is named by its owner',
  }),
  heading: defineMessage<{ readonly code: string }>({
    id: 'mail.codePublished.heading',
    defaultMessage: '“{code}” is published',
    description: 'Heading of the letter after a code was published',
  }),
  body: defineMessage<{ readonly location: string }>({
    id: 'mail.codePublished.body',
    defaultMessage:
      'Whoever scans the code at {location} now sees your form. The address below shows it too, so that you can try it.',
    description: 'The first paragraph of the letter after a code was published',
  }),
  attached: defineMessage({
    id: 'mail.codePublished.attached',
    defaultMessage:
      'The code in its frame comes with this letter, in real size: the PDF is for a printer, the SVG for design programs, the PNG for everything else. Print one, scan it, then hang it up.',
    description: 'Paragraph of the letter about the files that are attached to it',
  }),
  leftOut: defineMessage<{ readonly files: string }>({
    id: 'mail.codePublished.leftOut',
    defaultMessage:
      'Too large for a letter and left out: {files}. Download it from the page of the code instead.',
    description: 'Paragraph of the letter about files that are not attached; files: “PNG and SVG”',
  }),
  action: defineMessage({
    id: 'mail.codePublished.action',
    defaultMessage: 'Open the form',
    description: 'Button of the letter after a code was published',
  }),
  note: defineMessage({
    id: 'mail.codePublished.note',
    defaultMessage:
      'The printed code never changes: you can edit the form, pause it or publish it again at any time.',
    description: 'Small print of the letter after a code was published',
  }),
};
