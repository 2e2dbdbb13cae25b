import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Columns } from '@hearback/ui';
import { SentimentOverTime, SentimentSplit, Themes, Topics, WordCloud } from '@hearback/ui/widgets';

import {
  useStatsFeedbackQuery,
  useStatsOverviewQuery,
  useStatsRepliesQuery,
  useStatsThemesQuery,
  useStatsTopicsQuery,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { lazyDialog } from '../../../loading/lazy';
import { messages as names } from '../messages';
import { MetricCards, useMetricOf } from '../metrics/Metrics';
import type {
  StatsFeedbackQuery,
  StatsFilter,
  StatsThemesQuery,
  StatsTopicsQuery,
} from '../../../server/generated/graphql';
import { type Source, useSource } from '../sources/useSource';
import { messages as metricMessages } from '../metrics/messages';
import { useStatsFormats } from '../metrics/useStatsFormats';
import { useOverviewMetrics } from '../metrics/useOverviewMetrics';
import { useCompared } from '../useCompared';
import { messages } from './messages';
import { FoldedParts, moodOf, TabBody, type TabProps } from './TabBody';
import { feedbackLink } from '../feedbackLink';
import { RepliesTaken, TimesTaken } from './TimesTaken';
import { useTopicName } from '../../../shell/notification/topicNames';

const EditTopics = lazyDialog(() => import('../topics/EditTopics').then((file) => file.EditTopics));

interface TopicsSpokenProps {
  topics: Source<StatsTopicsQuery>;
  filter: StatsFilter;
}

/** Topics of comments, which the owner can change; each example links to its submission. */
function TopicsSpoken({ topics, filter }: TopicsSpokenProps) {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  const nameOf = useTopicName();
  const found = topics.known?.statsTopics;

  return (
    <>
      <Topics
        {...topics.card}
        title={formatMessage(messages.chartTopics)}
        topics={(found?.topics ?? []).map((topic) => ({
          ...topic,
          label: nameOf(topic),
          trend: topic.trend && trendOf[topic.trend],
          moodTrend: topic.moodTrend && moodTrendOf[topic.moodTrend],
        }))}
        comments={found?.comments ?? 0}
        onEdit={() => setIsEditing(true)}
        hrefOf={(id) => feedbackLink(filter, { open: id })}
      />
      {isEditing && (
        <EditTopics suggestions={found?.suggestions ?? []} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}

const trendOf = { MORE: 'more', FEWER: 'fewer' } as const;
const moodTrendOf = { BETTER: 'better', WORSE: 'worse' } as const;

interface ThemesSpokenProps {
  spoken: Source<StatsThemesQuery>;
  filter: StatsFilter;
}

/** Themes in comments; each theme links to its comments, each example to its submission. */
function ThemesSpoken({ spoken, filter }: ThemesSpokenProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const found = spoken.known?.statsThemes;

  return (
    <Themes
      {...spoken.card}
      title={formatMessage(messages.chartThemes)}
      themes={(found?.themes ?? []).map((theme) => ({
        ...theme,
        sentiment: moodOf[theme.sentiment],
      }))}
      comments={found?.comments ?? 0}
      onSelect={(label) => void navigate(feedbackLink(filter, { search: label }))}
      hrefOf={(id) => feedbackLink(filter, { open: id })}
    />
  );
}

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

/** Metrics of the comments, by name. */
function useFeedbackMetrics({ known, state }: Source<StatsFeedbackQuery>) {
  const { formatMessage } = useIntl();
  const formats = useStatsFormats();
  const feedback = known?.statsFeedback;

  const metric = useMetricOf(state);

  return {
    comments: metric(metricMessages.comments, {
      value: formats.count(feedback?.comments),
      detail: formatMessage(metricMessages.commentsHint),
    }),
    averageCommentLength: metric(metricMessages.averageCommentLength, {
      value: formats.average(feedback?.averageCommentLength),
      detail: formatMessage(metricMessages.characters),
    }),
    mostFrequentWord: metric(metricMessages.mostFrequentWord, {
      value: feedback?.mostFrequentWord ?? null,
      detail: formatMessage(metricMessages.mostFrequentWordHint),
    }),
  };
}

/** Comments, sentiment and durations. */
export function FeedbackTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const asked = { variables: { filter } };
  const source = useSource(useStatsFeedbackQuery(asked), filter);
  const spoken = useSource(useStatsThemesQuery(asked), filter);
  const topics = useSource(useStatsTopicsQuery(asked), filter);
  const overview = useSource(useStatsOverviewQuery(asked), filter);
  const replies = useSource(useStatsRepliesQuery(asked), filter);
  const written = useFeedbackMetrics(source);
  const counts = useOverviewMetrics(overview);
  const feedback = source.known?.statsFeedback;

  return (
    <TabBody
      title={formatMessage(names.feedback)}
      sources={[source, topics, spoken, overview, replies]}
    >
      <MetricCards
        compared={useCompared(overview, filter)}
        metrics={[
          counts.submissions,
          written.comments,
          written.mostFrequentWord,
          written.averageCommentLength,
        ]}
      />
      <TopicsSpoken topics={topics} filter={filter} />
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
      <FoldedParts>
        <ThemesSpoken spoken={spoken} filter={filter} />
        <WordsUsed feedback={source} filter={filter} />
        <RepliesTaken replies={replies} />
        <TimesTaken overview={overview} />
      </FoldedParts>
    </TabBody>
  );
}
