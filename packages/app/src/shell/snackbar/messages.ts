import { defineMessage } from '@formatjs/intl';

export const messages = {
  serverIssue: defineMessage({
    id: 'server.issue',
    defaultMessage: 'There was a server issue, please try again later!',
    description: 'Shown for a moment when the server failed; the words of the specification',
  }),
  withReference: defineMessage<{ readonly sentence: string; readonly reference: string }>({
    id: 'server.withReference',
    defaultMessage: '{sentence} Reference: {reference}',
    description:
      'Shown for a moment when the server failed: a whole sentence, then the id under which we find the reason',
  }),
  offline: defineMessage({
    id: 'server.offline',
    defaultMessage: 'You are offline. Nothing was changed; try again when you are back.',
    description: 'Shown for a moment when a change could not be sent without a network',
  }),
  rateLimited: defineMessage({
    id: 'server.rateLimited',
    defaultMessage: 'Too many tries in a short time. Wait a minute and try again.',
    description: 'Shown for a moment when the server asks to slow down',
  }),
  outdated: defineMessage({
    id: 'server.outdated',
    defaultMessage: 'This page is of an older version. Load it anew to go on.',
    description: 'Shown for a moment when the server no longer knows what this page asks of it',
  }),
  sessionEnded: defineMessage({
    id: 'session.ended',
    defaultMessage: 'Your session has ended. Log in again.',
    description: 'Shown for a moment when the server no longer knows the session',
  }),
};
