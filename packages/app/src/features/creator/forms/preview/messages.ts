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
