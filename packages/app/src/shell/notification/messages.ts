import { defineMessage } from '@formatjs/intl';

import type { TopicName } from '@hearback/schema/rules';

/** One sentence per kind of notification. */
export const messages = {
  ratingOf: defineMessage<{ readonly rating: number }>({
    id: 'notification.ratingOf',
    defaultMessage: '{rating, number} of 10',
    description: 'The stars of the newest answer, below a notification',
  }),
  quote: defineMessage<{ readonly comment: string }>({
    id: 'notification.quote',
    defaultMessage: '“{comment}”',
    description: 'The beginning of the comment of the newest answer, below a notification',
  }),
  newFeedback: defineMessage<{
    readonly count: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.newFeedback',
    defaultMessage:
      '{count, plural, one {A new answer} other {# new answers}} to “{code}” at {location}.',
    description: 'A notification: visitors answered; code and location are names',
  }),
  lowRating: defineMessage<{
    readonly rating: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.lowRating',
    defaultMessage: 'A rating of {rating} out of 10 for “{code}” at {location}.',
    description: 'A notification: one visitor gave a low rating',
  }),
  lowRatings: defineMessage<{
    readonly count: number;
    readonly rating: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.lowRatings',
    defaultMessage:
      '{count, plural, one {# low rating} other {# low ratings}} for “{code}” at {location}, the lowest {rating} out of 10.',
    description: 'A notification: several visitors gave low ratings',
  }),
  lowRatingsGone: defineMessage<{
    readonly count: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.lowRatingsGone',
    defaultMessage:
      '{count, plural, one {A low rating} other {# low ratings}} for “{code}” at {location}.',
    description: 'The same, where the answer itself was deleted since, and its rating with it',
  }),
  codePublished: defineMessage<{
    readonly count: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.codePublished',
    defaultMessage:
      'The code “{code}” at {location} was published{count, plural, one {} other { # times}}.',
    description: 'A notification: a code was opened to visitors, or again',
  }),
  letterFailed: defineMessage<{ readonly count: number; readonly address: string }>({
    id: 'notification.letterFailed',
    defaultMessage:
      '{count, plural, one {A letter} other {# letters}} to {address} could not be delivered.',
    description: 'A notification: letters of the product did not reach an email address',
  }),
  assigned: defineMessage<{
    readonly count: number;
    readonly code: string;
    readonly location: string;
  }>({
    id: 'notification.assigned',
    defaultMessage:
      '{count, plural, one {An answer to “{code}” at {location} was assigned to you.} other {# answers were assigned to you.}}',
    description: 'A notification: it is the turn of its reader; code and location are names',
  }),
  assignedBy: defineMessage<{
    readonly count: number;
    readonly code: string;
    readonly location: string;
    readonly name: string;
  }>({
    id: 'notification.assignedBy',
    defaultMessage:
      '{count, plural, one {{name} assigned you an answer to “{code}” at {location}.} other {{name} assigned you # answers.}}',
    description: 'The same, with the name of the colleague who did it',
  }),
  mentioned: defineMessage<{ readonly code: string; readonly location: string }>({
    id: 'notification.mentioned',
    defaultMessage: 'A note on an answer to “{code}” at {location} mentions you.',
    description: 'A notification: the name of its reader is in a note of a colleague',
  }),
  mentionedBy: defineMessage<{
    readonly code: string;
    readonly location: string;
    readonly name: string;
  }>({
    id: 'notification.mentionedBy',
    defaultMessage: '{name} mentions you in a note on an answer to “{code}” at {location}.',
    description: 'The same, with the name of the colleague who wrote the note',
  }),
  unread: defineMessage({
    id: 'notification.unread',
    defaultMessage: 'Unread',
    description: 'Read aloud for the dot beside a notification that was not read yet',
  }),
  markFailed: defineMessage({
    id: 'notification.markFailed',
    defaultMessage: 'The notifications could not be marked as read.',
    description: 'Shown for a moment',
  }),
  ratingOrLower: defineMessage<{ readonly rating: number }>({
    id: 'notification.ratingOrLower',
    defaultMessage: '{rating, plural, =1 {1} other {# or lower}}',
    description:
      'Choice: ratings from 1 to 10 that are told as low ones; stands after “Write to me at once when a rating is”',
  }),
  writeAtOnce: defineMessage({
    id: 'notification.writeAtOnce',
    defaultMessage: 'Write to me at once when a rating is',
    description:
      'Names the choice of which ratings are told by email; a choice ends the sentence: “5 or lower”',
  }),
  neverWrite: defineMessage({
    id: 'notification.neverWrite',
    defaultMessage: 'Never',
    description: 'Choice: no rating is told by email',
  }),
  ratingLower: defineMessage<{ readonly location: string }>({
    id: 'alarm.ratingLower',
    defaultMessage: 'Ratings at {location} are lower.',
    description: 'Something changed: a location is rated lower than before',
  }),
  ratingHigher: defineMessage<{ readonly location: string }>({
    id: 'alarm.ratingHigher',
    defaultMessage: 'Ratings at {location} are higher.',
    description: 'Something changed: a location is rated higher than before',
  }),
  volumeFewer: defineMessage<{ readonly location: string }>({
    id: 'alarm.volumeFewer',
    defaultMessage: 'Fewer answers than usual at {location}.',
    description: 'Something changed: fewer visitors answer at a location',
  }),
  volumeMore: defineMessage<{ readonly location: string }>({
    id: 'alarm.volumeMore',
    defaultMessage: 'More answers than usual at {location}.',
    description: 'Something changed: more visitors answer at a location',
  }),
  topicMore: defineMessage<{ readonly topic: string }>({
    id: 'alarm.topicMore',
    defaultMessage: 'Comments speak more often of “{topic}”.',
    description: 'Something changed: a topic comes up in comments',
  }),
  ratingEvidence: defineMessage<{
    readonly before: string;
    readonly after: string;
    readonly day: string;
    readonly n: number;
  }>({
    id: 'alarm.ratingEvidence',
    defaultMessage:
      '{after} on average since {day} ({n, plural, one {# rating} other {# ratings}}), {before} before.',
    description: 'How a location is rated since a change, and before it; numbers such as 7.4',
  }),
  volumeEvidence: defineMessage<{
    readonly before: string;
    readonly after: string;
    readonly day: string;
  }>({
    id: 'alarm.volumeEvidence',
    defaultMessage: '{after} a day since {day}, where {before} are usual.',
    description: 'How many answers come since a change, and would usually; numbers such as 3.5',
  }),
  topicEvidence: defineMessage<{
    readonly before: string;
    readonly after: string;
    readonly day: string;
    readonly n: number;
  }>({
    id: 'alarm.topicEvidence',
    defaultMessage:
      '{after} of the comments in the week from {day} ({n, plural, one {# comment} other {# comments}}), {before} in the four weeks before.',
    description: 'How often comments speak of a topic, and did before; shares such as 20%',
  }),
};

/** Our names of topics. */
export const topicMessages = {
  service: defineMessage({
    id: 'stats.topic.service',
    defaultMessage: 'Service',
    description: 'A topic of comments',
  }),
  waiting: defineMessage({
    id: 'stats.topic.waiting',
    defaultMessage: 'Waiting time',
    description: 'A topic of comments',
  }),
  price: defineMessage({
    id: 'stats.topic.price',
    defaultMessage: 'Price',
    description: 'A topic of comments',
  }),
  cleanliness: defineMessage({
    id: 'stats.topic.cleanliness',
    defaultMessage: 'Cleanliness',
    description: 'A topic of comments',
  }),
  food: defineMessage({
    id: 'stats.topic.food',
    defaultMessage: 'Food',
    description: 'A topic of comments',
  }),
  breakfast: defineMessage({
    id: 'stats.topic.breakfast',
    defaultMessage: 'Breakfast',
    description: 'A topic of comments',
  }),
  drinks: defineMessage({
    id: 'stats.topic.drinks',
    defaultMessage: 'Drinks',
    description: 'A topic of comments',
  }),
  portions: defineMessage({
    id: 'stats.topic.portions',
    defaultMessage: 'Portions',
    description: 'A topic of comments',
  }),
  noise: defineMessage({
    id: 'stats.topic.noise',
    defaultMessage: 'Noise',
    description: 'A topic of comments',
  }),
  atmosphere: defineMessage({
    id: 'stats.topic.atmosphere',
    defaultMessage: 'Atmosphere',
    description: 'A topic of comments',
  }),
  room: defineMessage({
    id: 'stats.topic.room',
    defaultMessage: 'Rooms',
    description: 'A topic of comments',
  }),
  toilets: defineMessage({
    id: 'stats.topic.toilets',
    defaultMessage: 'Toilets',
    description: 'A topic of comments',
  }),
  parking: defineMessage({
    id: 'stats.topic.parking',
    defaultMessage: 'Parking',
    description: 'A topic of comments',
  }),
  location: defineMessage({
    id: 'stats.topic.location',
    defaultMessage: 'Location',
    description: 'A topic of comments',
  }),
  choice: defineMessage({
    id: 'stats.topic.choice',
    defaultMessage: 'Choice',
    description: 'A topic of comments',
  }),
  orders: defineMessage({
    id: 'stats.topic.orders',
    defaultMessage: 'Orders',
    description: 'A topic of comments',
  }),
  booking: defineMessage({
    id: 'stats.topic.booking',
    defaultMessage: 'Booking',
    description: 'A topic of comments',
  }),
  contact: defineMessage({
    id: 'stats.topic.contact',
    defaultMessage: 'Contact',
    description: 'A topic of comments',
  }),
  expertise: defineMessage({
    id: 'stats.topic.expertise',
    defaultMessage: 'Expertise',
    description: 'A topic of comments',
  }),
  result: defineMessage({
    id: 'stats.topic.result',
    defaultMessage: 'Result',
    description: 'A topic of comments',
  }),
  delivery: defineMessage({
    id: 'stats.topic.delivery',
    defaultMessage: 'Delivery',
    description: 'A topic of comments',
  }),
  equipment: defineMessage({
    id: 'stats.topic.equipment',
    defaultMessage: 'Equipment',
    description: 'A topic of comments',
  }),
  temperature: defineMessage({
    id: 'stats.topic.temperature',
    defaultMessage: 'Temperature',
    description: 'A topic of comments',
  }),
  wifi: defineMessage({
    id: 'stats.topic.wifi',
    defaultMessage: 'Wi-Fi',
    description: 'A topic of comments',
  }),
  children: defineMessage({
    id: 'stats.topic.children',
    defaultMessage: 'Children',
    description: 'A topic of comments',
  }),
  hours: defineMessage({
    id: 'stats.topic.hours',
    defaultMessage: 'Opening hours',
    description: 'A topic of comments',
  }),
  payment: defineMessage({
    id: 'stats.topic.payment',
    defaultMessage: 'Payment',
    description: 'A topic of comments',
  }),
} satisfies Record<TopicName, object>;

/** The name of a topic that has none yet. */
export const unnamedTopic = defineMessage({
  id: 'stats.topics.newTopic',
  defaultMessage: 'New topic',
  description: 'Name of a topic that has none yet',
});
