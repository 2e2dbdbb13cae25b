import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { boundedText, optionalText, trimmedText } from './text.ts';

/** The topics that comments are read for, whatever words visitors use. */
export const topicNames = [
  'service',
  'waiting',
  'price',
  'cleanliness',
  'food',
  'breakfast',
  'drinks',
  'portions',
  'noise',
  'atmosphere',
  'room',
  'toilets',
  'parking',
  'location',
  'choice',
  'orders',
  'booking',
  'contact',
  'expertise',
  'result',
  'delivery',
  'equipment',
  'temperature',
  'wifi',
  'children',
  'hours',
  'payment',
] as const;

/** A topic that owners know. */
export type TopicName = (typeof topicNames)[number];

/** Limits of the topics of an account. */
export const topicLimits = { own: 20, name: 40, words: 500 };

const ownTopic = /^own-[1-9]\d{0,3}$/u;
const isNamed = (topic: string) => (topicNames as readonly string[]).includes(topic);

/** Words between commas or on lines of their own; a star at the end of one stands for any ending. */
const isWordList = (words: string) =>
  words.split(/[\s,]+/u).every((word) => word === '' || /^[^*]+$|^[^*]{2,}\*$/u.test(word));

const topicId = boundedText(20, {
  type: issueSentences.invalid,
  tooLong: issueSentences.invalid,
});

/** One of ours, or `own-1`, `own-2` and so on. */
const knownTopic = v.pipe(
  topicId,
  v.check((topic) => isNamed(topic) || ownTopic.test(topic), issueSentences.invalid),
);

/** The topics that a comment has to be about, any of them. Empty: all comments. */
export const filterTopics = v.optional(
  v.pipe(
    v.array(knownTopic, issueSentences.invalid),
    v.maxLength(topicNames.length + topicLimits.own, issueSentences.invalid),
  ),
  [],
);

const topicChoice = v.strictObject({
  topic: knownTopic,
  /** Empty: as we call it. */
  name: optionalText(topicLimits.name),
  /** Words that count beside ours. */
  words: v.pipe(optionalText(topicLimits.words), v.check(isWordList, issueSentences.invalid)),
  hidden: v.boolean(issueSentences.invalid),
  /** The topic that it counts as. Null: itself. */
  target: v.nullable(topicId),
});

/** Changes of an owner to one topic. */
export type TopicChoice = v.InferOutput<typeof topicChoice>;

const fitTogether = (choices: TopicChoice[]) => {
  const byTopic = new Map(choices.map((choice) => [choice.topic, choice]));
  return (
    byTopic.size === choices.length &&
    choices.every(
      ({ topic, name, words, target }) =>
        (isNamed(topic) || (name !== '' && words !== '')) &&
        (target === null ||
          (target !== topic &&
            (isNamed(target) || byTopic.has(target)) &&
            (byTopic.get(target)?.target ?? null) === null)),
    )
  );
};

/** All that an owner changed about topics and names: an own topic has a name and words, and merging goes one step. */
export const topicChoices = v.strictObject({
  topics: v.pipe(
    v.array(topicChoice, issueSentences.invalid),
    v.maxLength(topicNames.length + topicLimits.own, issueSentences.invalid),
    v.check(fitTogether, issueSentences.invalid),
  ),
  /** Words between commas that are shown although they may be names. Left out: as before. */
  shown_names: v.optional(trimmedText(topicLimits.words)),
  /** Words between commas that are hidden as names are. Left out: as before. */
  hidden_names: v.optional(trimmedText(topicLimits.words)),
});
