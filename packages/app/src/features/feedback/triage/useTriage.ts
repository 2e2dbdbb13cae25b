import { useEffect, useRef, useState } from 'react';

import type {
  FeedbackRow_FeedbackFragment,
  FeedbackStatus,
} from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { type ScreenShortcuts, useScreenShortcuts } from '../../../shell/shortcuts/screenShortcuts';
import { messages as feedbackMessages } from '../messages';
import { statuses, statusNames } from '../feedbackLabels';
import { messages } from './messages';
import { when } from '../../../session/useAccess';
import { areSingleKeysOn } from '../../../shell/shortcuts/shortcuts';
import { useChangeFeedbacks } from '../../../lists/useChangeFeedbacks';
import { useTeam } from '../WorkViews';

/** Keys: `j` and `k` move, `o` opens, `e` resolves, `d` dismisses, `u` marks as new. */
type TriageKey = 'j' | 'k' | 'o' | 'e' | 'd' | 'u';

const keys: readonly string[] = ['j', 'k', 'o', 'e', 'd', 'u'] satisfies TriageKey[];

const isTriageKey = (key: string): key is TriageKey => keys.includes(key);

const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
/** Overlays handle keys themselves; in an open listbox letters select an option. */
const covers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Single-key shortcuts, unless they are disabled, a field has the focus, or an overlay is open. */
function useTriageKeys(onKey: (key: TriageKey) => void) {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTriageKey(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!areSingleKeysOn()) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector(covers)) return;
      // Runs before the table's typeahead handles the key.
      event.preventDefault();
      event.stopPropagation();
      latest.current(event.key);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}

const words = {
  J: messages.keyNext,
  K: messages.keyPrevious,
  O: messages.keyOpen,
  E: messages.keyResolve,
  D: messages.keyDismiss,
  U: messages.keyNew,
} as const satisfies Record<Uppercase<TriageKey>, unknown>;

/** Triage keys for the list of shortcuts. */
const triageShortcuts: ScreenShortcuts = [
  {
    title: messages.helpTitle,
    shortcuts: [
      ...Object.entries(words).map(([key, does]) => ({ words: does, keys: [key] })),
      { words: messages.keyClose, keys: ['Escape'] },
    ],
  },
];

interface Inbox {
  rows: readonly FeedbackRow_FeedbackFragment[];
  /** The submission whose details are open; empty if there is none. */
  openId: string;
  onOpen: (id: string) => void;
}

/** Keyboard triage of a page: one row is current, keys move between rows, and changes are announced. */
export function useTriage({ rows, openId, onOpen }: Inbox) {
  const { formatMessage } = useIntl();
  const changeFeedbacks = useChangeFeedbacks();
  const { members, labelOf } = useTeam();
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
    return changeFeedbacks(ids, { status });
  };

  const assign = (ids: readonly string[], assigneeId: string | null, name: string) => {
    setSaid(formatMessage(feedbackMessages.assigned, { count: ids.length, name }));
    return changeFeedbacks(ids, { assigneeId });
  };

  const open = (id: string) => {
    setMarkedId(id);
    onOpen(id);
  };

  const step = (by: 1 | -1) => goTo(rows[index < 0 ? 0 : index + by]);

  const setCurrent = (status: FeedbackStatus, isDone: boolean) => {
    if (!currentId) return;
    void changeStatus([currentId], status);
    // A submission opened by its address may not be on this page.
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
    /** Navigation to the adjacent rows, if any. */
    previous: index > 0 ? () => step(-1) : undefined,
    next: index >= 0 && index < rows.length - 1 ? () => step(1) : undefined,
    resolve: does.e,
    assign,
    bulkActions: [
      {
        label: formatMessage(messages.setStatus),
        actions: (ids: readonly string[]) =>
          statusNames.map((status) => ({
            id: status,
            label: formatMessage(statuses[status].label),
            onAction: () => void changeStatus(ids, status),
          })),
      },
      ...when(members.length > 0, {
        label: formatMessage(feedbackMessages.assign),
        actions: (ids: readonly string[]) =>
          [
            ...members
              .filter(({ mayWork }) => mayWork)
              .map((member) => ({ id: member.id, label: labelOf(member) })),
            { id: null, label: formatMessage(feedbackMessages.nobody) },
          ].map(({ id, label }) => ({
            id: id ?? 'nobody',
            label,
            onAction: () => void assign(ids, id, label),
          })),
      }),
    ],
    said,
  };
}
