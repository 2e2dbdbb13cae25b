/** Numbers that look random and are the same in every run, drawn one after another. */
export interface Random {
  /** From 0 up to, but not, 1. */
  share: () => number;
  /** A whole number below a bound. */
  below: (bound: number) => number;
  /** True with the given probability. */
  happens: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** An index, each as likely as its weight. */
  weighted: (weights: readonly number[]) => number;
}

/** A generator by its seed: mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  return {
    share,
    below: (bound) => Math.floor(share() * bound),
    happens: (likelihood) => share() < likelihood,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(share() * items.length)] as Item,
    weighted: (weights) => {
      let rest = share() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (rest -= weight) < 0);
      return index === -1 ? weights.length - 1 : index;
    },
  };
}

const dayMs = 86_400_000;

/** The time zone of all sample places. */
export const sampleTimeZone = 'Europe/Warsaw';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: sampleTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const localOf = (time: number): number => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);

/** A calendar day at the sample places. */
interface LocalDay {
  /** 0 is Monday. */
  weekday: number;
  /** The number of days before today. */
  daysAgo: number;
  /** Turns minutes after midnight into a moment. */
  at: (minutes: number) => Date;
}

/** The days up to today, oldest first. */
export const lastDays = (now: Date, count: number): LocalDay[] =>
  Array.from({ length: count }, (_, index) => {
    const daysAgo = count - 1 - index;
    const noon = now.getTime() - daysAgo * dayMs;
    const offset = localOf(noon) - noon;
    const midnight = Math.floor((noon + offset) / dayMs) * dayMs;
    return {
      weekday: (new Date(midnight).getUTCDay() + 6) % 7,
      daysAgo,
      at: (minutes) => new Date(midnight - offset + minutes * 60_000),
    };
  });
