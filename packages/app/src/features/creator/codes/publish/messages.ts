import { defineMessage } from '@formatjs/intl';

/** Texts for publishing a code, and for the page after it. */
export const messages = {
  nowPublished: defineMessage({
    id: 'creator.codes.nowPublished',
    defaultMessage: 'QR code published successfully!',
    description: 'Shown for a moment after a code was opened to visitors',
  }),
  noForm: defineMessage({
    id: 'creator.codes.issue.noForm',
    defaultMessage: 'Link this code to a form before you publish it.',
    description: 'Why publishing was refused',
  }),
  noFrameLinked: defineMessage({
    id: 'creator.codes.issue.noFrame',
    defaultMessage: 'Link this code to a frame before you publish it.',
    description: 'Why publishing was refused',
  }),
  noCodeOnFrame: defineMessage({
    id: 'creator.codes.issue.noCodeOnFrame',
    defaultMessage: 'The frame has no QR field. Add one in the frame editor.',
    description: 'Why publishing was refused',
  }),
  scanBlocked: defineMessage({
    id: 'creator.codes.issue.scanBlocked',
    defaultMessage: 'Phones could not read this code as it is drawn. Change its look or its frame.',
    description: 'Why a code was not published, resumed or saved: its printed art does not scan',
  }),
  scanBlockedTitle: defineMessage({
    id: 'creator.codes.scanBlocked.title',
    defaultMessage: 'This code would not scan',
    description: 'Title of the dialog that says why a code was not published, and mends it',
  }),
  stillBlocked: defineMessage({
    id: 'creator.codes.scanBlocked.still',
    defaultMessage: 'It would still not scan. Mend the first reason below.',
    description:
      'Said when a code is to be published before what keeps it from scanning was mended',
  }),
  publishMended: defineMessage({
    id: 'creator.codes.scanBlocked.publish',
    defaultMessage: 'Publish',
    description: 'Publishes a code after what kept it from scanning was mended',
  }),
  scanWeakTitle: defineMessage({
    id: 'creator.codes.scanWeak.title',
    defaultMessage: 'Publish a code that is hard to read?',
    description: 'Title of the question before a code is published that some cameras may not read',
  }),
  scanWeakText: defineMessage({
    id: 'creator.codes.scanWeak.text',
    defaultMessage:
      'It scans from near and in good light, but some phones may not read it. A larger code or stronger colors help.',
    description: 'Text of the question before a code is published that some cameras may not read',
  }),
  publishAnyway: defineMessage({
    id: 'creator.codes.scanWeak.publishAnyway',
    defaultMessage: 'Publish anyway',
    description: 'Publishes a code that some cameras may not read',
  }),
  publishedTitle: defineMessage({
    id: 'creator.published.title',
    defaultMessage: 'Your code is published',
    description: 'Title of the page after a code was published',
  }),
  publishedText: defineMessage({
    id: 'creator.published.text',
    defaultMessage: 'Print it, hang it up, and read the first answer in a moment.',
    description: 'Text of the page after a code was published',
  }),
  emailed: defineMessage({
    id: 'creator.published.emailed',
    defaultMessage: 'QR code will be emailed',
    description: 'Note on the page after a code was published; the words of the specification',
  }),
  emailedTo: defineMessage<{ readonly email: string }>({
    id: 'creator.published.emailedTo',
    defaultMessage: 'To {email}: as SVG, PDF and PNG to print, with its link.',
    description: 'Where the code is emailed',
  }),
  formLink: defineMessage({
    id: 'creator.published.formLink',
    defaultMessage: 'Form link',
    description: 'Label of the address of a published form',
  }),
  copyLink: defineMessage({
    id: 'creator.published.copyLink',
    defaultMessage: 'Copy link',
    description: 'Copies the address of a form',
  }),
  linkCopied: defineMessage({
    id: 'creator.published.linkCopied',
    defaultMessage: 'The link was copied.',
    description: 'Shown for a moment after the address was copied',
  }),
  linkNotCopied: defineMessage({
    id: 'creator.published.linkNotCopied',
    defaultMessage: 'Your browser did not allow that. Select the link and copy it yourself.',
    description: 'Shown for a moment when the address could not be copied',
  }),
  backToCode: defineMessage({
    id: 'creator.published.backToCode',
    defaultMessage: 'Back to the code',
    description: 'Goes from the publish page to the editor',
  }),
  readFeedback: defineMessage({
    id: 'creator.published.readFeedback',
    defaultMessage: 'Read feedback',
    description: 'Goes from the publish page to the feedback',
  }),
};
