import { defineMessage } from '@formatjs/intl';

/** Texts of the code editor. */
export const messages = {
  newTitle: defineMessage({
    id: 'creator.codes.newTitle',
    defaultMessage: 'New QR code',
    description: 'Title of the editor of a code that is not saved yet',
  }),
  editorPurpose: defineMessage({
    id: 'creator.codes.editor.purpose',
    defaultMessage: 'The printed address never changes. What it opens is up to you.',
    description: 'Under the title of the code editor',
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
    defaultMessage: 'Choose a frame to see what will be printed.',
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
