import { useNavigate } from 'react-router-dom';
import { Columns } from '@hearback/ui';
import { SentimentOverTime, SentimentSplit, WordCloud } from '@hearback/ui/widgets';
import {
  useStatsFeedbackQuery,
  useStatsOverviewQuery,
  useStatsThemesQuery,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as names } from '../messages';
import { MetricCards } from '../metrics/Metrics';
import { useFeedbackMetrics } from '../metrics/useFeedbackMetrics';
import { useOverviewMetrics } from '../metrics/useOverviewMetrics';
import { type Source, useSource } from '../sources/useSource';
import { useCompared } from '../useCompared';
import { messages } from './messages';
import { moodOf, TabBody, type TabProps } from './TabBody';
import { ThemesSpoken } from './ThemesSpoken';
import { TimesTaken } from './TimesTaken';
import type { StatsFeedbackQuery, StatsFilter } from '../../../server/generated/graphql';
import { feedbackLink } from '../feedbackLink';

interface WordsUsedProps {
  feedback: Source<StatsFeedbackQuery>;
  filter: StatsFilter;
}

/** The most frequent words; each links to the comments that contain it. */
function WordsUsed({ feedback, filter }: WordsUsedProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const words = feedback.known?.statsFeedback.words ?? [];

  return (
    <WordCloud
      {...feedback.card}
      title={formatMessage(messages.chartWords)}
      description={formatMessage(messages.wordsHint)}
      words={words.map((word) => ({ ...word, sentiment: moodOf[word.sentiment] }))}
      onSelect={(word) => void navigate(feedbackLink(filter, { search: word }))}
    />
  );
}

/** Comments, sentiment and durations. */
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
      <MetricCards
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
