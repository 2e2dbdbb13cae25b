import type { MetricChange } from '@hearback/ui/widgets';

import { useIntl } from '../../i18n/IntlProvider';
import { countChange, estimateDirection, type Counts } from './changes';
import { messages } from './messages';

/** How far an estimate moved, with the interval of the move. */
interface Move {
  value?: number | null | undefined;
  low?: number | null | undefined;
  high?: number | null | undefined;
}

/** What an estimate is measured in. Shares move by percentage points. */
type Unit = 'share' | 'rating' | 'score';

/** How numbers moved since the period before, in the reader's words. */
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
