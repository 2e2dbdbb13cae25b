import type { StatsFeedbackQuery } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { messages } from './messages';
import { useMetricOf } from './Metrics';
import { useStatsFormats } from './useStatsFormats';

/** Metrics of the comments, by name. */
export function useFeedbackMetrics({ known, state }: Source<StatsFeedbackQuery>) {
  const { formatMessage } = useIntl();
  const formats = useStatsFormats();
  const feedback = known?.statsFeedback;

  const metric = useMetricOf(state);

  return {
    comments: metric(messages.comments, { value: formats.count(feedback?.comments) }),
    averageCommentLength: metric(messages.averageCommentLength, {
      value: formats.average(feedback?.averageCommentLength),
      detail: formatMessage(messages.characters),
    }),
    mostFrequentWord: metric(messages.mostFrequentWord, {
      value: feedback?.mostFrequentWord ?? null,
    }),
  };
}
