import type { DeletionRow_DeletionFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** What was deleted, in a few words: “Corner Café and 2 more”. */
export function useDeletionName() {
  const { formatMessage } = useIntl();

  return ({ kind, label: name, counts }: DeletionRow_DeletionFragment): string =>
    kind === 'FEEDBACK'
      ? formatMessage(messages.feedbackOf, { name, count: counts.removed })
      : formatMessage(messages.nameAndMore, { name, more: counts.removed - 1 });
}
