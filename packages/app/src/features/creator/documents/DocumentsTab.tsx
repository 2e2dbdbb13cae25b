import { useState } from 'react';

import { useNavigate, useSearchParams } from 'react-router-dom';

import {
  ButtonLink,
  EmptyState,
  EntityList,
  type EntityCard,
  type EntityColumn,
  type EntityListProps,
  type MenuAction,
} from '@hearback/ui';
import { EditIcon, PlusIcon, TrashIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { RecentlyDeletedLink } from '../../../lists/removal/RecentlyDeletedLink';
import { useAccess, when } from '../../../session/useAccess';
import { useListView } from '../../../lists/useListView';
import { useStayInList } from '../../../lists/listPlace';
import { lazyDialog } from '../../../loading/lazy';
import { newDocumentId } from '../../../paths';
import * as creator from '../messages';
import type { DocumentListConfig } from './documentList';
import { stateOfStart } from './useEditorAddress';

const RemoveDocuments = lazyDialog(() =>
  import('./RemoveDocuments').then((file) => file.RemoveDocuments),
);

/** One page of a list, as returned by the graph. */
interface DocumentPage<Row> {
  items: readonly Row[];
  pageInfo: { page: number; pageSize: number; pageCount: number; totalCount: number };
}

interface Props<Row extends { id: string }> {
  kind: DocumentListConfig<Row>;
  columns: EntityColumn<Row>[];
  card: EntityCard<Row>;
  /** Query of the list, from `useEntityQuery`. */
  asked: Pick<EntityListProps<Row>, 'query' | 'onQuery'>;
  page: DocumentPage<Row> | undefined;
  /** Stays visible while the next page loads. */
  previousPage: DocumentPage<Row> | undefined;
  result: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  remove: (ids: readonly string[]) => Promise<void>;
  /** Row actions besides editing and removing. */
  moreActions?: (row: Row) => MenuAction[];
}

/** Default order of both lists. */
export const newestFirst = { field: 'DATE_CREATED', direction: 'DESC' } as const;

/** The list of all forms or all frames. */
export function DocumentsTab<Row extends { id: string }>({
  kind,
  columns,
  card,
  asked: { query, onQuery },
  page,
  previousPage,
  result: { error, loading, refetch },
  remove,
  moreActions = () => [],
}: Props<Row>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const view = useListView(`${kind.link}s`, columns);
  const { mayManageAll } = useAccess();
  const [address, setAddress] = useSearchParams();
  const [removed, setRemoved] = useState<readonly Row[]>([]);

  const list = page ?? previousPage;
  useStayInList(page?.pageInfo, query, onQuery);

  return (
    <>
      <EntityList
        label={formatMessage(kind.messages.list)}
        searchLabel={formatMessage(kind.messages.search)}
        columns={columns}
        card={{
          ...card,
          ...(mayManageAll && {
            add: {
              label: formatMessage(kind.messages.start),
              onAdd: () => void navigate(`${kind.listPath}?add=1`),
            },
          }),
        }}
        {...view}
        foot={mayManageAll && <RecentlyDeletedLink />}
        rows={list?.items}
        total={list?.pageInfo.totalCount ?? 0}
        rowId={({ id }) => id}
        rowName={kind.nameOf}
        query={query}
        onQuery={onQuery}
        status={error && !page ? 'failed' : loading ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        {...(mayManageAll && {
          onOpen: ({ id }: Row) => void navigate(kind.editorPath(id)),
          rowHref: ({ id }: Row) => kind.editorPath(id),
        })}
        rowActions={(row) => [
          ...when(mayManageAll, {
            id: 'edit',
            label: formatMessage(creator.messages.edit),
            icon: EditIcon,
            href: kind.editorPath(row.id),
          }),
          ...moreActions(row).filter(({ id }) => mayManageAll || id !== 'duplicate'),
          ...when(mayManageAll, {
            id: 'remove',
            label: formatMessage(creator.messages.remove),
            icon: TrashIcon,
            tone: 'danger' as const,
            onAction: () => setRemoved([row]),
          }),
        ]}
        {...(mayManageAll && {
          onDeleteAll: (ids: readonly string[]) =>
            setRemoved(list?.items.filter(({ id }) => ids.includes(id)) ?? []),
        })}
        empty={
          <EmptyState
            icon={kind.icon}
            title={formatMessage(kind.messages.emptyTitle)}
            action={
              mayManageAll && (
                <ButtonLink href={`${kind.listPath}?add=1`} tone="primary" icon={PlusIcon}>
                  {formatMessage(kind.messages.start)}
                </ButtonLink>
              )
            }
          >
            {formatMessage(kind.messages.emptyText)}
          </EmptyState>
        }
      />
      {mayManageAll && address.has('add') && (
        <kind.New
          // The way back from the editor leads to the list.
          onBegin={(document) =>
            void navigate(kind.editorPath(newDocumentId), {
              replace: true,
              state: stateOfStart(document),
            })
          }
          onClose={() =>
            setAddress(
              (current) => {
                const next = new URLSearchParams(current);
                next.delete('add');
                return next;
              },
              { replace: true },
            )
          }
        />
      )}
      {removed.length > 0 && (
        <RemoveDocuments
          kind={kind}
          ids={removed.map(({ id }) => id)}
          title={removed[0] ? kind.nameOf(removed[0]) : ''}
          remove={remove}
          onClose={() => setRemoved([])}
        />
      )}
    </>
  );
}
