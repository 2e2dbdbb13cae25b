import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'creator.wizard.title',
    defaultMessage: 'QR Wizard',
    description: 'Title of the guide through form, frame and code',
  }),
  purpose: defineMessage({
    id: 'creator.wizard.purpose',
    defaultMessage: 'Three steps from nothing to a printed code.',
    description: 'Under the title of the guide',
  }),
  steps: defineMessage({
    id: 'creator.wizard.steps',
    defaultMessage: 'Steps of the wizard',
    description: 'Names the steps for screen readers',
  }),
  stepForm: defineMessage({
    id: 'creator.wizard.steps.form',
    defaultMessage: 'Form',
    description: 'First step',
  }),
  stepFrame: defineMessage({
    id: 'creator.wizard.steps.frame',
    defaultMessage: 'Frame',
    description: 'Second step',
  }),
  stepCode: defineMessage({
    id: 'creator.wizard.steps.code',
    defaultMessage: 'QR code',
    description: 'Third step',
  }),
  formTitle: defineMessage({
    id: 'creator.wizard.form.title',
    defaultMessage: 'What should visitors answer?',
    description: 'Title of the first step',
  }),
  formText: defineMessage({
    id: 'creator.wizard.form.text',
    defaultMessage: 'Use a form you have, or make a new one.',
    description: 'Text of the first step',
  }),
  chooseForm: defineMessage({
    id: 'creator.wizard.form.choose',
    defaultMessage: 'Your forms',
    description: 'Field with the forms one has',
  }),
  frameTitle: defineMessage({
    id: 'creator.wizard.frame.title',
    defaultMessage: 'What should be printed?',
    description: 'Title of the second step',
  }),
  frameText: defineMessage({
    id: 'creator.wizard.frame.text',
    defaultMessage: 'Use a frame you have, or draw a new one.',
    description: 'Text of the second step',
  }),
  chooseFrame: defineMessage({
    id: 'creator.wizard.frame.choose',
    defaultMessage: 'Your frames',
    description: 'Field with the frames one has',
  }),
  codeTitle: defineMessage({
    id: 'creator.wizard.code.title',
    defaultMessage: 'Where does it hang?',
    description: 'Title of the third step',
  }),
  codeText: defineMessage({
    id: 'creator.wizard.code.text',
    defaultMessage: 'Name the code and choose its location. Form and frame are linked already.',
    description: 'Text of the third step',
  }),
  codeTextOpen: defineMessage({
    id: 'creator.wizard.code.textOpen',
    defaultMessage:
      'Name the code and choose its location. To publish it, link a form and a frame as well.',
    description: 'Text of the third step while form or frame are not chosen',
  }),
  search: defineMessage({
    id: 'creator.wizard.search',
    defaultMessage: 'Search',
    description: 'Label of the search over the forms or the frames one has',
  }),
  noneFound: defineMessage({
    id: 'creator.wizard.noneFound',
    defaultMessage: 'Nothing has these words in its name.',
    description: 'When no form or frame has the words that were searched',
  }),
  startForm: defineMessage({
    id: 'creator.wizard.form.start',
    defaultMessage: 'Start from a finished form',
    description: 'Heading over the forms that come with the product',
  }),
  startFrame: defineMessage({
    id: 'creator.wizard.frame.start',
    defaultMessage: 'Start from a finished frame',
    description: 'Heading over the frames that come with the product',
  }),
  create: defineMessage({
    id: 'creator.wizard.create',
    defaultMessage: 'Create',
    description: 'Makes the code, which lacks a form or a frame',
  }),
  onlyCreate: defineMessage({
    id: 'creator.wizard.onlyCreate',
    defaultMessage: 'Publish later',
    description: 'Makes the code as a draft',
  }),
  createAndPublish: defineMessage({
    id: 'creator.wizard.createAndPublish',
    defaultMessage: 'Create and publish',
    description: 'Makes the code and opens it to visitors',
  }),
  next: defineMessage({
    id: 'creator.wizard.next',
    defaultMessage: 'Next',
    description: 'Goes to the next step',
  }),
  back: defineMessage({
    id: 'creator.wizard.back',
    defaultMessage: 'Back',
    description: 'Goes to the previous step',
  }),
  leave: defineMessage({
    id: 'creator.wizard.leave',
    defaultMessage: 'Leave the wizard',
    description: 'Goes back to the creator',
  }),
};
