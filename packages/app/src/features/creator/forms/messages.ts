import { defineMessage } from '@formatjs/intl';

export const messages = {
  list: defineMessage({
    id: 'creator.forms.list',
    defaultMessage: 'Forms',
    description: 'Names the list of forms',
  }),
  search: defineMessage({
    id: 'creator.forms.search',
    defaultMessage: 'Search forms',
    description: 'Label of the search over forms',
  }),
  formTitle: defineMessage({
    id: 'creator.forms.columns.title',
    defaultMessage: 'Title',
    description: 'Heading of the column with the title of a form',
  }),
  afterSending: defineMessage({
    id: 'creator.forms.thing.afterSending',
    defaultMessage: 'After sending',
    description: 'What two people have changed: the page that a visitor sees after sending',
  }),
  usedBy: defineMessage({
    id: 'creator.forms.columns.usedBy',
    defaultMessage: 'Used by',
    description: 'Heading of the column with the number of codes',
  }),
  usedByCodes: defineMessage<{ readonly count: number }>({
    id: 'creator.forms.usedByCodes',
    defaultMessage: '{count, plural, =0 {No codes} one {# code} other {# codes}}',
    description: 'How many codes show a form',
  }),
  fields: defineMessage({
    id: 'creator.forms.columns.fields',
    defaultMessage: 'Fields',
    description: 'Heading of the column with the number of fields',
  }),
  published: defineMessage({
    id: 'creator.forms.columns.published',
    defaultMessage: 'Published',
    description: 'Heading of the column that says whether visitors have a form as it is',
  }),
  duplicate: defineMessage({
    id: 'creator.forms.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Makes a copy of a form',
  }),
  duplicated: defineMessage<{ readonly title: string }>({
    id: 'creator.forms.duplicated',
    defaultMessage: '“{title}” was created.',
    description: 'Shown for a moment after a form was copied',
  }),
  emptyTitle: defineMessage({
    id: 'creator.forms.empty.title',
    defaultMessage: 'No forms found',
    description: 'Title of the empty list of forms',
  }),
  emptyText: defineMessage({
    id: 'creator.forms.empty.text',
    defaultMessage:
      'A form is what visitors fill in after scanning your code. Start with a rating and a comment.',
    description: 'Teaches what a form is',
  }),
  removeTitle: defineMessage<{ readonly count: number }>({
    id: 'creator.forms.remove.title',
    defaultMessage: '{count, plural, one {Delete this form?} other {Delete # forms?}}',
    description: 'Title of the dialog that asks before forms are deleted',
  }),
  removeConfirm: defineMessage<{ readonly count: number }>({
    id: 'creator.forms.remove.confirm',
    defaultMessage: '{count, plural, one {Delete form} other {Delete # forms}}',
    description: 'Button that deletes forms',
  }),
  removeText: defineMessage<{ readonly count: number; readonly title: string }>({
    id: 'creator.forms.remove.text',
    defaultMessage:
      '{count, plural, one {“{title}” will be deleted.} other {# forms will be deleted.}}',
    description: 'What the dialog that deletes forms does',
  }),
  removeCodes: defineMessage<{ readonly count: number }>({
    id: 'creator.forms.remove.codes',
    defaultMessage:
      '{count, plural, one {This code uses it and will be unpublished:} other {These # codes use it and will be unpublished:}}',
    description: 'Above the names of the codes that a deletion unpublishes',
  }),
  created: defineMessage({
    id: 'creator.forms.created',
    defaultMessage: 'Form created successfully!',
    description: 'Shown for a moment after a form was saved for the first time',
  }),
  updated: defineMessage({
    id: 'creator.forms.updated',
    defaultMessage: 'Form updated successfully!',
    description: 'Shown for a moment after a form was saved',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'creator.forms.removed',
    defaultMessage:
      '{count, plural, one {Form removed successfully!} other {# forms removed successfully!}}',
    description: 'Shown for a moment after forms were deleted',
  }),
  newTitle: defineMessage({
    id: 'creator.forms.newTitle',
    defaultMessage: 'New form',
    description: 'Title of the editor for a form that is not saved yet, and the form’s first title',
  }),
  editorTitle: defineMessage({
    id: 'creator.forms.editorTitle',
    defaultMessage: 'Form editor',
    description: 'Title of the browser tab of the form editor',
  }),
  steps: defineMessage({
    id: 'creator.forms.steps',
    defaultMessage: 'Steps of the form',
    description: 'Names the steps of the form editor for screen readers',
  }),
  stepGeneral: defineMessage({
    id: 'creator.forms.steps.general',
    defaultMessage: 'General',
    description: 'Step of the form editor: title and colors',
  }),
  stepFields: defineMessage({
    id: 'creator.forms.steps.fields',
    defaultMessage: 'Add fields',
    description: 'Step of the form editor: which fields it has',
  }),
  stepEditor: defineMessage({
    id: 'creator.forms.steps.editor',
    defaultMessage: 'Editor',
    description: 'Step of the form editor: each field in detail',
  }),
  stepPublish: defineMessage({
    id: 'creator.forms.steps.publish',
    defaultMessage: 'Publish',
    description: 'Step of the form editor: link it to a code',
  }),
  next: defineMessage({
    id: 'creator.forms.next',
    defaultMessage: 'Next',
    description: 'Goes to the next step of the form editor',
  }),
  previous: defineMessage({
    id: 'creator.forms.previous',
    defaultMessage: 'Back',
    description: 'Goes to the previous step of the form editor',
  }),
  titleHint: defineMessage({
    id: 'creator.forms.titleHint',
    defaultMessage: 'For your own lists. Visitors do not see it.',
    description: 'Under the title field of a form',
  }),
  generalTitle: defineMessage({
    id: 'creator.forms.general.title',
    defaultMessage: 'General style',
    description: 'Title of the card with title and colors of a form',
  }),
  previewTitle: defineMessage({
    id: 'creator.forms.previewTitle',
    defaultMessage: 'Preview',
    description: 'Title of the card with the preview of a form',
  }),
  fieldsTitle: defineMessage({
    id: 'creator.forms.fields.title',
    defaultMessage: 'Fields',
    description: 'Title of the card with the fields that can be added',
  }),
  fieldsHint: defineMessage({
    id: 'creator.forms.fields.hint',
    defaultMessage: 'One field of each type. Order, words and colors follow in the editor.',
    description: 'Under the title of the fields that can be added',
  }),
  addField: defineMessage<{ readonly name: string }>({
    id: 'creator.forms.addField',
    defaultMessage: 'Add {name}',
    description: 'Adds a field to the form',
  }),
  removeField: defineMessage<{ readonly name: string }>({
    id: 'creator.forms.removeField',
    defaultMessage: 'Remove {name}',
    description: 'Takes a field out of the form',
  }),
  fieldAlwaysThere: defineMessage({
    id: 'creator.forms.fieldAlwaysThere',
    defaultMessage: 'Always there',
    description: 'Beside the submit button, which cannot be removed',
  }),
  saveForm: defineMessage({
    id: 'creator.forms.save',
    defaultMessage: 'Save form',
    description: 'Saves the form',
  }),
  backToWizard: defineMessage({
    id: 'creator.forms.backToWizard',
    defaultMessage: 'Continue with the frame',
    description: 'Goes on in the QR wizard after the form was saved',
  }),
};
