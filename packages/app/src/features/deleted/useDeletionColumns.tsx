import { useState } from 'react';

import { Button, type EntityColumn } from '@hearback/ui';
import { UndoIcon } from '@hearback/ui/icons';

import type { DeletionKind, DeletionRow_DeletionFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/moments';
import { useCascadeWords } from '../../lists/removal/useCascadeWords';
import type { AnyMessage } from '../../i18n/Messages';
import { messages } from './messages';
import { useRestoreDeletion } from '../../lists/removal/useRestoreDeletion';

/** Summarizes a deletion: “Corner Café and 2 more”. */
export function useDeletionName() {
  const { formatMessage } = useIntl();

  return ({ kind, label: name, counts }: DeletionRow_DeletionFragment): string =>
    kind === 'FEEDBACK'
      ? formatMessage(messages.feedbackOf, { name, count: counts.removed })
      : formatMessage(messages.nameAndMore, { name, more: counts.removed - 1 });
}

/** Names of the kinds of entities. */
const kinds: Readonly<Record<DeletionKind, AnyMessage>> = {
  COMPANY: messages.company,
  LOCATION: messages.location,
  FORM: messages.form,
  FRAME: messages.frame,
  TEMPLATE: messages.template,
  CODE: messages.code,
  FEEDBACK: messages.feedback,
};

const dayMs = 86_400_000;

/** Number of days left to restore a deletion. A day that has begun counts as a whole one. */
export const daysLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / dayMs));

interface RestoreButtonProps {
  deletionId: string;
}

/** Restores a deletion. On success its row leaves the list. */
function RestoreButton({ deletionId }: RestoreButtonProps) {
  const { formatMessage } = useIntl();
  const restore = useRestoreDeletion();
  const [isPending, setIsPending] = useState(false);

  const giveBack = async () => {
    setIsPending(true);
    await restore(deletionId);
    setIsPending(false);
  };

  return (
    <Button size="small" icon={UndoIcon} isPending={isPending} onPress={() => void giveBack()}>
      {formatMessage(messages.restore)}
    </Button>
  );
}

/** Columns of the list of recent deletions. */
export function useDeletionColumns(): EntityColumn<DeletionRow_DeletionFragment>[] {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const toWords = useCascadeWords();
  const nameOf = useDeletionName();

  /** Codes survive the deletion of their form or frame; they are unpublished. */
  const wentAlong = ({ kind, counts }: DeletionRow_DeletionFragment): string => {
    if (kind !== 'FORM' && kind !== 'FRAME') return toWords(counts);
    return counts.codes > 0 ? formatMessage(messages.unpublished, { count: counts.codes }) : '';
  };

  return [
    { id: 'name', label: formatMessage(messages.name), cell: nameOf },
    {
      id: 'kind',
      label: formatMessage(messages.kind),
      cell: ({ kind, counts }) => formatMessage(kinds[kind], { count: counts.removed }),
      isHideable: true,
      isTight: true,
    },
    {
      id: 'wentAlong',
      below: 640,
      label: formatMessage(messages.wentAlong),
      cell: (row) => wentAlong(row) || formatMessage(messages.nothing),
      isHideable: true,
    },
    {
      id: 'dateDeleted',
      below: 760,
      label: formatMessage(messages.dateDeleted),
      cell: ({ dateDeleted }) => formatMoment(dateDeleted),
      isHideable: true,
      isTight: true,
    },
    {
      id: 'timeLeft',
      label: formatMessage(messages.timeLeft),
      cell: ({ restorableUntil }) =>
        formatMessage(messages.daysLeft, { count: daysLeft(restorableUntil, Date.now()) }),
      isHideable: true,
      isTight: true,
    },
    {
      id: 'restore',
      label: formatMessage(messages.restore),
      cell: ({ id }) => <RestoreButton deletionId={id} />,
      isTight: true,
      isAction: true,
    },
  ];
}
