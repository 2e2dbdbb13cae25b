import { useEffect } from 'react';

import { createSnackbar, SnackbarRegion } from '@hearback/ui';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import { onAnnouncement } from './snackbar';

const snackbar = createSnackbar();

/** Renders the snackbars of the whole app, in the reader's language. */
export function Snackbars() {
  const { formatMessage } = useIntl();

  useEffect(
    () =>
      onAnnouncement((announcement) => {
        // A newer sentence takes the place of an older one.
        for (const { id, tone } of snackbar.messages()) {
          if (!('withdraws' in announcement) || ['all', tone].includes(announcement.withdraws)) {
            snackbar.dismiss(id);
          }
        }
        if ('withdraws' in announcement) return;
        const { status, message, values, action, reference } = announcement;
        const sentence = formatMessage(message, values);
        snackbar.show({
          tone: status,
          text:
            reference === undefined
              ? sentence
              : formatMessage(messages.withReference, { sentence, reference }),
          ...(action && {
            action: { label: formatMessage(action.label), onPress: action.onPress },
          }),
        });
      }),
    [formatMessage],
  );

  return <SnackbarRegion snackbar={snackbar} />;
}
