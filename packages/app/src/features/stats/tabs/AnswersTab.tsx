import { useState } from 'react';

import { Inline, Select } from '@hearback/ui';
import { CrossTable, QuestionAnswers, RatingDrivers } from '@hearback/ui/widgets';

import type { CrossQuestion, StatsQuestionsQuery } from '../../../server/generated/graphql';
import {
  useStatsCrossTableQuery,
  useStatsQuestionsQuery,
  useStatsTopicsQuery,
} from '../../../server/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages as names } from '../messages';
import { feedbackLink } from '../feedbackLink';
import { useSource } from '../sources/useSource';
import { useTopicName } from '../../../shell/notification/topicNames';
import { messages } from './messages';
import { noEstimate, TabBody, type TabProps } from './TabBody';

const questions = {
  RATING: messages.questionRating,
  COMMENT: messages.questionComment,
  SENTIMENT: messages.questionSentiment,
} as const satisfies Record<CrossQuestion, unknown>;

const questionIds: readonly CrossQuestion[] = ['RATING', 'COMMENT', 'SENTIMENT'];

const answerNames = {
  high: messages.answerHigh,
  middle: messages.answerMiddle,
  low: messages.answerLow,
  given: messages.answerGiven,
  none: messages.answerNone,
  positive: messages.answerPositive,
  neutral: messages.answerNeutral,
  negative: messages.answerNegative,
} as const;

const answersOf = {
  RATING: ['high', 'middle', 'low'],
  COMMENT: ['given', 'none'],
  SENTIMENT: ['positive', 'neutral', 'negative'],
} as const satisfies Record<CrossQuestion, readonly (keyof typeof answerNames)[]>;

type Question = StatsQuestionsQuery['statsQuestions'][number];

/** The one number of a question: the score of 0 to 10, else the mean of a scale or the median of numbers. */
function figureOf({ nps, mean, median }: Question) {
  if (nps) {
    const { score, low, high, n } = nps;
    const estimate = { value: score ?? null, low: low ?? null, high: high ?? null, n };
    return { kind: 'nps', estimate } as const;
  }
  if (mean) return { kind: 'mean', estimate: mean } as const;
  return median ? ({ kind: 'median', estimate: median } as const) : undefined;
}

/** Each further question of the forms, an answer by place and time, and what goes with the rating. */
export function AnswersTab({ filter }: TabProps) {
  const { formatMessage, locale } = useIntl();
  const [question, setQuestion] = useState<CrossQuestion>('RATING');
  const [answer, setAnswer] = useState<keyof typeof answerNames>('high');
  const topicName = useTopicName();
  const table = useSource(useStatsCrossTableQuery({ variables: { filter, question } }), filter);
  const topics = useSource(useStatsTopicsQuery({ variables: { filter } }), filter);
  const questionSource = useSource(
    useStatsQuestionsQuery({ variables: { filter, language: locale } }),
    filter,
  );
  const found = table.known?.statsCrossTable;
  // Until the chosen question is here, the table of the one before stays.
  const index = Math.max(0, found?.answers.indexOf(answer) ?? 0);
  const toRow = (row: NonNullable<typeof found>['rows'][number]) => ({
    id: row.id ?? null,
    name: row.name,
    cells: row.cells.map(({ shares }) => shares[index] ?? noEstimate),
    total: row.total.shares[index] ?? noEstimate,
  });

  return (
    <TabBody title={formatMessage(names.answers)} sources={[questionSource, table, topics]}>
      {questionSource.known?.statsQuestions.map((asked) => (
        <QuestionAnswers
          {...questionSource.card}
          key={`${asked.formId} ${asked.fieldId}`}
          title={asked.label}
          description={asked.form}
          asked={asked.asked}
          answered={asked.answered}
          options={asked.options}
          figure={figureOf(asked)}
          range={
            typeof asked.lowest === 'number' && typeof asked.highest === 'number'
              ? [asked.lowest, asked.highest]
              : undefined
          }
          texts={asked.texts.map(({ feedbackId, text }) => ({
            id: feedbackId,
            text,
            href: feedbackLink(filter, { open: feedbackId }),
          }))}
          words={asked.words}
          formerly={asked.wordings.slice(1).map(({ label }) => label)}
        />
      ))}
      <Inline gap="small" align="end">
        <Select
          label={formatMessage(messages.question)}
          value={question}
          onChange={(value) => {
            const chosen = questionIds.find((id) => id === value) ?? 'RATING';
            setQuestion(chosen);
            setAnswer(answersOf[chosen][0]);
          }}
          options={questionIds.map((id) => ({ value: id, label: formatMessage(questions[id]) }))}
        />
        <Select
          label={formatMessage(messages.answer)}
          value={answer}
          onChange={(value) =>
            setAnswer(answersOf[question].find((known) => known === value) ?? answer)
          }
          options={answersOf[question].map((id) => ({
            value: id,
            label: formatMessage(answerNames[id]),
          }))}
        />
      </Inline>
      <CrossTable
        {...table.card}
        title={formatMessage(messages.chartCrossTable)}
        periods={found?.periods ?? []}
        rows={(found?.rows ?? []).map(toRow)}
      />
      <RatingDrivers
        {...topics.card}
        title={formatMessage(messages.chartDrivers)}
        drivers={(topics.known?.statsTopics.topics ?? []).map((topic) => ({
          id: topic.topic,
          name: topicName(topic),
          effect: topic.effect,
          standardized: topic.standardized,
          goesWith: topic.goesWith ?? null,
        }))}
      />
    </TabBody>
  );
}
