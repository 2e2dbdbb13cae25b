import type { Report_ReportFragment } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

type Report = Report_ReportFragment;
type Counted = 'scans' | 'uniqueScans' | 'submissions';
type Estimated = 'conversionRate' | 'averageRating' | 'nps';

/** A formatted figure of the report. */
export interface Figure {
  label: string;
  value: string;
  /** Direction of the change: level also if it is unknown. */
  direction: 'up' | 'down' | 'level';
  change: string;
  /** Sample size, or previous value. */
  detail: string;
}

/** Minimum number of observations for a statement. */
const enough = 10;

const metrics = {
  SCANS: 'scans',
  UNIQUE_SCANS: 'uniqueScans',
  SUBMISSIONS: 'submissions',
  CONVERSION_RATE: 'conversionRate',
  AVERAGE_RATING: 'averageRating',
  NPS: 'nps',
} as const;

const labels = {
  scans: messages.scans,
  uniqueScans: messages.uniqueScans,
  submissions: messages.submissions,
  conversionRate: messages.conversion,
  averageRating: messages.rating,
  nps: messages.nps,
} as const;

const isCount = (name: Counted | Estimated): name is Counted =>
  name === 'scans' || name === 'uniqueScans' || name === 'submissions';

/** Formatted figures of a report and their changes. */
export function useReportWords(report: Report) {
  const { formatMessage, formatNumber } = useIntl();
  const percent = (share: number, digits = 0) =>
    formatNumber(share, { style: 'percent', maximumFractionDigits: digits });
  const oneDigit = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = (value: number) => formatNumber(value, { maximumFractionDigits: 0 });

  const valueOf: Record<Estimated, (value: number) => string> = {
    conversionRate: (value) => percent(value, 1),
    averageRating: oneDigit,
    nps: (value) => formatNumber(value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  };
  /** The size of a change without its unit. */
  const stepOf: Record<Estimated, (value: number) => string> = {
    conversionRate: (value) => oneDigit(100 * value),
    averageRating: oneDigit,
    nps: whole,
  };
  const withUnit = (name: Estimated, amount: string) =>
    name === 'averageRating' ? amount : formatMessage(messages.points, { amount });

  const isClear = (name: Counted | Estimated) =>
    report.changed.some(({ metric }) => metrics[metric] === name);

  const directionOf = (name: Counted | Estimated): Figure['direction'] => {
    if (!isClear(name)) return 'level';
    return (report[name].change.value ?? 0) > 0 ? 'up' : 'down';
  };

  const count = (name: Counted): Figure => {
    const { now, before, change } = report[name];
    const direction = directionOf(name);
    const amount = percent(Math.abs(change.value ?? 0));
    const words = {
      up: formatMessage(messages.percentMore, { amount }),
      down: formatMessage(messages.percentFewer, { amount }),
      level: typeof before === 'number' ? formatMessage(messages.steady) : '',
    };
    return {
      label: formatMessage(labels[name]),
      value: whole(now),
      direction,
      change: words[direction],
      detail:
        typeof before === 'number' ? formatMessage(messages.before, { before: whole(before) }) : '',
    };
  };

  const estimate = (name: Estimated): Figure => {
    const { now, before, change } = report[name];
    const { value, low, high, n } = now;
    const isEarly = n < enough;
    const direction = directionOf(name);
    const amount = withUnit(name, stepOf[name](Math.abs(change.value ?? 0)));
    const words = {
      up: formatMessage(messages.higher, { amount }),
      down: formatMessage(messages.lower, { amount }),
      level: typeof before?.value === 'number' && !isEarly ? formatMessage(messages.steady) : '',
    };
    const certainty = name === 'conversionRate' ? messages.certaintyOfScans : messages.certainty;
    const isMeasured =
      typeof value === 'number' && typeof low === 'number' && typeof high === 'number';
    return {
      label: formatMessage(labels[name]),
      value: isMeasured && !isEarly ? valueOf[name](value) : formatMessage(messages.none),
      direction,
      change: words[direction],
      detail:
        isMeasured && !isEarly
          ? formatMessage(certainty, {
              low: valueOf[name](low),
              high: valueOf[name](high),
              count: n,
            })
          : formatMessage(messages.tooEarly),
    };
  };

  /** A significant change as a sentence. */
  const sentence = (name: Counted | Estimated): string => {
    const { value, low, high } = report[name].change;
    const [near = 0, far = 0] = [low ?? 0, high ?? 0]
      .map(Math.abs)
      .toSorted((one, other) => one - other);
    const label = formatMessage(labels[name]);
    const size = Math.abs(value ?? 0);
    const isUp = (value ?? 0) > 0;
    if (isCount(name)) {
      return formatMessage(isUp ? messages.more : messages.fewer, {
        label,
        amount: percent(size),
        low: percent(near),
        high: percent(far),
      });
    }
    return formatMessage(isUp ? messages.up : messages.down, {
      label,
      amount: withUnit(name, stepOf[name](size)),
      low: stepOf[name](near),
      high: stepOf[name](far),
    });
  };

  const all = report.withSetAside;
  const figureOf = (name: 'averageRating' | 'nps', value: number | null | undefined, n: number) =>
    typeof value === 'number' && n >= enough ? valueOf[name](value) : formatMessage(messages.none);

  return {
    /** The figures with the answers that were set aside. Undefined if none was. */
    aside:
      all &&
      formatMessage(messages.withAside, {
        count: all.submissions - report.submissions.now,
        submissions: all.submissions,
        rating: figureOf('averageRating', all.averageRating.value, all.averageRating.n),
        nps: figureOf('nps', all.nps.value, all.nps.n),
      }),
    large: [count('submissions'), estimate('averageRating'), estimate('nps')],
    small: [count('scans'), count('uniqueScans'), estimate('conversionRate')],
    moves: report.changed.map(({ metric, isBetter }) => ({
      isBetter,
      text: sentence(metrics[metric]),
    })),
  };
}
