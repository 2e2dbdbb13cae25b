import { useState } from 'react';

import type {
  FeedbackRow_FeedbackFragment,
  FeedbackStatus,
} from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { useScreenShortcuts } from '../../../shell/shortcuts/screenShortcuts';
import { messages as feedbackMessages } from '../messages';
import { statuses, statusNames } from '../statuses';
import { messages } from './messages';
import { triageShortcuts } from './triageShortcuts';
import { useSetStatus } from './useSetStatus';
import { useTriageKeys, type TriageKey } from './useTriageKeys';

interface Inbox {
  rows: readonly FeedbackRow_FeedbackFragment[];
  /** The answer whose details are shown; empty when there are none. */
  openId: string;
  onOpen: (id: string) => void;
}

/** Going through the rows of a page: one is current, keys move on, and what happened is said aloud. */
export function useTriage({ rows, openId, onOpen }: Inbox) {
  const { formatMessage } = useIntl();
  const setStatus = useSetStatus();
  const [markedId, setMarkedId] = useState('');
  const [said, setSaid] = useState('');
  const currentId = openId || markedId;
  const index = rows.findIndex(({ id }) => id === currentId);

  const describe = ({ name, rating, comment, status }: FeedbackRow_FeedbackFragment) =>
    [
      name || formatMessage(feedbackMessages.anonymous),
      typeof rating === 'number' ? formatMessage(feedbackMessages.ratingOf, { rating }) : '',
      formatMessage(statuses[status].label),
      comment.slice(0, 120),
    ]
      .filter((part) => part !== '')
      .join(', ');

  const goTo = (row: FeedbackRow_FeedbackFragment | undefined) => {
    if (!row) return;
    setMarkedId(row.id);
    if (!openId) return;
    onOpen(row.id);
    setSaid(describe(row));
  };

  const changeStatus = (ids: readonly string[], status: FeedbackStatus) => {
    setSaid(
      formatMessage(messages.statusSet, {
        count: ids.length,
        status: formatMessage(statuses[status].label),
      }),
    );
    return setStatus(ids, status);
  };

  const open = (id: string) => {
    setMarkedId(id);
    onOpen(id);
  };

  const step = (by: 1 | -1) => goTo(rows[index < 0 ? 0 : index + by]);

  const setCurrent = (status: FeedbackStatus, isDone: boolean) => {
    if (!currentId) return;
    void changeStatus([currentId], status);
    // What was opened by its address may not be on this page.
    const next = index < 0 ? undefined : rows[index + 1];
    if (!isDone || !next) return;
    setMarkedId(next.id);
    if (openId) onOpen(next.id);
  };

  const does: Record<TriageKey, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    o: () => {
      if (index >= 0) open(currentId);
    },
    e: () => setCurrent('RESOLVED', true),
    d: () => setCurrent('DISMISSED', true),
    u: () => setCurrent('NEW', false),
  };
  useTriageKeys((key) => does[key]());
  useScreenShortcuts(triageShortcuts);

  return {
    currentId,
    open,
    changeStatus,
    /** The rows beside the current one, where there are any. */
    previous: index > 0 ? () => step(-1) : undefined,
    next: index >= 0 && index < rows.length - 1 ? () => step(1) : undefined,
    resolve: does.e,
    bulkActions: {
      label: formatMessage(messages.setStatus),
      actions: (ids: readonly string[]) =>
        statusNames.map((status) => ({
          id: status,
          label: formatMessage(statuses[status].label),
          onAction: () => void changeStatus(ids, status),
        })),
    },
    said,
  };
}
