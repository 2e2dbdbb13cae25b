import { useState } from 'react';

import { useNavigate } from 'react-router-dom';

import { ButtonLink, EmptyState, EntityList } from '@hearback/ui';
import { EditIcon, FrameIcon, PlusIcon, TrashIcon } from '@hearback/ui/icons';

import type { FramesTab_FrameFragment } from '../../../apollo/generated/graphql';
import { useFramesTabQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { useStayInList } from '../../../lists/useStayInList';
import { newId, paths } from '../../../paths';
import * as creator from '../messages';
import { messages } from './messages';
import { RemoveFrames } from './RemoveFrames';
import { orderFields, useFrameColumns } from './useFrameColumns';

/** `/creator/frames/` */
export function FramesTab() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const columns = useFrameColumns();
  const { query, onQuery, variables } = useEntityQuery(orderFields, {
    field: 'DATE_CREATED',
    direction: 'DESC',
  });
  const { data, previousData, error, loading, refetch } = useFramesTabQuery({ variables });
  const [removed, setRemoved] = useState<readonly FramesTab_FrameFragment[]>([]);

  // The last page stays on the screen while the next one is on its way.
  const list = (data ?? previousData)?.frames;
  useStayInList(data?.frames.pageInfo, query, onQuery);

  return (
    <>
      <EntityList
        label={formatMessage(messages.list)}
        searchLabel={formatMessage(messages.search)}
        columns={columns}
        rows={list?.items}
        total={list?.pageInfo.totalCount ?? 0}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        onQuery={onQuery}
        status={error && !data ? 'failed' : loading ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        onOpen={({ id }) => void navigate(paths.frameEditor(id))}
        rowActions={(frame) => [
          {
            id: 'edit',
            label: formatMessage(creator.messages.edit),
            icon: EditIcon,
            href: paths.frameEditor(frame.id),
          },
          {
            id: 'remove',
            label: formatMessage(creator.messages.remove),
            icon: TrashIcon,
            tone: 'danger',
            onAction: () => setRemoved([frame]),
          },
        ]}
        onDeleteAll={(ids) => setRemoved(list?.items.filter(({ id }) => ids.includes(id)) ?? [])}
        empty={
          <EmptyState
            icon={FrameIcon}
            title={formatMessage(messages.emptyTitle)}
            action={
              <ButtonLink href={paths.frameEditor(newId)} tone="primary" icon={PlusIcon}>
                {formatMessage(creator.messages.newFrame)}
              </ButtonLink>
            }
          >
            {formatMessage(messages.emptyText)}
          </EmptyState>
        }
      />
      {removed.length > 0 && <RemoveFrames frames={removed} onClose={() => setRemoved([])} />}
    </>
  );
}
