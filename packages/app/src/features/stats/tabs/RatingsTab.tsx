import { Columns } from '@hearback/ui';
import { NpsScore, RatingDistribution, RatingOverTime } from '@hearback/ui/widgets';

import { useStatsRatingsQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import { useStatsFormats } from '../useStatsFormats';
import { certaintyOf } from './certaintyOf';
import { noNps } from './emptyStats';
import { Metrics } from './Metrics';
import { TabBody } from './TabBody';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

/** How many stars people give. */
export function RatingsTab({ filter }: TabProps) {
  const { formatMessage, formatList } = useIntl();
  const formats = useStatsFormats();
  const { known, state, retry } = toLoad(useStatsRatingsQuery({ variables: { filter } }));
  const ratings = known?.statsRatings;
  const common = ratings?.mostCommon ?? [];

  return (
    <TabBody title={formatMessage(messages.ratings)} state={state} onRetry={retry}>
      <Metrics
        state={state}
        metrics={[
          {
            label: formatMessage(messages.averageRating),
            value: formats.rating(ratings?.average.value),
            certainty: certaintyOf(ratings?.average, formats.rating),
          },
          {
            label: formatMessage(messages.nps),
            value: formats.score(ratings?.nps.score),
            certainty: certaintyOf(ratings?.nps, formats.score),
          },
          { label: formatMessage(messages.totalRatings), value: formats.count(ratings?.total) },
          { label: formatMessage(messages.highestRating), value: formats.count(ratings?.highest) },
          { label: formatMessage(messages.lowestRating), value: formats.count(ratings?.lowest) },
          {
            label: formatMessage(messages.mostCommonRating),
            value: common.length > 0 ? formatList(common.map(String), { type: 'unit' }) : null,
          },
          { label: formatMessage(messages.tenStar), value: formats.count(ratings?.tenStar) },
          {
            label: formatMessage(messages.tenStarShare),
            value: formats.rate(
              ratings && ratings.total > 0 ? ratings.tenStar / ratings.total : null,
            ),
          },
        ]}
      />
      <Columns columnWidth="half">
        <RatingDistribution
          title={formatMessage(messages.chartRatings)}
          state={state}
          counts={ratings?.distribution ?? []}
        />
        <NpsScore
          title={formatMessage(messages.chartNps)}
          description={formatMessage(messages.npsHint)}
          state={state}
          nps={ratings?.nps ?? noNps}
        />
      </Columns>
      <RatingOverTime
        title={formatMessage(messages.chartOverTime)}
        state={state}
        days={ratings?.overTime ?? []}
        weeks={ratings?.byWeek ?? []}
      />
    </TabBody>
  );
}
