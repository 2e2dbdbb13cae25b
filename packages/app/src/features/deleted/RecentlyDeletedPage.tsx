import { EmptyState, EntityList, Page } from '@hearback/ui';
import { TrashIcon } from '@hearback/ui/icons';
import { limits } from '@hearback/schema/limits';
import { useRecentlyDeletedPageQuery } from '../../server/generated/hooks';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useListView } from '../../lists/useListView';
import { useStayInList } from '../../lists/listPlace';
import { messages } from './messages';
import { useDeletionColumns, useDeletionName } from './useDeletionColumns';

const newestFirst = { field: 'DATE_DELETED', direction: 'DESC' } as const;

/** `/recently-deleted/`: deletions that can be restored. */
export function RecentlyDeletedPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('recentlyDeleted');
  const nameOf = useDeletionName();
  const { query, onQuery, variables } = useEntityQuery(['DATE_DELETED'], newestFirst);
  const { page, search } = variables;
  const { data, previousData, error, refetch } = useRecentlyDeletedPageQuery({
    variables: { page, search },
  });

  // The previous page stays visible while the next one loads.
  const list = (data ?? previousData)?.deletions;
  useStayInList(data?.deletions.pageInfo, query, onQuery);

  const columns = useDeletionColumns();
  const view = useListView('deletions', columns);

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose, { days: limits.restoreDays })}
      width="full"
    >
      <PageTitle message={messages.title} />
      <EntityList
        label={formatMessage(messages.title)}
        searchLabel={formatMessage(messages.search)}
        columns={columns}
        {...view}
        rows={list?.items}
        total={list?.pageInfo.totalCount ?? 0}
        rowId={({ id }) => id}
        rowName={nameOf}
        query={query}
        onQuery={onQuery}
        status={error && !data ? 'failed' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch().catch(() => {})}
        empty={
          <EmptyState icon={TrashIcon} title={formatMessage(messages.emptyTitle)}>
            {formatMessage(messages.emptyText)}
          </EmptyState>
        }
      />
    </Page>
  );
}
