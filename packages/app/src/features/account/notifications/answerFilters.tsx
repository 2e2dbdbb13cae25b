import { useFormikContext } from 'formik';

import { limits } from '@hearback/schema/limits';
import { topicNames } from '@hearback/schema/rules';

import { FormikCheckboxGroup } from '../../../fields/FormikCheckboxGroup';
import { FormikSelect } from '../../../fields/FormikSelect';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useIntl } from '../../../i18n/IntlProvider';
import type { AnyMessage } from '../../../i18n/Messages';
import { type AnswerDigest, LocationChoicesDocument } from '../../../server/generated/graphql';
import { useTopicChoicesQuery } from '../../../server/generated/hooks';
import { useWholeList } from '../../../server/useWholeList';
import { isOurTopic, useTopicName } from '../../../shell/notification/topicNames';
import { messages } from './messages';

/** Values of a form that says which answers somebody is told of. Empty: all. */
export interface AnswerFilterValues {
  locations: string[];
  topics: string[];
  /** Words with commas between. */
  words: string;
  digest: AnswerDigest;
}

/** The words that were typed with commas between. */
export const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** True if one of the words is longer than the server takes. */
export const hasLongWord = (text: string): boolean =>
  wordsOf(text).some((word) => word.length > limits.filterWordMaxLength);

/** The locations whose answers are told: none chosen is all of them. */
export function LocationsFilter() {
  const { formatMessage } = useIntl();
  const { items } = useWholeList(LocationChoicesDocument);
  const { values } = useFormikContext<Pick<AnswerFilterValues, 'locations'>>();
  if (items.length < 2 && values.locations.length === 0) return null;

  return (
    <FormikCheckboxGroup
      name="locations"
      label={formatMessage(messages.locations)}
      hint={formatMessage(messages.locationsHint)}
      searchLabel={formatMessage(messages.locationsSearch)}
      options={items.map(({ id, name, company }) => ({
        value: id,
        label: name,
        description: company.name,
      }))}
    />
  );
}

/** The topics that comments are about: none chosen is all of them. Hidden and merged ones are not offered. */
export function TopicsFilter({ name = 'topics' }: { name?: string }) {
  const { formatMessage } = useIntl();
  const nameOf = useTopicName();
  const { data } = useTopicChoicesQuery();
  const choices = data?.topicChoices ?? [];
  const changed = new Map(choices.map((choice) => [choice.topic, choice]));
  const own = choices.flatMap(({ topic }) => (isOurTopic(topic) ? [] : topic));
  const offered = [...topicNames, ...own].filter((topic) => {
    const choice = changed.get(topic);
    return !choice?.hidden && !choice?.target;
  });

  return (
    <FormikCheckboxGroup
      name={name}
      label={formatMessage(messages.topics)}
      hint={formatMessage(messages.topicsHint)}
      searchLabel={formatMessage(messages.topicsSearch)}
      options={offered.map((topic) => ({
        value: topic,
        label: nameOf({ topic, name: changed.get(topic)?.name ?? null }),
      }))}
    />
  );
}

/** The words that comments contain: none is all of them. */
export function WordsFilter({ name = 'words' }: { name?: string }) {
  const { formatMessage } = useIntl();

  return (
    <FormikTextField
      name={name}
      label={formatMessage(messages.words)}
      hint={formatMessage(messages.wordsHint)}
      autoComplete="off"
    />
  );
}

export const digestMessages: Record<AnswerDigest, AnyMessage> = {
  NONE: messages.eachAtOnce,
  HOURLY: messages.hourly,
  DAILY: messages.daily8,
  WEEKLY: messages.weekly8,
};

/** When a chat or a device is told. */
export function DigestField() {
  const { formatMessage } = useIntl();

  return (
    <FormikSelect
      name="digest"
      label={formatMessage(messages.together)}
      hint={formatMessage(messages.togetherHint)}
      options={Object.entries(digestMessages).map(([value, label]) => ({
        value,
        label: formatMessage(label),
      }))}
    />
  );
}
