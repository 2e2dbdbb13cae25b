import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'creator.preview.title',
    defaultMessage: 'Form preview',
    description: 'Title of the dialog that shows a form as a visitor sees it',
  }),
  hint: defineMessage({
    id: 'creator.preview.hint',
    defaultMessage: 'This is what a visitor sees. Nothing is sent and no scan is counted.',
    description: 'Under the title of the form preview',
  }),
  language: defineMessage({
    id: 'creator.preview.language',
    defaultMessage: 'Language',
    description: 'Chooses the language of the preview',
  }),
  backToForm: defineMessage({
    id: 'creator.preview.backToForm',
    defaultMessage: 'Back to the form',
    description:
      'In the preview, after its button was pressed and what stands after sending is shown',
  }),
  headingOfCode: defineMessage<{ readonly code: string }>({
    id: 'creator.preview.headingOfCode',
    defaultMessage: 'The heading is that of “{code}”. Other codes of this form have their own.',
    description:
      'Over the picture of a form that codes at several places show; code is the name of one of them',
  }),
  headingExample: defineMessage({
    id: 'creator.preview.headingExample',
    defaultMessage: 'The heading is an example. Visitors read the company and place of their code.',
    description: 'Over the picture of a form that no code shows yet',
  }),
  headingMissing: defineMessage({
    id: 'creator.preview.headingMissing',
    defaultMessage: 'Above the form, visitors read the company and place of their code.',
    description: 'Over the picture of a form while there is no company yet',
  }),
  phone: defineMessage({
    id: 'creator.preview.phone',
    defaultMessage: 'Phone',
    description: 'Shows the preview as wide as a phone',
  }),
  desktop: defineMessage({
    id: 'creator.preview.desktop',
    defaultMessage: 'Desktop',
    description: 'Shows the preview as wide as the window of a browser',
  }),
};
