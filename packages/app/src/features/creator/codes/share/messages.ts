import { defineMessage } from '@formatjs/intl';

/** Texts of the share dialog. */
export const messages = {
  title: defineMessage<{ readonly name: string }>({
    id: 'creator.codes.share.title',
    defaultMessage: 'Share “{name}”',
    description: 'Title of the dialog with the ways to a form beside the printed code',
  }),
  link: defineMessage({
    id: 'creator.codes.share.link',
    defaultMessage: 'Link',
    description: 'The address of a form, to be sent to people',
  }),
  linkHint: defineMessage({
    id: 'creator.codes.share.linkHint',
    defaultMessage:
      'For messages, newsletters and profiles. Answers appear under the channel Link.',
    description: 'Below the link: what it is for and how its answers are counted',
  }),
  website: defineMessage({
    id: 'creator.codes.share.website',
    defaultMessage: 'On your website',
    description: 'A line of HTML that shows the form on a website',
  }),
  websiteHint: defineMessage({
    id: 'creator.codes.share.websiteHint',
    defaultMessage:
      'Paste it where the form should stand. It sets no cookie. Answers appear under the channel Website.',
    description: 'Below the line of HTML: what it is for and how its answers are counted',
  }),
  kiosk: defineMessage({
    id: 'creator.codes.share.kiosk',
    defaultMessage: 'Kiosk',
    description: 'The address that opens a form on a tablet that stays in the place',
  }),
  kioskHint: defineMessage({
    id: 'creator.codes.share.kioskHint',
    defaultMessage:
      'Open it on a tablet that stays with you: full screen, ready for the next person by itself. Answers appear under the channel Kiosk and are not counted in the conversion rate.',
    description: 'Below the address for a kiosk: what it is for and how its answers are counted',
  }),
  copy: defineMessage({
    id: 'creator.codes.share.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies a link or a line of HTML',
  }),
  copied: defineMessage({
    id: 'creator.codes.share.copied',
    defaultMessage: 'Copied',
    description: 'On the button that copies, for a moment after it worked',
  }),
  open: defineMessage({
    id: 'creator.codes.share.open',
    defaultMessage: 'Open',
    description: 'Button that opens the address of a kiosk in a new tab',
  }),
  notCopied: defineMessage({
    id: 'creator.codes.share.notCopied',
    defaultMessage: 'It could not be copied. Select the text and copy it by hand.',
    description: 'Shown for a moment when the browser keeps the clipboard closed',
  }),
  draftTitle: defineMessage({
    id: 'creator.codes.share.draftTitle',
    defaultMessage: 'This code is not published yet',
    description: 'Title of the notice in place of the links of a draft',
  }),
  draftText: defineMessage({
    id: 'creator.codes.share.draftText',
    defaultMessage: 'Its links would lead nowhere. Publish it, and they are here.',
    description: 'Why a draft has no links yet',
  }),
  paused: defineMessage({
    id: 'creator.codes.share.paused',
    defaultMessage: 'This code is paused: its links say that the form is closed for now.',
    description: 'Above the links of a paused code',
  }),
};
