import { Columns } from '@hearback/ui';
import { NpsScore, ScansAndSubmissions } from '@hearback/ui/widgets';
import type { StatsScansSubmissionsQuery } from '../../../server/generated/graphql';
import {
  useStatsOverviewQuery,
  useStatsRatingsQuery,
  useStatsScansSubmissionsQuery,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { useToday } from '../../../i18n/moments';
import { messages as names } from '../messages';
import { MetricCards } from '../metrics/Metrics';
import { useOverviewMetrics } from '../metrics/useOverviewMetrics';
import { useRatingMetrics } from '../metrics/useRatingMetrics';
import { useSource } from '../sources/useSource';
import { useCompared } from '../useCompared';
import { noNps, TabBody, type TabProps } from './TabBody';
import { Funnel } from './Funnel';
import { messages } from './messages';
import { TimesTaken } from './TimesTaken';

/** The days of a long period are summed by week: a line of 72 px has no room for more. */
const mostDays = 62;

type Day = StatsScansSubmissionsQuery['statsScansSubmissions']['series'][number];
type Count = 'scans' | 'uniqueScans' | 'submissions';

/** Sums of a count for each day or week, the newest whole. Undefined where no line can be drawn. */
function sparklineOf(days: readonly Day[], count: Count): number[] | undefined {
  if (days.length < 2) return undefined;
  const step = days.length > mostDays ? 7 : 1;
  const sums: number[] = [];
  for (let end = days.length; end >= step; end -= step) {
    sums.unshift(days.slice(end - step, end).reduce((sum, day) => sum + day[count], 0));
  }
  return sums;
}

/** The key metrics. */
export function OverviewTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const asked = { variables: { filter } };
  const overview = useSource(useStatsOverviewQuery(asked), filter);
  const courses = useSource(useStatsScansSubmissionsQuery(asked), filter);
  const ratings = useSource(useStatsRatingsQuery(asked), filter);
  const counts = useOverviewMetrics(overview);
  const rated = useRatingMetrics(ratings, overview);
  const days = courses.known?.statsScansSubmissions.series ?? [];
  const [scans, uniqueScans, submissions] = (['scans', 'uniqueScans', 'submissions'] as const).map(
    (count) => sparklineOf(days, count),
  );
  const { overTime = [], byWeek = [] } = ratings.known?.statsRatings ?? {};
  const averages = (overTime.length > mostDays ? byWeek : overTime).map(({ average }) => average);

  return (
    <TabBody title={formatMessage(names.overview)} sources={[overview, courses, ratings]}>
      <MetricCards
        compared={useCompared(overview, filter)}
        metrics={[
          { ...rated.averageRating, course: averages },
          { ...counts.scans, course: scans },
          { ...counts.submissions, course: submissions },
          {
            ...counts.conversionRate,
            course: scans?.map((scanned, index) =>
              scanned === 0 ? null : Math.min(1, (submissions?.[index] ?? 0) / scanned),
            ),
          },
          rated.nps,
          { ...counts.uniqueScans, course: uniqueScans },
          counts.notSubmitted,
          counts.abandonRate,
        ]}
      />
      <ScansAndSubmissions
        {...courses.card}
        title={formatMessage(messages.chartScans)}
        days={days}
        today={useToday()}
      />
      <Columns columnWidth="half">
        <Funnel overview={overview} />
        <NpsScore
          {...ratings.card}
          title={formatMessage(messages.chartNps)}
          nps={ratings.known?.statsRatings.nps ?? noNps}
        />
      </Columns>
      <MetricCards
        lines={1}
        metrics={[
          counts.dailyScans,
          counts.dailySubmissions,
          counts.averageResponseTime,
          counts.mostActiveTime,
        ]}
      />
      <TimesTaken overview={overview} />
    </TabBody>
  );
}
