import { defineMessage } from '@formatjs/intl';

/** Texts of the feedback triage, by keyboard and in bulk. */
export const messages = {
  setStatus: defineMessage({
    id: 'feedback.triage.setStatus',
    defaultMessage: 'Set status',
    description: 'Button over checked answers that opens the list of statuses',
  }),
  statusSet: defineMessage<{ readonly count: number; readonly status: string }>({
    id: 'feedback.triage.statusSet',
    defaultMessage:
      '{count, plural, one {Status set: {status}} other {Status of # answers set: {status}}}',
    description: 'Said aloud after the status of answers was changed',
  }),
  help: defineMessage({
    id: 'feedback.triage.help',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Button that shows which key does what',
  }),
  helpTitle: defineMessage({
    id: 'feedback.triage.helpTitle',
    defaultMessage: 'Go through feedback by keyboard',
    description: 'Title of a group of keys',
  }),
  keyNext: defineMessage({
    id: 'feedback.triage.keyNext',
    defaultMessage: 'Next answer',
    description: 'What a key does',
  }),
  keyPrevious: defineMessage({
    id: 'feedback.triage.keyPrevious',
    defaultMessage: 'Previous answer',
    description: 'What a key does',
  }),
  keyOpen: defineMessage({
    id: 'feedback.triage.keyOpen',
    defaultMessage: 'Open',
    description: 'What a key does',
  }),
  keyResolve: defineMessage({
    id: 'feedback.triage.keyResolve',
    defaultMessage: 'Resolve, go to the next',
    description: 'What a key does',
  }),
  keyDismiss: defineMessage({
    id: 'feedback.triage.keyDismiss',
    defaultMessage: 'Dismiss, go to the next',
    description: 'What a key does',
  }),
  keyNew: defineMessage({
    id: 'feedback.triage.keyNew',
    defaultMessage: 'Mark as new',
    description: 'What a key does',
  }),
  keyClose: defineMessage({
    id: 'feedback.triage.keyClose',
    defaultMessage: 'Close the details',
    description: 'What a key does',
  }),
};
