import { defineMessage } from '@formatjs/intl';

/** Messages before and after a deletion. */
export const messages = {
  alsoDeletes: defineMessage<{ readonly things: string }>({
    id: 'removal.alsoDeletes',
    defaultMessage: 'This also deletes {things}.',
    description:
      'In dialogs that ask before something is deleted; things are such as “2 locations, 3 codes, and 40 answers”',
  }),
  counting: defineMessage({
    id: 'removal.counting',
    defaultMessage: 'Counting what goes with it…',
    description: 'In dialogs that ask before something is deleted, until that is known',
  }),
  notCounted: defineMessage({
    id: 'removal.notCounted',
    defaultMessage: 'What goes with it could not be counted. You can delete it all the same.',
    description: 'In dialogs that ask before something is deleted, when the server did not answer',
  }),
  countsLong: defineMessage({
    id: 'removal.countsLong',
    defaultMessage:
      'The server takes too long to count what goes with it. You can delete it all the same, or ask again.',
    description:
      'In dialogs that ask before something is deleted, when no answer came for ten seconds',
  }),
  countAgain: defineMessage({
    id: 'removal.countAgain',
    defaultMessage: 'Try again',
    description: 'Asks the server again what goes with a deletion',
  }),
  locations: defineMessage<{ readonly count: number }>({
    id: 'removal.locations',
    defaultMessage: '{count, plural, one {# location} other {# locations}}',
    description: 'Part of the list of what is deleted as well',
  }),
  codes: defineMessage<{ readonly count: number }>({
    id: 'removal.codes',
    defaultMessage: '{count, plural, one {# QR code} other {# QR codes}}',
    description: 'Part of the list of what is deleted as well',
  }),
  feedback: defineMessage<{ readonly count: number }>({
    id: 'removal.feedback',
    defaultMessage: '{count, plural, one {# answer} other {# answers}}',
    description: 'Part of the list of what is deleted as well: answers of visitors',
  }),
  canUndo: defineMessage<{ readonly days: number }>({
    id: 'removal.canUndo',
    defaultMessage: 'You can undo this for {days} days.',
    description: 'In dialogs that ask before something is deleted',
  }),
  undo: defineMessage({
    id: 'removal.undo',
    defaultMessage: 'Undo',
    description: 'Button beside “Company removed successfully!”; gives back what was deleted',
  }),
  restored: defineMessage({
    id: 'removal.restored',
    defaultMessage: 'Everything that was deleted is back.',
    description: 'Shown for a moment after a delete was undone',
  }),
  gone: defineMessage({
    id: 'removal.gone',
    defaultMessage: 'This can no longer be restored.',
    description: 'Shown for a moment when a delete was undone already, or too long ago',
  }),
  parentDeleted: defineMessage({
    id: 'removal.parentDeleted',
    defaultMessage: 'What it belongs to is deleted. Restore that first.',
    description:
      'Shown for a moment when a location is to be restored whose company is deleted, or the like',
  }),
  recentlyDeleted: defineMessage({
    id: 'removal.recentlyDeleted',
    defaultMessage: 'Recently deleted',
    description: 'Link to the page with what was deleted in the last 30 days',
  }),
};
