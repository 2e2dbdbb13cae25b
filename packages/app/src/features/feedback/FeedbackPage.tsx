import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  ButtonLink,
  EmptyState,
  EntityList,
  Hidden,
  lazyPart,
  NewPill,
  Page,
  SplitView,
  type RowAction,
} from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { ChatIcon, CheckIcon, EyeIcon, QrIcon, TrashIcon } from '@hearback/ui/icons';

import { useFeedbackDetailsQuery, useFeedbackPageQuery } from '../../server/generated/hooks';
import type { FeedbackRow_FeedbackFragment } from '../../server/generated/graphql';
import { useHelp } from '../../shell/help/useHelp';
import { useIntl } from '../../i18n/IntlProvider';
import { ownTimeZone } from '../../i18n/timeZones';
import { PageTitle } from '../../i18n/PageTitle';
import { useActiveFilters } from '../../lists/useActiveFilters';
import { useEntityQuery } from '../../lists/useEntityQuery';
import { useListView } from '../../lists/useListView';
import { useStayInList } from '../../lists/listPlace';
import { loadChunk } from '../../loading/chunkError';
import { lazyDialog } from '../../loading/lazy';
import { paths } from '../../paths';
import { RecentlyDeletedLink } from '../../lists/removal/RecentlyDeletedLink';
import { SetAsideLink } from './aside/SetAsideLink';
import { DetailsActions, RemoveAnswer } from './details/DetailsActions';
import { ExportMenu } from './exports/ExportMenu';
import { FeedbackFilters } from './filters/FeedbackFilters';
import { feedbackFilterNames, feedbackFilterVariables } from './filters/feedbackFilters';
import { useFilterChoices } from './filters/useFilterChoices';
import { messages as detailsMessages } from './details/messages';
import { messages } from './messages';
import { useAccess, when } from '../../session/useAccess';
import { KeysButton } from './triage/KeysButton';
import { useTriage } from './triage/useTriage';
import { useArrivals } from './useArrivals';
import {
  narrowColumns,
  feedbackOrderFields,
  useFeedbackColumns,
  useQuestions,
} from './useFeedbackColumns';
import { NothingWaits, useTeam, viewOf, WorkViews } from './WorkViews';
import { usePageCursor } from './usePageCursor';

/** Details of one submission, loaded in parallel with the list. */
const FeedbackDetails = lazyPart(() =>
  loadChunk(() => import('./details/FeedbackDetails').then((file) => file.FeedbackDetails)),
);
const RemoveFeedbacks = lazyDialog(() =>
  import('./RemoveFeedbacks').then((file) => file.RemoveFeedbacks),
);

const SetAside = lazyPart(() =>
  loadChunk(() => import('./aside/SetAside').then((file) => file.SetAside)),
);

/** `/feedback/`: all submissions; with `?view=set-aside` those that look automated. */
export function FeedbackPage() {
  const [address] = useSearchParams();
  return address.get('view') === 'set-aside' ? <SetAside /> : <AllFeedback />;
}

/** All submissions, for triage. `?open=` shows one beside the list. */
function AllFeedback() {
  const { formatMessage, formatDate } = useIntl();
  const help = useHelp('feedback');
  const { query, onQuery, variables, filter, filterOf, clearFilters, open } = useEntityQuery(
    feedbackOrderFields,
    { field: 'DATE_SUBMITTED', direction: 'DESC' },
  );
  const { page, search, orderBy } = variables;
  const filters = { search, ...feedbackFilterVariables(filterOf, ownTimeZone()) };
  const formId = filterOf('form');
  const questions = useQuestions(formId);
  const { cursor, leaveFor } = usePageCursor(
    page.page,
    JSON.stringify([filters, orderBy, page.pageSize]),
  );
  const { data, previousData, error, refetch } = useFeedbackPageQuery({
    variables: { page, orderBy, ...filters, ...cursor, withAnswers: formId !== '' },
    // Refetches the newest submissions when the list is opened again.
    fetchPolicy: 'cache-and-network',
  });
  const openId = filterOf('open');
  const details = useFeedbackDetailsQuery({
    variables: { id: openId },
    fetchPolicy: 'cache-only',
    skip: openId === '',
  });
  const [removing, setRemoving] = useState<readonly string[]>();
  useEffect(() => FeedbackDetails.preload(), []);

  // The previous page stays visible while the next one loads.
  const list = (data ?? previousData)?.feedbacks;
  const rows = list?.items ?? [];
  const total = list?.pageInfo.totalCount ?? 0;
  useStayInList(data?.feedbacks.pageInfo, query, onQuery);

  const showsNewest =
    page.page === 1 && orderBy.field === 'DATE_SUBMITTED' && orderBy.direction === 'DESC';
  const newCount = useArrivals({
    filters,
    newest: showsNewest ? data?.feedbacks.items[0]?.dateSubmitted : undefined,
    isEmpty: data?.feedbacks.pageInfo.totalCount === 0,
    refetch,
  });
  const showNewest = () => {
    if (showsNewest) void refetch().catch(() => {});
    else onQuery({ ...query, page: 1, sort: null });
    window.scrollTo({ top: 0 });
  };

  const close = () => open('open', '', true);
  const { mayManage } = useAccess();
  const triage = useTriage({ rows, openId, onOpen: (id) => open('open', id, openId === '') });
  /** An answer goes with its form: without that one, or with another, it filters nothing. */
  const valueOf = (name: string) =>
    name === 'answer' && filters.answer === undefined ? '' : filterOf(name);
  const { view: workView, names: viewNames } = viewOf(valueOf);
  const names = feedbackFilterNames.filter((name) => !viewNames.includes(name));
  const clear = () => clearFilters(names);
  const choices = useFilterChoices(valueOf, questions);
  const activeFilters = useActiveFilters(names, choices, valueOf, filter);
  const { members } = useTeam();
  const columns = useFeedbackColumns(search, questions, members);
  const view = useListView('feedback', columns);
  const { density, onDensity } = view;
  const shown = openId
    ? { columns: narrowColumns(columns), density, onDensity }
    : { columns, ...view };
  const opened =
    rows.find(({ id }) => id === openId) ??
    // It may be on another page: the details read it.
    (details.data?.feedback?.id === openId ? details.data.feedback : undefined);

  const nameOf = ({ name, dateSubmitted }: FeedbackRow_FeedbackFragment) =>
    name ||
    formatMessage(messages.anonymousRow, {
      date: formatDate(dateSubmitted, { dateStyle: 'medium', timeStyle: 'short' }),
    });
  const headingOf = ({ name, rating }: FeedbackRow_FeedbackFragment) => {
    const who = name || formatMessage(messages.anonymous);
    return rating === null ? who : formatMessage(messages.titleOf, { name: who, rating });
  };
  const actionsOf = ({ id, status }: FeedbackRow_FeedbackFragment): RowAction[] => [
    {
      id: 'open',
      label: formatMessage(messages.open),
      icon: EyeIcon,
      onAction: () => triage.open(id),
    },
    ...(!mayManage || status === 'RESOLVED' || status === 'DISMISSED'
      ? []
      : [
          {
            id: 'resolve',
            label: formatMessage(detailsMessages.resolve),
            icon: CheckIcon,
            isQuick: true,
            onAction: () => void triage.changeStatus([id], 'RESOLVED'),
          },
        ]),
    ...when(mayManage, {
      id: 'remove',
      label: formatMessage(messages.remove),
      icon: TrashIcon,
      tone: 'danger' as const,
      isDisabled: !features.feedbackDeletion,
      ...(features.feedbackDeletion ? {} : { description: formatMessage(messages.inDevelopment) }),
      onAction: () => setRemoving([id]),
    }),
  ];

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose)}
      actions={
        <>
          <SetAsideLink />
          <KeysButton />
          <ExportMenu asked={{ ...filters, orderBy }} total={total} />
        </>
      }
      width="full"
    >
      <PageTitle message={messages.title} />
      <Hidden as="div">
        <span role="status">{triage.said}</span>
      </Hidden>
      <SplitView
        details={
          openId && !removing
            ? {
                title: formatMessage(messages.details),
                heading: opened && headingOf(opened),
                onClose: close,
                children: (
                  <FeedbackDetails
                    key={openId}
                    id={openId}
                    words={search}
                    onStatus={(status) => void triage.changeStatus([openId], status)}
                    onAssign={(assigneeId, name) => void triage.assign([openId], assigneeId, name)}
                  />
                ),
                actions: (
                  <DetailsActions
                    onPrevious={triage.previous}
                    onNext={triage.next}
                    onResolve={triage.resolve}
                  />
                ),
                aside: (
                  <RemoveAnswer
                    onRemove={() => {
                      close();
                      setRemoving([openId]);
                    }}
                  />
                ),
              }
            : undefined
        }
      >
        <WorkViews view={workView}>
          <EntityList
            label={formatMessage(messages.title)}
            searchLabel={formatMessage(messages.search)}
            {...shown}
            rows={list?.items}
            total={total}
            rowId={({ id }) => id}
            rowName={nameOf}
            query={query}
            onQuery={(next) => {
              leaveFor(next.page, data?.feedbacks.pageInfo);
              onQuery(next);
            }}
            status={error && !data ? 'failed' : data ? 'ready' : 'loading'}
            onRetry={() => void refetch().catch(() => {})}
            failedTitle={formatMessage(messages.failed)}
            onOpen={({ id }) => triage.open(id)}
            rowHref={({ id }) => paths.feedbackDetails(id)}
            currentId={triage.currentId || undefined}
            filters={
              <FeedbackFilters
                choices={choices}
                names={names}
                valueOf={valueOf}
                onChange={filter}
                onClear={clear}
                total={data?.feedbacks.pageInfo.totalCount}
                isNarrow={openId !== ''}
              />
            }
            activeFilters={activeFilters}
            isFiltered={activeFilters.length > 0}
            onClearFilters={clear}
            markOf={({ status }) =>
              status === 'NEW' ? formatMessage(messages.statusNew) : undefined
            }
            foot={<RecentlyDeletedLink />}
            news={
              <NewPill
                label={
                  newCount > 0 ? formatMessage(messages.arrived, { count: newCount }) : undefined
                }
                onShow={showNewest}
              />
            }
            // The details have the actions of the open row.
            {...(openId ? {} : { rowActions: actionsOf })}
            {...(mayManage && { bulkActions: triage.bulkActions })}
            {...(mayManage && features.feedbackDeletion ? { onDeleteAll: setRemoving } : {})}
            empty={
              workView !== 'all' ? (
                <NothingWaits />
              ) : (
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
              )
            }
          />
        </WorkViews>
      </SplitView>
      {removing && <RemoveFeedbacks ids={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
}
