import { Columns } from '@hearback/ui';
import { SentimentOverTime, SentimentSplit } from '@hearback/ui/widgets';

import {
  useStatsFeedbackQuery,
  useStatsOverviewQuery,
  useStatsThemesQuery,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as names } from '../messages';
import { Metrics } from '../metrics/Metrics';
import { useFeedbackMetrics } from '../metrics/useFeedbackMetrics';
import { useOverviewMetrics } from '../metrics/useOverviewMetrics';
import { useSource } from '../sources/useSource';
import { useCompared } from '../useCompared';
import { messages } from './messages';
import { TabBody } from './TabBody';
import type { TabProps } from './TabProps';
import { ThemesSpoken } from './ThemesSpoken';
import { TimesTaken } from './TimesTaken';
import { WordsUsed } from './WordsUsed';

/** What people write, how it sounds, and how long they take. */
export function FeedbackTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const asked = { variables: { filter } };
  const source = useSource(useStatsFeedbackQuery(asked));
  const spoken = useSource(useStatsThemesQuery(asked));
  const overview = useSource(useStatsOverviewQuery(asked));
  const written = useFeedbackMetrics(source);
  const counts = useOverviewMetrics(overview);
  const feedback = source.known?.statsFeedback;

  return (
    <TabBody title={formatMessage(names.feedback)} sources={[source, spoken, overview]}>
      <Metrics
        compared={useCompared(overview)}
        metrics={[
          counts.submissions,
          written.comments,
          written.mostFrequentWord,
          written.averageCommentLength,
        ]}
      />
      <ThemesSpoken spoken={spoken} filter={filter} />
      <Columns columnWidth="half">
        <SentimentSplit
          {...source.card}
          title={formatMessage(messages.chartSentiment)}
          positive={feedback?.positive ?? 0}
          neutral={feedback?.neutral ?? 0}
          negative={feedback?.negative ?? 0}
        />
        <SentimentOverTime
          {...source.card}
          title={formatMessage(messages.chartSentimentOverTime)}
          days={feedback?.sentimentOverTime ?? []}
        />
      </Columns>
      <WordsUsed feedback={source} filter={filter} />
      <TimesTaken overview={overview} />
    </TabBody>
  );
}
