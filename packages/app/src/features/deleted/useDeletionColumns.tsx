import type { EntityColumn } from '@hearback/ui';

import type { DeletionRow_DeletionFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { useMoment } from '../../i18n/useMoment';
import { useCascadeWords } from '../../lists/removal/useCascadeWords';
import { daysLeft } from './daysLeft';
import { kinds } from './kinds';
import { messages } from './messages';
import { RestoreButton } from './RestoreButton';
import { useDeletionName } from './useDeletionName';

/** What a row of the list of what was deleted shows. */
export function useDeletionColumns(): EntityColumn<DeletionRow_DeletionFragment>[] {
  const { formatMessage } = useIntl();
  const formatMoment = useMoment();
  const toWords = useCascadeWords();
  const nameOf = useDeletionName();

  /** Codes stay when their form or frame goes; they are closed. */
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
      label: formatMessage(messages.wentAlong),
      cell: (row) => wentAlong(row) || formatMessage(messages.nothing),
      isHideable: true,
    },
    {
      id: 'dateDeleted',
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
