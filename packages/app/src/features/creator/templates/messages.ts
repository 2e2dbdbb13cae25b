import { defineMessage } from '@formatjs/intl';

export const messages = {
  start: defineMessage({
    id: 'creator.templates.start',
    defaultMessage: 'Start from a template',
    description: 'Opens the gallery of templates; also its title',
  }),
  startText: defineMessage({
    id: 'creator.templates.startText',
    defaultMessage: 'A finished form to make your own: fields, words and colors.',
    description: 'Under the title of the gallery of templates',
  }),
  all: defineMessage({
    id: 'creator.templates.all',
    defaultMessage: 'All templates',
    description: 'Opens the gallery with every template',
  }),
  search: defineMessage({
    id: 'creator.templates.search',
    defaultMessage: 'Search templates',
    description: 'Label of the search over templates',
  }),
  own: defineMessage({
    id: 'creator.templates.own',
    defaultMessage: 'Your templates',
    description: 'Heading over the templates that the account saved',
  }),
  starters: defineMessage({
    id: 'creator.templates.starters',
    defaultMessage: 'Ready-made',
    description: 'Beside a template that came with the product',
  }),
  why: defineMessage({
    id: 'creator.templates.why',
    defaultMessage: 'Why these questions',
    description: 'In the menu of a ready-made form: opens the reason for each of its questions',
  }),
  whyTitle: defineMessage<{ readonly name: string }>({
    id: 'creator.templates.whyTitle',
    defaultMessage: '{name}: why these questions',
    description:
      'Title of the dialog with the reason for each question; name is that of a line of business',
  }),
  take: defineMessage({
    id: 'creator.templates.useStarter',
    defaultMessage: 'Use this form',
    description: 'Button under the reasons for the questions of a ready-made form',
  }),
  plain: defineMessage({
    id: 'creator.templates.plain',
    defaultMessage: 'Plain',
    description: 'Heading over the form without any design, to begin with',
  }),
  plainForm: defineMessage({
    id: 'creator.templates.plainForm',
    defaultMessage: 'Stars and a comment',
    description: 'Name of the form without any design, to begin with',
  }),
  food: defineMessage({
    id: 'creator.templates.food',
    defaultMessage: 'Food and drink',
    description: 'Heading over the ready-made forms of cafés and restaurants',
  }),
  outings: defineMessage({
    id: 'creator.templates.outings',
    defaultMessage: 'Stays and outings',
    description: 'Heading over the ready-made forms of hotels, events and museums',
  }),
  care: defineMessage({
    id: 'creator.templates.care',
    defaultMessage: 'Health and beauty',
    description: 'Heading over the ready-made forms of salons, clinics and gyms',
  }),
  services: defineMessage({
    id: 'creator.templates.services',
    defaultMessage: 'Shops and services',
    description: 'Heading over the ready-made forms of shops, workshops and courses',
  }),
  noneFound: defineMessage({
    id: 'creator.templates.noneFound',
    defaultMessage: 'No templates found',
    description: 'When no template has the words that were searched',
  }),
  save: defineMessage({
    id: 'creator.templates.save',
    defaultMessage: 'Save as template',
    description: 'Keeps the fields and colors of a form under a name; also the dialog’s title',
  }),
  saveText: defineMessage({
    id: 'creator.templates.saveText',
    defaultMessage: 'Keeps these fields, words and colors for your next forms.',
    description: 'What a template keeps, in the dialog that saves one',
  }),
  name: defineMessage({
    id: 'creator.templates.name',
    defaultMessage: 'Name',
    description: 'Field with the name of a template',
  }),
  saved: defineMessage({
    id: 'creator.templates.saved',
    defaultMessage: 'Template saved successfully!',
    description: 'Shown for a moment after a template was saved',
  }),
  rename: defineMessage({
    id: 'creator.templates.rename',
    defaultMessage: 'Rename',
    description: 'Action on a template',
  }),
  renameTitle: defineMessage({
    id: 'creator.templates.renameTitle',
    defaultMessage: 'Rename template',
    description: 'Title of the dialog that renames a template',
  }),
  renamed: defineMessage({
    id: 'creator.templates.renamed',
    defaultMessage: 'Template renamed successfully!',
    description: 'Shown for a moment after a template was renamed',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'creator.templates.removed',
    defaultMessage:
      '{count, plural, one {Template removed successfully!} other {# templates removed successfully!}}',
    description: 'Shown for a moment after templates were removed',
  }),
  replaceTitle: defineMessage({
    id: 'creator.templates.replaceTitle',
    defaultMessage: 'Replace what is here?',
    description: 'Title of the question before a template takes the place of a form',
  }),
  replaceText: defineMessage<{ readonly name: string }>({
    id: 'creator.templates.replaceText',
    defaultMessage:
      'The fields and colors of “{name}” take the place of yours. The title stays. You can undo it.',
    description: 'Text of the question before a template takes the place of a form',
  }),
  replace: defineMessage({
    id: 'creator.templates.replace',
    defaultMessage: 'Replace',
    description: 'Puts a template in the place of a form',
  }),
  applied: defineMessage<{ readonly name: string }>({
    id: 'creator.templates.applied',
    defaultMessage: 'Your form now looks like “{name}”.',
    description: 'Shown for a moment after a template took the place of a form',
  }),
  ofCode: defineMessage({
    id: 'creator.templates.ofCode',
    defaultMessage: 'Template',
    description: 'Field of a code: what a new form for it is made from',
  }),
  ofCodeHint: defineMessage({
    id: 'creator.templates.ofCodeHint',
    defaultMessage: 'Makes a form for this code, to be edited later.',
    description: 'Under the field with the template of a code',
  }),
  noTemplate: defineMessage({
    id: 'creator.templates.noTemplate',
    defaultMessage: 'No template',
    description: 'Choice in the field with the template of a code',
  }),
  notMade: defineMessage({
    id: 'creator.templates.notMade',
    defaultMessage: 'The form could not be made from this template. Choose another one.',
    description: 'When the form of a new code cannot be made from a template',
  }),
};
