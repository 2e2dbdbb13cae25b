import {
  Button,
  ButtonLink,
  EmptyState,
  EntityList,
  Facts,
  Notice,
  Page,
  Skeleton,
  SplitView,
  Stack,
  type EntityColumn,
  type MenuAction,
} from '@hearback/ui';
import { limits } from '@hearback/schema/limits';
import { ArrowLeftIcon, CheckIcon, EyeIcon } from '@hearback/ui/icons';
import type { SetAsideQuery, SetAsideReason } from '../../../server/generated/graphql';
import { useSetAsideAnswerQuery, useSetAsideQuery } from '../../../server/generated/hooks';
import { useHelp } from '../../../shell/help/useHelp';
import { useIntl } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { useStayInList } from '../../../lists/listPlace';
import { paths } from '../../../paths';
import { channels, formatDuration } from '../feedbackLabels';
import { AnswerCard } from '../details/AnswerCard';
import { ExportMenu } from '../exports/ExportMenu';
import { messages as feedbackMessages } from '../messages';
import { feedbackOrderFields, narrowColumns, useFeedbackColumns } from '../useFeedbackColumns';
import { messages } from './messages';
import { useTellApart } from './useTellApart';

type Row = SetAsideQuery['feedbacks']['items'][number];

const reasons = {
  TOO_FAST: messages.tooFast,
  HIDDEN_FIELD: messages.hiddenField,
  SAME_SCAN: messages.sameScan,
  REPLACED: messages.replaced,
  DEVICE_BURST: messages.deviceBurst,
  NETWORK_BURST: messages.networkBurst,
  MOMENT_BURST: messages.momentBurst,
} satisfies Record<SetAsideReason, unknown>;

/** Columns that do not apply to a submission that is not counted. */
const left = new Set(['sentiment', 'status', 'email', 'company', 'code']);

/** Columns: the reason and the content of each row. `isNarrow` keeps those that fit beside the details. */
function useSetAsideColumns(search: string, isNarrow: boolean): EntityColumn<Row>[] {
  const { formatMessage } = useIntl();
  const why: EntityColumn<Row> = {
    id: 'reason',
    label: formatMessage(messages.reason),
    cell: ({ setAsideReason: reason }) => reason && formatMessage(reasons[reason]),
    isTight: true,
    onCard: 'beside',
  };
  const shown = useFeedbackColumns(search, []).filter(({ id }) => !left.has(id));
  return isNarrow ? [...narrowColumns(shown), { ...why, below: 'always' }] : [...shown, why];
}

/** `/feedback/?view=set-aside`: submissions that look automated or repeated, and restoring genuine ones. */
export function SetAside() {
  const { formatMessage, formatDate } = useIntl();
  const help = useHelp('feedback');
  const { query, onQuery, variables, filterOf, open } = useEntityQuery(feedbackOrderFields, {
    field: 'DATE_SUBMITTED',
    direction: 'DESC',
  });
  const { page, search, orderBy } = variables;
  const { data, previousData, error, refetch } = useSetAsideQuery({
    variables: { page, search, orderBy },
    fetchPolicy: 'cache-and-network',
  });
  const setApart = useTellApart();
  const list = (data ?? previousData)?.feedbacks;
  const total = list?.pageInfo.totalCount ?? 0;
  useStayInList(data?.feedbacks.pageInfo, query, onQuery);
  const openId = filterOf('open');
  const close = () => open('open', '');

  const columns = useSetAsideColumns(search, openId !== '');

  const nameOf = ({ name, dateSubmitted }: Row) =>
    name ||
    formatMessage(feedbackMessages.anonymousRow, {
      date: formatDate(dateSubmitted, { dateStyle: 'medium', timeStyle: 'short' }),
    });
  const actionsOf = ({ id }: Row): MenuAction[] => [
    {
      id: 'open',
      label: formatMessage(feedbackMessages.open),
      icon: EyeIcon,
      onAction: () => open('open', id),
    },
    {
      id: 'real',
      label: formatMessage(messages.isReal),
      icon: CheckIcon,
      onAction: () => void setApart([id], false),
    },
  ];

  return (
    <Page
      title={formatMessage(messages.title)}
      help={help}
      purpose={formatMessage(messages.purpose, { days: limits.spamDays })}
      actions={
        <>
          <ButtonLink href={paths.feedback} icon={ArrowLeftIcon} tone="quiet">
            {formatMessage(messages.back)}
          </ButtonLink>
          <ExportMenu asked={{ search, orderBy, setAside: true }} total={total} />
        </>
      }
      width="full"
    >
      <PageTitle message={messages.title} />
      <SplitView
        details={
          openId
            ? {
                title: formatMessage(feedbackMessages.details),
                onClose: close,
                children: <Details key={openId} id={openId} words={search} />,
                actions: (
                  <Button
                    tone="primary"
                    icon={CheckIcon}
                    onPress={() => {
                      close();
                      void setApart([openId], false);
                    }}
                  >
                    {formatMessage(messages.isReal)}
                  </Button>
                ),
              }
            : undefined
        }
      >
        <EntityList
          label={formatMessage(messages.title)}
          searchLabel={formatMessage(messages.search)}
          columns={columns}
          rows={list?.items}
          total={total}
          rowId={({ id }) => id}
          rowName={nameOf}
          query={query}
          onQuery={onQuery}
          status={error && !data ? 'failed' : data ? 'ready' : 'loading'}
          onRetry={() => void refetch().catch(() => {})}
          failedTitle={formatMessage(feedbackMessages.failed)}
          onOpen={({ id }) => open('open', id)}
          rowHref={({ id }) => `${paths.setAside}&open=${id}`}
          currentId={openId || undefined}
          {...(openId ? {} : { rowActions: actionsOf })}
          bulkActions={{
            label: formatMessage(messages.areReal),
            actions: (ids) => [
              {
                id: 'real',
                label: formatMessage(messages.areReal),
                icon: CheckIcon,
                onAction: () => void setApart(ids, false),
              },
            ],
          }}
          empty={
            <EmptyState icon={CheckIcon} title={formatMessage(messages.emptyTitle)}>
              {formatMessage(messages.emptyText)}
            </EmptyState>
          }
        />
      </SplitView>
    </Page>
  );
}

/** A submission that was set aside: the reason and its content. */
function Details({ id, words }: { id: string; words: string }) {
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
  const { data, error, loading } = useSetAsideAnswerQuery({ variables: { id } });
  const feedback = data?.feedback;

  if (!feedback && loading) return <Skeleton shape="block" />;
  if (!feedback?.setAsideReason) {
    const sentence = error ? feedbackMessages.failed : messages.gone;
    return <Notice tone="warning" title={formatMessage(sentence)} />;
  }
  const { duration, dateSubmitted, channel, location, codeName, setAsideReason } = feedback;
  return (
    <Stack gap="large">
      <Notice tone="info" title={formatMessage(reasons[setAsideReason])}>
        {formatMessage(messages.whatThen)}
      </Notice>
      <AnswerCard feedback={feedback} words={words} />
      <Facts
        facts={[
          { label: formatMessage(feedbackMessages.location), value: location },
          { label: formatMessage(feedbackMessages.code), value: codeName },
          {
            label: formatMessage(feedbackMessages.dateSubmitted),
            value: formatDate(dateSubmitted, { dateStyle: 'long', timeStyle: 'short' }),
          },
          ...(typeof duration === 'number'
            ? [
                {
                  label: formatMessage(feedbackMessages.duration),
                  value: formatDuration(intl, duration),
                },
              ]
            : []),
          {
            label: formatMessage(feedbackMessages.channel),
            value: formatMessage(channels[channel]),
          },
        ]}
      />
    </Stack>
  );
}
