import { useNavigate } from 'react-router-dom';

import { WordCloud } from '@hearback/ui/widgets';

import type { StatsFeedbackQuery, StatsFilter } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { toFeedback } from '../toFeedback';
import { messages } from './messages';
import { moodOf } from './moodOf';

interface Props {
  feedback: Source<StatsFeedbackQuery>;
  filter: StatsFilter;
}

/** The words that visitors use most; each leads to the comments with it. */
export function WordsUsed({ feedback, filter }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const words = feedback.known?.statsFeedback.words ?? [];

  return (
    <WordCloud
      {...feedback.card}
      title={formatMessage(messages.chartWords)}
      description={formatMessage(messages.wordsHint)}
      words={words.map((word) => ({ ...word, sentiment: moodOf[word.sentiment] }))}
      onSelect={(word) => void navigate(toFeedback(filter, { search: word }))}
    />
  );
}
