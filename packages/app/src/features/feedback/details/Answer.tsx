import { Facts, Marked, StarRating, Text } from '@hearback/ui';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { messages as feedbackMessages } from '../messages';
import type { Details } from './Details';
import { askedBy, type AnswerType } from './askedBy';
import { messages } from './messages';

interface Props {
  feedback: Pick<Details, AnswerType | 'formDocument'>;
  /** What was searched for. */
  words: string;
}

/** What a visitor answered, under the questions of the form as it was then. */
export function Answer({ feedback, words }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { rating } = feedback;

  const valueOf = (type: AnswerType) => {
    if (type === 'rating') {
      return typeof rating === 'number' ? (
        <StarRating
          value={rating}
          size="large"
          label={formatMessage(feedbackMessages.ratingOf, { rating })}
        />
      ) : undefined;
    }
    const text = feedback[type];
    if (text === '') return undefined;
    return (
      <Text as="span" size={type === 'comment' ? 'lead' : 'body'} keepsLines>
        <Marked text={text} words={words} />
      </Text>
    );
  };

  return (
    <Facts
      isStacked
      facts={askedBy(feedback.formDocument ?? null, language).map(({ type, label }) => ({
        label,
        value: valueOf(type) ?? (
          <Text as="span" tone="muted">
            {formatMessage(messages.leftEmpty)}
          </Text>
        ),
      }))}
    />
  );
}
