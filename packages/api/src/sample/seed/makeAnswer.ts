import { sentimentOfRating } from '../../text/sentimentOfRating.ts';
import type { Sentiment } from '../../database/WorkspaceTables.ts';
import type { PlaceKey } from './places.ts';
import type { Random } from './random.ts';
import { comments, guests } from './words.ts';

interface Guest {
  place: PlaceKey;
  mood: number;
  language: 'en-US' | 'pl-PL';
  /** What the form asks besides the rating. */
  asksName: boolean;
  asksEmail: boolean;
}

/** A bell curve around 0, from the sum of four draws. */
const bell = (random: Random) =>
  (random.share() + random.share() + random.share() + random.share() - 2) * 1.7;

const makeRating = (mood: number, random: Random): number => {
  // Now and then a day just goes wrong, wherever one is.
  if (random.happens(0.035)) return 1 + random.below(3);
  return Math.min(10, Math.max(1, Math.round(mood + bell(random) * 1.35)));
};

const withoutAccents = (name: string) =>
  name.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replaceAll(/\p{M}/gu, '');

const talkative: Record<Sentiment, number> = { positive: 0.5, neutral: 0.44, negative: 0.76 };

/** What one guest says. */
export function makeAnswer({ place, mood, language, asksName, asksEmail }: Guest, random: Random) {
  const rating = makeRating(mood, random);
  const feeling = sentimentOfRating(rating);
  const words = comments[place === 'bakery' ? 'bakery' : 'cafe'][language][feeling];
  const name = random.pick(guests[language]);

  let comment = '';
  if (random.happens(talkative[feeling])) {
    comment = random.pick(words);
    const more = random.pick(words);
    if (random.happens(0.22) && more !== comment) comment = `${comment} ${more}`;
  }
  const email = `${withoutAccents(name).toLowerCase()}${10 + random.below(90)}@example.com`;

  return {
    rating,
    comment,
    name: asksName && random.happens(0.42) ? name : '',
    email: asksEmail && random.happens(0.16) ? email : '',
    // A tap takes seconds; words take longer. A few phones lie open on the table for an hour.
    duration: random.happens(0.004)
      ? 1_900 + random.below(3_000)
      : Math.round(
          (7 + random.share() * 14 + comment.length * (0.25 + random.share() * 0.3)) * 10,
        ) / 10,
  };
}
