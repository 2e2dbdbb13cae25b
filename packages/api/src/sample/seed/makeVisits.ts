import type { Sentiment } from '../../database/WorkspaceTables.ts';
import { sentimentOfRating } from '../../text/judgeSentiment.ts';
import type { codes, PlaceKey } from './places.ts';
import { createRandom, lastDays, type Random } from './random.ts';
import { comments, guests } from './words.ts';

interface Guest {
  place: PlaceKey;
  mood: number;
  language: 'en-US' | 'pl-PL';
  /** The questions of the form besides the rating. */
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

/** The answer of one guest. */
function makeAnswer({ place, mood, language, asksName, asksEmail }: Guest, random: Random) {
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

const hourMs = 3_600_000;

/** The highest rating after which the sample's owner looks into what happened. */
const highestHandledRating = 6;

/** Answers that came in lately are still to be dealt with. */
const newForMs = 48 * hourMs;

interface Answered {
  rating: number | null;
  receivedAt: Date;
}

/** The status of an answer in the sample: most low ratings are resolved within days. */
export function seedFeedbackStatus({ rating, receivedAt }: Answered, now: Date, random: Random) {
  const resolvedAt = new Date(receivedAt.getTime() + (1 + random.below(60)) * hourMs);
  const isResolved = random.happens(0.85);
  const isOld = now.getTime() - receivedAt.getTime() > newForMs;
  if (rating === null || rating > highestHandledRating || !isOld)
    return { status: 'new', resolved_at: null };
  return isResolved && resolvedAt <= now
    ? { status: 'resolved', resolved_at: resolvedAt }
    : { status: 'in_progress', resolved_at: null };
}

interface Habits {
  /** The factor for each weekday, Monday first; 1 is ordinary. */
  weekdays: readonly number[];
  /** The factor for each hour of the day, from midnight. */
  hours: readonly number[];
  /** The share of guests who answer in Polish. */
  polish: number;
}

/** When people come to each place, and how they speak. */
const habits: Record<PlaceKey, Habits> = {
  market: {
    weekdays: [0.75, 0.8, 0.85, 0.95, 1.15, 1.5, 1.35],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 7, 8, 7, 6, 7, 9, 8, 6, 4, 3, 2, 1, 0, 0],
    polish: 0.56,
  },
  station: {
    weekdays: [1.25, 1.15, 1.15, 1.2, 1.3, 0.6, 0.5],
    hours: [0, 0, 0, 0, 0, 0, 4, 9, 8, 4, 3, 3, 4, 4, 3, 4, 7, 8, 5, 3, 1, 0, 0, 0],
    polish: 0.71,
  },
  bakery: {
    weekdays: [0.8, 0.85, 0.9, 0.95, 1.15, 2, 0.5],
    hours: [0, 0, 0, 0, 0, 0, 1, 6, 9, 9, 6, 4, 3, 3, 2, 3, 5, 4, 1, 0, 0, 0, 0, 0],
    polish: 0.86,
  },
};

type SeededCode = (typeof codes)[number];

/** A guest who scanned a code, and what they answered, if they did. */
interface Visit {
  code: SeededCode;
  scannedAt: Date;
  channel: 'qr' | 'link';
  /** The same guest on the same day has the same one. */
  guest: string;
  language: 'en-US' | 'pl-PL';
  answer?: ReturnType<typeof makeAnswer> & { occurredAt: Date; receivedAt: Date };
}

const days = 184;

/** Three weeks in which the machine at the station was broken. */
const brokenMachine = { place: 'station', from: 96, to: 75, loss: 1.9 };

/** Draws a number of events from the Poisson distribution of a mean, in Knuth's way. */
const howMany = (mean: number, random: Random): number => {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.share(); product > limit; product *= random.share()) count += 1;
  return count;
};

const moodOn = ({ place, mood }: SeededCode, daysAgo: number): number => {
  const isBroken =
    place === brokenMachine.place && daysAgo <= brokenMachine.from && daysAgo >= brokenMachine.to;
  // Things got a little better over the half year.
  return mood - (0.35 * daysAgo) / days - (isBroken ? brokenMachine.loss : 0);
};

/** Half a year of guests up to now: alike in every run, but for the dates. */
export function makeVisits(all: readonly SeededCode[], now: Date): Visit[] {
  const random = createRandom(20_268);
  const visits: Visit[] = [];

  const visit = (code: SeededCode, scannedAt: Date, daysAgo: number) => {
    const language = random.happens(habits[code.place].polish) ? 'pl-PL' : 'en-US';
    const base = {
      code,
      scannedAt,
      language,
      channel: random.happens(0.04) ? 'link' : 'qr',
      guest: Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''),
    } as const;
    const answer = makeAnswer(
      {
        place: code.place,
        mood: moodOn(code, daysAgo),
        language,
        asksName: code.form !== 'takeaway',
        asksEmail: code.form !== 'bakery',
      },
      random,
    );
    const answers = random.happens(code.conversion);
    const waits = random.happens(0.015) ? random.below(9) * 3_600_000 : 0;
    const returns = random.happens(0.08);

    const occurred = scannedAt.getTime() + answer.duration * 1_000;
    const isOver = occurred <= now.getTime();
    visits.push(
      answers && isOver
        ? {
            ...base,
            answer: {
              ...answer,
              occurredAt: new Date(occurred),
              receivedAt: new Date(Math.min(now.getTime(), occurred + waits)),
            },
          }
        : base,
    );
    const again = new Date(occurred + (1 + random.below(40)) * 60_000);
    if (returns && again <= now) visits.push({ ...base, scannedAt: again });
  };

  for (const { weekday, daysAgo, at } of lastDays(now, days)) {
    for (const code of all) {
      const { weekdays, hours } = habits[code.place];
      const isUp = code.state !== 'draft' && daysAgo < code.age && daysAgo > (code.closedFor ?? -1);
      const count = isUp ? howMany(code.scansPerDay * (weekdays[weekday] ?? 1), random) : 0;
      for (let guest = 0; guest < count; guest += 1) {
        const scannedAt = at(random.weighted(hours) * 60 + random.share() * 60);
        if (scannedAt <= now) visit(code, scannedAt, daysAgo);
      }
    }
  }
  return visits;
}
