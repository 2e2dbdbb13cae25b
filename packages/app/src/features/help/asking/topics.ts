import type { HelpTopic } from '@hearback/schema/rules';

import type { HelpTopic as GraphTopic } from '../../../server/generated/graphql';
import type { HelpTab } from '../tabs';

/** What a question from a tab is about. */
export const topicOf = (tab: HelpTab): HelpTopic =>
  tab === 'customer-success' ? 'customer_success' : tab;

/** A topic as the graph calls it. */
export const toGraphTopic = (topic: HelpTopic) => topic.toUpperCase() as GraphTopic;
