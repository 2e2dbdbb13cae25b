import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'setup.title',
    defaultMessage: 'Five steps to your first feedback',
    description: 'Title of the screen that a new account starts with',
  }),
  purpose: defineMessage({
    id: 'setup.purpose',
    defaultMessage: 'It takes about ten minutes, most of it choosing colors.',
    description: 'Under that title',
  }),
  companyTitle: defineMessage({
    id: 'setup.companyTitle',
    defaultMessage: 'Add your company',
    description: 'A step of the setup',
  }),
  companyHint: defineMessage({
    id: 'setup.companyHint',
    defaultMessage: 'The business your customers know.',
    description: 'About that step',
  }),
  locationTitle: defineMessage({
    id: 'setup.locationTitle',
    defaultMessage: 'Add a location',
    description: 'A step of the setup',
  }),
  locationHint: defineMessage({
    id: 'setup.locationHint',
    defaultMessage: 'Where the code will hang: a shop, a floor, a van.',
    description: 'About that step',
  }),
  formTitle: defineMessage({
    id: 'setup.formTitle',
    defaultMessage: 'Make a form',
    description: 'A step of the setup',
  }),
  formHint: defineMessage({
    id: 'setup.formHint',
    defaultMessage: 'What you would like to know, in your colors.',
    description: 'About that step',
  }),
  frameTitle: defineMessage({
    id: 'setup.frameTitle',
    defaultMessage: 'Make a frame',
    description: 'A step of the setup',
  }),
  frameHint: defineMessage({
    id: 'setup.frameHint',
    defaultMessage: 'The card or poster around the code.',
    description: 'About that step',
  }),
  codeTitle: defineMessage({
    id: 'setup.codeTitle',
    defaultMessage: 'Publish a code',
    description: 'A step of the setup',
  }),
  codeHint: defineMessage({
    id: 'setup.codeHint',
    defaultMessage: 'Print it, put it up, and listen.',
    description: 'About that step',
  }),
  start: defineMessage({
    id: 'setup.start',
    defaultMessage: 'Start',
    description: 'Button that begins with the first step of the setup',
  }),
  skip: defineMessage({
    id: 'setup.skip',
    defaultMessage: 'Skip',
    description: 'Button that leaves the setup for the home screen',
  }),
};
