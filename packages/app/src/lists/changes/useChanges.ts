import type { MetricChange } from '@hearback/ui/widgets';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

type Direction = MetricChange['direction'];

interface Counts {
  now: number;
  /** Null while there is no whole period before. */
  before?: number | null | undefined;
  /** Number of observations behind `before` if it is a mean: too few of them give no percentage. */
  counted?: number | null | undefined;
  /** Number of observations behind `now` if it is a mean. */
  countedNow?: number | undefined;
  /** A day that is not over cannot be said to have fewer than a whole one. */
  isOver?: boolean;
}

interface CountChange {
  direction: Direction;
  before: number;
  /** Null where so few came before that a percentage would only shout. */
  share: number | null;
}

const enoughForShare = 30;

// The 97.5th percentile of the normal distribution, for intervals of 95 %.
const z = 1.96;

/**
 * True if the change is statistically significant. Of two Poisson counts together, the part of the first
 * is binomial; this tests if Wilson's 95 % interval of that share excludes the share expected from the
 * number of days in each period.
 */
function isProven({ now, before, counted, countedNow }: Counts & { before: number }): boolean {
  const [first, second] = [countedNow ?? now, counted ?? before];
  const [days, daysBefore] = [first / now, second / before];
  const areKnown = countedNow !== undefined && Number.isFinite(days) && Number.isFinite(daysBefore);
  const expected = areKnown ? days / (days + daysBefore) : 1 / 2;
  const all = first + second;
  return (first - all * expected) ** 2 > z ** 2 * all * expected * (1 - expected);
}

const directionOf = (move: number): Direction => (move > 0 ? 'up' : move < 0 ? 'down' : 'level');

/**
 * Returns the change of a count: level if it is not statistically significant. Undefined when there is
 * nothing to compare it with.
 */
export function countChange(counts: Counts): CountChange | undefined {
  const { now, before, counted, isOver = true } = counts;
  if (typeof before !== 'number') return undefined;
  if (!isOver) return { direction: 'level', before, share: null };

  const proven = isProven({ ...counts, before });
  if ((counted ?? before) < enoughForShare) {
    return { direction: proven ? directionOf(now - before) : 'level', before, share: null };
  }
  const share = (now - before) / before;
  // A change that is displayed as 0% is level.
  return { direction: proven ? directionOf(Math.round(100 * share)) : 'level', before, share };
}

/**
 * Returns the direction of an estimate's change: level while the interval of the change contains 0, since
 * chance alone could have caused it. Undefined when one of the periods has no observations.
 */
export function estimateDirection(move: {
  low?: number | null | undefined;
  high?: number | null | undefined;
}): Direction | undefined {
  if (typeof move.low !== 'number' || typeof move.high !== 'number') return undefined;
  return move.low > 0 ? 'up' : move.high < 0 ? 'down' : 'level';
}

/** The change of an estimate, with its interval. */
interface Move {
  value?: number | null | undefined;
  low?: number | null | undefined;
  high?: number | null | undefined;
}

/** The unit of an estimate. Shares change by percentage points. */
type Unit = 'share' | 'rating' | 'score';

/** Formats changes since the previous period in the reader's language. */
export function useChanges() {
  const { formatMessage, formatNumber } = useIntl();
  const oneDigit = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  const amountOf = (value: number, unit: Unit) => {
    if (unit === 'share') return oneDigit(100 * value);
    return unit === 'rating' ? oneDigit(value) : formatNumber(value, { maximumFractionDigits: 0 });
  };

  return {
    /** A count, or a mean of counts. It moved only when chance alone would not have made the move. Undefined when there is nothing to compare it with. */
    ofCount(counts: Counts): MetricChange | undefined {
      const change = countChange(counts);
      if (!change) return undefined;
      const { direction, share, before } = change;
      if (share === null) {
        const amount = formatNumber(before, { maximumFractionDigits: 1 });
        return { direction, words: formatMessage(messages.before, { amount }) };
      }
      if (direction === 'level') {
        const isSame = Math.round(100 * share) === 0;
        return {
          direction,
          words: formatMessage(isSame ? messages.asBefore : messages.noClearChange),
        };
      }
      const amount = formatNumber(Math.abs(share), { style: 'percent', maximumFractionDigits: 0 });
      const moved = direction === 'up' ? messages.more : messages.fewer;
      return { direction, words: formatMessage(moved, { amount }) };
    },

    /** A share or a mean. It moved only when chance alone would not have made the move. */
    ofEstimate(move: Move, unit: Unit): MetricChange | undefined {
      const direction = estimateDirection(move);
      if (!direction) return undefined;
      if (direction === 'level') return { direction, words: formatMessage(messages.noClearChange) };
      const amount = amountOf(Math.abs(move.value ?? 0), unit);
      const [higher, lower] =
        unit === 'share'
          ? [messages.pointsHigher, messages.pointsLower]
          : [messages.higher, messages.lower];
      return { direction, words: formatMessage(direction === 'up' ? higher : lower, { amount }) };
    },
  };
}
