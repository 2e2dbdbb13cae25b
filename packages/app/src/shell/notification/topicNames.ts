import type { TopicName } from '@hearback/schema/rules';

import { useIntl } from '../../i18n/IntlProvider';
import { topicMessages, unnamedTopic } from './messages';

interface Named {
  topic: string;
  name?: string | null;
}

/** True for a topic of ours, as opposed to an owner's. */
export const isOurTopic = (topic: string): topic is TopicName =>
  Object.hasOwn(topicMessages, topic);

/** The name of a topic: the owner's, or ours in the reader's language. */
export function useTopicName() {
  const { formatMessage } = useIntl();
  return ({ topic, name }: Named): string => {
    if (name) return name;
    return formatMessage(isOurTopic(topic) ? topicMessages[topic] : unnamedTopic);
  };
}
