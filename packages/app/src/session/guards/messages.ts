import { defineMessage } from '@formatjs/intl';

export const messages = {
  leaveTitle: defineMessage({
    id: 'guards.leave.title',
    defaultMessage: 'Leave without saving?',
    description: 'Title of the question when a screen or a dialog with unsaved changes is left',
  }),
  leaveText: defineMessage({
    id: 'guards.leave.text',
    defaultMessage: 'What you typed or changed here has not been saved and will be lost.',
    description: 'Text of the question when a screen or a dialog with unsaved changes is left',
  }),
  leave: defineMessage({
    id: 'guards.leave.confirm',
    defaultMessage: 'Leave',
    description: 'Leaves without saving',
  }),
};
