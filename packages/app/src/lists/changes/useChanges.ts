import type { MetricChange } from '@hearback/ui/widgets';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

type Direction = MetricChange['direction'];

interface Counts {
  /** Null while there is no whole period before. */
  before?: number | null | undefined;
  /** Day for day, as a share of before. Null in all parts while no day of the period is over. */
  change: Move | undefined;
  /** The count behind `before` if it is a mean: too few give no percentage. */
  counted?: number | null | undefined;
}

const enoughForShare = 30;

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
    ofCount({ before, change = {}, counted }: Counts): MetricChange | undefined {
      if (typeof before !== 'number') return undefined;
      const direction = estimateDirection(change);
      if ((counted ?? before) < enoughForShare) {
        const amount = formatNumber(before, { maximumFractionDigits: 1 });
        return {
          direction: direction ?? 'level',
          words: formatMessage(messages.before, { amount }),
        };
      }
      if (!direction) return { direction: 'level', words: formatMessage(messages.soFar) };
      const percent = Math.round(100 * (change.value ?? 0));
      if (direction === 'level' || percent === 0) {
        return {
          direction: 'level',
          words: formatMessage(percent === 0 ? messages.asBefore : messages.noClearChange),
        };
      }
      const amount = formatNumber(Math.abs(percent) / 100, { style: 'percent' });
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
