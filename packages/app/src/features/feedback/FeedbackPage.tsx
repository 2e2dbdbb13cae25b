import { useState } from 'react';

import {
  Button,
  ButtonLink,
  EmptyState,
  EntityList,
  Hidden,
  Notice,
  Page,
  type MenuAction,
} from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { ChatIcon, EyeIcon, QrIcon, TrashIcon } from '@hearback/ui/icons';

import { useFeedbackPageQuery } from '../../apollo/generated/hooks';
import type { FeedbackRow_FeedbackFragment } from '../../apollo/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { PageTitle } from '../../i18n/PageTitle';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useStayInList } from '../../lists/useStayInList';
import { paths } from '../../paths';
import { FeedbackDetails } from './FeedbackDetails';
import { FeedbackFilters } from './FeedbackFilters';
import { messages } from './messages';
import { periodOf } from './periods';
import { RemoveFeedbacks } from './RemoveFeedbacks';
import { sentimentOf } from './sentiments';
import { useArrivals } from './useArrivals';
import { orderFields, useFeedbackColumns } from './useFeedbackColumns';
import { withArrival } from './withArrival';

const filterNames = ['period', 'sentiment', 'company', 'location', 'code'];

/** `/feedback/`: what visitors sent, as it arrives. `?open=` shows one answer. */
export function FeedbackPage() {
  const { formatMessage, formatDate } = useIntl();
  const { query, onQuery, variables, filter, filterOf, clearFilters, open } = useEntityQuery(
    orderFields,
    { field: 'DATE_SUBMITTED', direction: 'DESC' },
  );
  const sentiment = sentimentOf(filterOf('sentiment'));
  const { data, previousData, error, refetch, updateQuery } = useFeedbackPageQuery({
    variables: {
      ...variables,
      period: periodOf(filterOf('period')),
      ...(sentiment ? { sentiment } : {}),
      ...(filterOf('company') ? { companyId: filterOf('company') } : {}),
      ...(filterOf('location') ? { locationId: filterOf('location') } : {}),
      ...(filterOf('code') ? { codeId: filterOf('code') } : {}),
    },
  });
  const [removing, setRemoving] = useState<readonly string[]>();

  // The last page stays on the screen while the next one is on its way.
  const list = (data ?? previousData)?.feedbacks;
  useStayInList(data?.feedbacks.pageInfo, query, onQuery);

  const isFiltered = filterNames.some((name) => filterOf(name) !== '');
  const showsNewest =
    !isFiltered &&
    query.page === 1 &&
    query.search === '' &&
    variables.orderBy.field === 'DATE_SUBMITTED' &&
    variables.orderBy.direction === 'DESC';
  const arrived = useArrivals({
    // Elsewhere only the server knows where an answer stands; the list is asked for again anyway.
    onArrival: (feedback) => {
      if (!showsNewest) return;
      updateQuery((_, { complete, previousData }) =>
        complete ? withArrival(previousData, feedback) : undefined,
      );
    },
    // What cannot be fetched now is fetched with the next one, or when the reader comes back.
    onStale: () => void refetch().catch(() => {}),
  });
  const columns = useFeedbackColumns(arrived);
  const showNewest = () => {
    clearFilters(filterNames);
    onQuery({ ...query, search: '', page: 1, sort: null });
  };

  const openId = filterOf('open');
  const actionsOf = ({ id }: FeedbackRow_FeedbackFragment): MenuAction[] => [
    {
      id: 'open',
      label: formatMessage(messages.open),
      icon: EyeIcon,
      onAction: () => open('open', id),
    },
    {
      id: 'remove',
      label: formatMessage(messages.remove),
      icon: TrashIcon,
      tone: 'danger',
      isDisabled: !features.feedbackDeletion,
      ...(features.feedbackDeletion ? {} : { description: formatMessage(messages.inDevelopment) }),
      onAction: () => setRemoving([id]),
    },
  ];

  return (
    <Page
      title={formatMessage(messages.title)}
      purpose={formatMessage(messages.purpose)}
      width="full"
    >
      <PageTitle message={messages.title} />
      <Hidden as="div">
        <span role="status">
          {arrived.size > 0 && formatMessage(messages.arrived, { count: arrived.size })}
        </span>
      </Hidden>
      {arrived.size > 0 && !showsNewest && (
        <Notice
          tone="info"
          title={formatMessage(messages.arrived, { count: arrived.size })}
          action={
            <Button size="small" onPress={showNewest}>
              {formatMessage(messages.showNewest)}
            </Button>
          }
        />
      )}
      {error && !data && <Notice tone="danger" title={formatMessage(messages.failed)} />}
      <EntityList
        label={formatMessage(messages.title)}
        searchLabel={formatMessage(messages.search)}
        columns={columns}
        rows={list?.items}
        total={list?.pageInfo.totalCount ?? 0}
        rowId={({ id }) => id}
        rowName={({ name, dateSubmitted }) =>
          name ||
          formatMessage(messages.anonymousRow, {
            date: formatDate(dateSubmitted, { dateStyle: 'medium', timeStyle: 'short' }),
          })
        }
        query={query}
        onQuery={onQuery}
        status={error && !data ? 'failed' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch().catch(() => {})}
        onOpen={({ id }) => open('open', id)}
        filters={<FeedbackFilters valueOf={filterOf} onChange={filter} />}
        isFiltered={isFiltered}
        onClearFilters={() => clearFilters(filterNames)}
        rowActions={actionsOf}
        {...(features.feedbackDeletion ? { onDeleteAll: setRemoving } : {})}
        empty={
          <EmptyState
            icon={ChatIcon}
            title={formatMessage(messages.emptyTitle)}
            action={
              <ButtonLink tone="primary" icon={QrIcon} href={paths.codes}>
                {formatMessage(messages.goToCodes)}
              </ButtonLink>
            }
          >
            {formatMessage(messages.emptyText)}
          </EmptyState>
        }
      />
      {openId && !removing && (
        <FeedbackDetails
          id={openId}
          onClose={() => open('open', '')}
          onRemove={({ id }) => {
            open('open', '');
            setRemoving([id]);
          }}
        />
      )}
      {removing && <RemoveFeedbacks ids={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
}
