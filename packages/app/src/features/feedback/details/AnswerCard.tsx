import { Facts, Highlight, StarRating, Stack, Text } from '@hearback/ui';
import {
  fieldTypes,
  isAnswered,
  textIn,
  type AnswerFacts,
  type FieldAnswers,
  type FieldFacts,
  type FormDocument,
  type FormField,
} from '@hearback/schema/documents';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { messages as feedbackMessages } from '../messages';
import type { Details } from './useUpdateFeedback';
import { VisitorPicture } from './VisitorPicture';
import { messages } from './messages';

/** The submitted answers: those with a column of their own, and the others by field id. */
interface SentAnswers {
  rating?: number | null | undefined;
  comment: string;
  name: string;
  email: string;
  answers: FieldAnswers;
}

/** A question of the form with the visitor's answer. */
interface Asked {
  id: string;
  type: string;
  /** The label in the form that was submitted. */
  label: string;
  /** Undefined if it was not answered. */
  text: string | undefined;
  /** Path of a picture in the API. */
  picture?: string;
}

const textOfAnswer = (
  { column, toText }: AnswerFacts,
  field: Pick<FormField, 'id'>,
  sent: SentAnswers,
  language: string,
): string | undefined => {
  const value = column === null ? sent.answers[field.id]?.value : sent[column];
  return value === undefined || value === null || value === ''
    ? undefined
    : toText(value, field, language);
};

/**
 * The questions in the order and the words of the form as it was then. If that form no longer exists, the
 * answers with a column are listed with the default labels.
 */
export function askedBy(
  document: FormDocument | null,
  sent: SentAnswers,
  language: string,
): Asked[] {
  if (!document) {
    return Object.entries<FieldFacts>(fieldTypes).flatMap(([type, { answer, label }]) =>
      answer?.column
        ? [
            {
              id: type,
              type,
              label: textIn(label, language),
              text: textOfAnswer(answer, { id: type }, sent, language),
            },
          ]
        : [],
    );
  }
  return document.fields.flatMap((field) => {
    if (!isAnswered(field)) return [];
    const { id, type, label } = field;
    const text = textOfAnswer(fieldTypes[type].answer, field, sent, language);
    const value = sent.answers[id]?.value;
    const picture = type === 'picture' && typeof value === 'string' ? { picture: value } : {};
    return [{ id, type, label: textIn(label, language), text, ...picture }];
  });
}

interface Props {
  feedback: SentAnswers & Pick<Details, 'id' | 'formDocument'>;
  /** The search words to highlight. */
  words: string;
}

/** A visitor's answers with the questions of the form as it was then; those left empty in one line. */
export function AnswerCard({ feedback, words }: Props) {
  const { formatMessage, formatList } = useIntl();
  const { language } = useLanguage();
  const { rating } = feedback;

  const valueOf = ({ type, text, picture }: Asked) => {
    if (picture !== undefined) return <VisitorPicture path={picture} feedbackId={feedback.id} />;
    if (type === 'rating' && typeof rating === 'number') {
      return (
        <StarRating
          value={rating}
          size="large"
          label={formatMessage(feedbackMessages.ratingOf, { rating })}
        />
      );
    }
    return (
      <Text as="span" size={type === 'comment' ? 'lead' : 'body'} keepsLines>
        <Highlight text={text ?? ''} words={words} />
      </Text>
    );
  };

  const asked = askedBy(feedback.formDocument ?? null, feedback, language);
  const isEmpty = ({ text, picture }: Asked) => text === undefined && picture === undefined;
  const leftEmpty = asked.filter(isEmpty).map(({ label }) => label);

  return (
    <Stack gap="medium">
      <Facts
        isStacked
        facts={asked
          .filter((one) => !isEmpty(one))
          .map((one) => ({ label: one.label, value: valueOf(one) }))}
      />
      {leftEmpty.length > 0 && (
        <Text size="small" tone="muted">
          {formatMessage(messages.leftEmpty, {
            questions: formatList(leftEmpty, { type: 'unit' }),
          })}
        </Text>
      )}
    </Stack>
  );
}
