import { ReplyTimes, ResponseTimes } from '@hearback/ui/widgets';

import type { StatsOverviewQuery, StatsRepliesQuery } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { messages } from './messages';

interface Props {
  overview: Source<StatsOverviewQuery>;
}

/** Time from opening a form to submitting it. */
export function TimesTaken({ overview }: Props) {
  const { formatMessage } = useIntl();
  const times = overview.known?.statsOverview;

  return (
    <ResponseTimes
      {...overview.card}
      title={formatMessage(messages.chartResponseTimes)}
      bins={times?.responseTimes ?? []}
      slow={times?.slowResponses ?? 0}
      average={times?.averageResponseTime ?? null}
      median={times?.medianResponseTime ?? null}
      fastest={times?.fastestResponseTime ?? null}
    />
  );
}

const none = { n: 0, median: null, p90: null };
const nobody: StatsRepliesQuery['statsReplies'] = { ...none, repliedBy: [], assignedTo: [] };

/** Time until a submission is replied to, of everybody and of each colleague. Without replies, nothing. */
export function RepliesTaken({ replies }: { replies: Source<StatsRepliesQuery> }) {
  const { formatMessage } = useIntl();
  const { repliedBy, assignedTo, ...all } = replies.known?.statsReplies ?? nobody;
  if (replies.known && all.n === 0) return null;
  const rows = new Map(
    [...repliedBy, ...assignedTo]
      // The others come last.
      .toSorted((a, b) => Number(!a.colleague) - Number(!b.colleague))
      .map(({ colleague, name }) => [colleague ?? '', name ?? '']),
  );
  const timesOf = (list: typeof repliedBy, id: string) =>
    list.find(({ colleague }) => (colleague ?? '') === id) ?? none;

  return (
    <ReplyTimes
      {...replies.card}
      title={formatMessage(messages.chartReplyTimes)}
      all={all}
      colleagues={[...rows].map(([id, name]) => ({
        id,
        name,
        repliedBy: timesOf(repliedBy, id),
        assignedTo: timesOf(assignedTo, id),
      }))}
    />
  );
}
