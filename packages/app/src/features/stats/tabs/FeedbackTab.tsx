import { SentimentSplit } from '@hearback/ui/widgets';

import { useStatsFeedbackQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from '../messages';
import { useStatsFormats } from '../useStatsFormats';
import { Metrics } from './Metrics';
import { TabBody } from './TabBody';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

/** What people write, and how long they take. */
export function FeedbackTab({ filter }: TabProps) {
  const { formatMessage } = useIntl();
  const formats = useStatsFormats();
  const { known, state, retry } = toLoad(useStatsFeedbackQuery({ variables: { filter } }));
  const feedback = known?.statsFeedback;
  const overview = known?.statsOverview;
  const length = feedback?.averageCommentLength;

  return (
    <TabBody title={formatMessage(messages.feedback)} state={state} onRetry={retry}>
      <Metrics
        state={state}
        metrics={[
          {
            label: formatMessage(messages.submissions),
            value: formats.count(overview?.submissions),
          },
          { label: formatMessage(messages.comments), value: formats.count(feedback?.comments) },
          {
            label: formatMessage(messages.commentShare),
            value: formats.rate(
              feedback && overview && overview.submissions > 0
                ? feedback.comments / overview.submissions
                : null,
            ),
            detail: formatMessage(messages.commentShareHint),
          },
          {
            label: formatMessage(messages.mostActiveTime),
            value: formats.hours(overview?.mostActiveTime),
          },
          {
            label: formatMessage(messages.averageCommentLength),
            value: formats.average(length),
            detail: formatMessage(messages.characters),
          },
          {
            label: formatMessage(messages.averageResponseTime),
            value: formats.seconds(overview?.averageResponseTime),
            detail: formatMessage(messages.responseTimeHint),
          },
          {
            label: formatMessage(messages.medianResponseTime),
            value: formats.seconds(overview?.medianResponseTime),
          },
          {
            label: formatMessage(messages.fastestResponseTime),
            value: formats.seconds(overview?.fastestResponseTime),
          },
        ]}
      />
      <SentimentSplit
        title={formatMessage(messages.chartSentiment)}
        state={state}
        positive={feedback?.positive ?? 0}
        neutral={feedback?.neutral ?? 0}
        negative={feedback?.negative ?? 0}
      />
    </TabBody>
  );
}
