import { defineMessage } from '@formatjs/intl';

/** The sentences of the details of one answer. */
export const messages = {
  leftEmpty: defineMessage({
    id: 'feedback.details.leftEmpty',
    defaultMessage: 'Left empty',
    description: 'Below a question of the form that the visitor did not answer',
  }),
  takeBack: defineMessage({
    id: 'feedback.details.takeBack',
    defaultMessage: 'Take the correction back',
    description: 'Button that lets the sentiment be judged by the words or the rating again',
  }),
  note: defineMessage({
    id: 'feedback.details.note',
    defaultMessage: 'Private note',
    description: 'Field for the words of the owner about an answer',
  }),
  noteHint: defineMessage({
    id: 'feedback.details.noteHint',
    defaultMessage: 'Only you see it. It is saved as you type.',
    description: 'Below the field for the private note',
  }),
  noteSaving: defineMessage({
    id: 'feedback.details.noteSaving',
    defaultMessage: 'Saving…',
    description: 'Below the field for the private note, while it is saved',
  }),
  noteSaved: defineMessage({
    id: 'feedback.details.noteSaved',
    defaultMessage: 'Saved',
    description: 'Below the field for the private note, once it is saved',
  }),
  noteFailed: defineMessage({
    id: 'feedback.details.noteFailed',
    defaultMessage: 'The note was not saved. Change it to try again.',
    description: 'Below the field for the private note, when it could not be saved',
  }),
  resolve: defineMessage({
    id: 'feedback.details.resolve',
    defaultMessage: 'Resolve',
    description:
      'Button in the details of an answer that sets its status to resolved and shows the next one',
  }),
  previous: defineMessage({
    id: 'feedback.details.previous',
    defaultMessage: 'Previous answer',
    description: 'Button in the details of an answer that shows the one above it in the list',
  }),
  next: defineMessage({
    id: 'feedback.details.next',
    defaultMessage: 'Next answer',
    description: 'Button in the details of an answer that shows the one below it in the list',
  }),
};
