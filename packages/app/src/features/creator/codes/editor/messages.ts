import { defineMessage } from '@formatjs/intl';

/** Texts of the code editor. */
export const messages = {
  newTitle: defineMessage({
    id: 'creator.codes.newTitle',
    defaultMessage: 'New QR code',
    description: 'Title of the editor of a code that is not saved yet',
  }),
  editorTitle: defineMessage({
    id: 'creator.codes.editorTitle',
    defaultMessage: 'QR code',
    description: 'Title of the browser tab of the code editor',
  }),
  more: defineMessage({
    id: 'creator.codes.more',
    defaultMessage: 'More',
    description: 'Opens the menu with rarer actions of a code',
  }),
  printedAddress: defineMessage({
    id: 'creator.codes.printedAddress',
    defaultMessage: 'Printed address:',
    description: 'Before the address that the code reads as',
  }),
  generalTitle: defineMessage({
    id: 'creator.codes.generalTitle',
    defaultMessage: 'General info',
    description: 'Title over the facts of a code',
  }),
  answersTitle: defineMessage({
    id: 'creator.codes.answersTitle',
    defaultMessage: 'Answers',
    description: 'Title over the choices about the answers of a code',
  }),
  replacesAnswers: defineMessage({
    id: 'creator.codes.replacesAnswers',
    defaultMessage: 'A second answer of the same scan replaces the first',
    description: 'Checkbox of a code',
  }),
  replacesAnswersHint: defineMessage({
    id: 'creator.codes.replacesAnswersHint',
    defaultMessage: 'Otherwise the first counts. The other one waits under “Set aside”.',
    description: 'Under the checkbox about second answers',
  }),
  visitCodesText: defineMessage({
    id: 'creator.codes.visitCodesText',
    defaultMessage:
      'Visit codes prove that an answer came from a visit: each address on a receipt or a card works once. Nobody is refused for having none.',
    description: 'Over the buttons about visit codes',
  }),
  visitCodesHelp: defineMessage({
    id: 'creator.codes.visitCodesHelp',
    defaultMessage: 'How it works',
    description: 'Link to the help article about visit codes',
  }),
  makeVisitCodes: defineMessage({
    id: 'creator.codes.makeVisitCodes',
    defaultMessage: 'Make visit codes',
    description: 'Button, and title of its dialog',
  }),
  visitCodeCount: defineMessage({
    id: 'creator.codes.visitCodeCount',
    defaultMessage: 'How many',
    description: 'Field: how many visit codes are made, 500 at most',
  }),
  visitCodeDays: defineMessage({
    id: 'creator.codes.visitCodeDays',
    defaultMessage: 'Valid for',
    description: 'Field: for how many days visit codes are valid',
  }),
  days: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.visitCodeDayCount',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'Option: for how long visit codes are valid',
  }),
  visitCodesMade: defineMessage<{ readonly count: number }>({
    id: 'creator.codes.visitCodesMade',
    defaultMessage:
      '{count, plural, one {# visit code is ready.} other {# visit codes are ready.}}',
    description: 'After visit codes were made',
  }),
  visitCodesOnce: defineMessage<{ readonly date: string }>({
    id: 'creator.codes.visitCodesOnce',
    defaultMessage:
      'Save or print them before you close this: they are shown once. They are valid until {date}.',
    description: 'After visit codes were made',
  }),
  visitCodesFile: defineMessage({
    id: 'creator.codes.visitCodesFile',
    defaultMessage: 'Save as CSV',
    description: 'Button: saves visit codes as a file',
  }),
  visitCodeCards: defineMessage({
    id: 'creator.codes.visitCodeCards',
    defaultMessage: 'Print as cards',
    description: 'Button: prints a card or a label for each visit code',
  }),
  visitKey: defineMessage({
    id: 'creator.codes.visitKey',
    defaultMessage: 'Key for a till',
    description:
      'Button, title of its dialog, and name of the key with which a till signs visit codes',
  }),
  visitKeyText: defineMessage({
    id: 'creator.codes.visitKeyText',
    defaultMessage:
      'With the key, your till makes the visit code of each receipt by itself. The help article has the format, with an example to check it by.',
    description: 'In the dialog that makes the key for a till',
  }),
  visitKeyEnds: defineMessage({
    id: 'creator.codes.visitKeyEnds',
    defaultMessage:
      'A new key replaces the one before: visit codes that were made with it, printed cards included, prove nothing any more.',
    description: 'Warning before the key for a till is replaced',
  }),
  visitKeyOnce: defineMessage({
    id: 'creator.codes.visitKeyOnce',
    defaultMessage: 'Copy the key now. It is shown once.',
    description: 'Over the new key for a till',
  }),
  makeVisitKey: defineMessage({
    id: 'creator.codes.makeVisitKey',
    defaultMessage: 'Make a key',
    description: 'Button: makes the first key for a till',
  }),
  newVisitKey: defineMessage({
    id: 'creator.codes.newVisitKey',
    defaultMessage: 'Replace the key',
    description: 'Button: replaces the key for a till',
  }),
  visitKeySince: defineMessage<{ readonly date: string }>({
    id: 'creator.codes.visitKeySince',
    defaultMessage: 'Signed with a key made on {date}',
    description: 'Below the buttons about visit codes',
  }),
  previewTitle: defineMessage({
    id: 'creator.codes.previewTitle',
    defaultMessage: 'Print preview',
    description: 'Title over the frame of a code',
  }),
  noFrameTitle: defineMessage({
    id: 'creator.codes.noFrameTitle',
    defaultMessage: 'No frame yet',
    description: 'Title where the frame of a code would be shown',
  }),
  noFrame: defineMessage({
    id: 'creator.codes.noFrame',
    defaultMessage: 'Choose a frame: it is printed with the code, which is published with it.',
    description: 'Where the frame of a code would be shown',
  }),
  looksTitle: defineMessage({
    id: 'creator.codes.looks.title',
    defaultMessage: 'Look of the code',
    description: 'Title over colours, shapes and logo of a code',
  }),
  asFrameSays: defineMessage({
    id: 'creator.codes.looks.asFrameSays',
    defaultMessage: 'As the frame says',
    description: 'Switch: the code looks as its frame draws it, not in a style of its own',
  }),
  asFrameSaysHint: defineMessage({
    id: 'creator.codes.looks.asFrameSaysHint',
    defaultMessage: 'Switch it off to give this one code colors and shapes of its own.',
    description: 'Under the switch “As the frame says”',
  }),
  pictureOfCode: defineMessage({
    id: 'creator.codes.pictureOfCode',
    defaultMessage: 'The code without a frame',
    description: 'Says what a picture shows: the code alone, while no frame is chosen',
  }),
  saveChanges: defineMessage({
    id: 'creator.codes.saveChanges',
    defaultMessage: 'Save changes',
    description: 'Saves a code',
  }),
  saveFirst: defineMessage({
    id: 'creator.codes.saveFirst',
    defaultMessage: 'Save your changes first: this prints the code as it was saved.',
    description: 'Warning in the print dialog while the code on the screen is not saved',
  }),
  createCode: defineMessage({
    id: 'creator.codes.create',
    defaultMessage: 'Create code',
    description: 'Makes a new code',
  }),
  publish: defineMessage({
    id: 'creator.codes.publish',
    defaultMessage: 'Publish',
    description: 'Opens a code to visitors',
  }),
  publishAgain: defineMessage({
    id: 'creator.codes.publishAgain',
    defaultMessage: 'Publish changes',
    description: 'Shows the changed form to visitors',
  }),
  republish: defineMessage({
    id: 'creator.codes.republish',
    defaultMessage: 'Publish again',
    description: 'Publishes a code whose form has not changed since',
  }),
  publishNeeds: defineMessage({
    id: 'creator.codes.publishNeeds',
    defaultMessage: 'Publishing needs a form and a frame with a QR field.',
    description: 'Why a code cannot be published yet',
  }),
  openForm: defineMessage({
    id: 'creator.codes.openForm',
    defaultMessage: 'Open the form',
    description: 'Goes to the editor of the form that a code opens',
  }),
  openFrame: defineMessage({
    id: 'creator.codes.openFrame',
    defaultMessage: 'Open the frame',
    description: 'Goes to the editor of the frame that a code wears',
  }),
};
