import type { IntlShape } from '@formatjs/intl';

import type {
  ReportCount,
  ReportEstimate,
  ReportMetric,
  StatsReport,
} from '../../stats/reportContract.ts';
import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import { monthlyReportMessages as messages, monthlyReportPolish as polish } from './messages.ts';

/** With fewer observations it is too early to tell. */
const enough = 10;

const labels = {
  scans: messages.scans,
  unique_scans: messages.uniqueScans,
  submissions: messages.answers,
  conversion_rate: messages.conversion,
  average_rating: messages.rating,
  nps: messages.nps,
} as const;

type Counted = 'scans' | 'unique_scans' | 'submissions';
type Estimated = Exclude<ReportMetric, Counted>;

const isCount = (metric: ReportMetric): metric is Counted =>
  metric === 'scans' || metric === 'unique_scans' || metric === 'submissions';

/** The figures of a report in words. */
function describe({ formatMessage, formatNumber }: IntlShape, report: StatsReport) {
  const percent = (share: number, digits: number) =>
    formatNumber(share, { style: 'percent', maximumFractionDigits: digits });
  const oneDigit = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = (value: number) => formatNumber(value, { maximumFractionDigits: 0 });
  const values: Record<Estimated, (value: number) => string> = {
    conversion_rate: (value) => percent(value, 1),
    average_rating: oneDigit,
    nps: (value) => formatNumber(value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  };
  /** The change of each figure, formatted without its sign. */
  const steps: Record<Estimated, (value: number) => string> = {
    conversion_rate: (value) => oneDigit(100 * value),
    average_rating: oneDigit,
    nps: whole,
  };
  const withUnit = (metric: Estimated, amount: string) =>
    metric === 'average_rating' ? amount : formatMessage(messages.points, { amount });

  const counted = ({ now, before }: ReportCount) =>
    before === null
      ? whole(now)
      : formatMessage(messages.counted, { now: whole(now), before: whole(before) });

  const estimated = (
    metric: Estimated,
    { now: { value, low, high, n } }: Pick<ReportEstimate, 'now'>,
  ) =>
    value === null || low === null || high === null || n < enough
      ? formatMessage(messages.tooEarly, { count: n })
      : formatMessage(messages.estimated, {
          now: values[metric](value),
          low: values[metric](low),
          high: values[metric](high),
        });

  /** A clear move in one sentence. */
  const moved = (metric: ReportMetric): string => {
    const { value, low, high } = report[metric].change;
    const [near, far] = [low ?? 0, high ?? 0].map(Math.abs).toSorted((one, other) => one - other);
    const isUp = (value ?? 0) > 0;
    const label = formatMessage(labels[metric]);
    const size = Math.abs(value ?? 0);
    if (isCount(metric)) {
      const [amount, least, most] = [size, near, far].map((share) => percent(share ?? 0, 0));
      return formatMessage(isUp ? messages.more : messages.fewer, {
        label,
        amount: amount ?? '',
        low: least ?? '',
        high: most ?? '',
      });
    }
    return formatMessage(isUp ? messages.up : messages.down, {
      label,
      amount: withUnit(metric, steps[metric](size)),
      low: steps[metric](near ?? 0),
      high: steps[metric](far ?? 0),
    });
  };

  /** The figures with the answers that were set aside. */
  const aside = () => {
    const all = report.with_set_aside;
    if (all === null) return [];
    const { submissions } = all;
    const count = submissions - report.submissions.now;
    const [rating, nps] = (['average_rating', 'nps'] as const).map((metric) =>
      estimated(metric, { now: all[metric] }),
    );
    return [
      formatMessage(messages.withAside, {
        count,
        submissions,
        rating: rating ?? '',
        nps: nps ?? '',
      }),
    ];
  };

  return {
    aside: aside(),
    facts: (['scans', 'unique_scans', 'submissions'] as const)
      .map((metric) => ({ label: formatMessage(labels[metric]), value: counted(report[metric]) }))
      .concat(
        (['conversion_rate', 'average_rating', 'nps'] as const).map((metric) => ({
          label: formatMessage(labels[metric]),
          value: estimated(metric, report[metric]),
        })),
      ),
    changes: report.changed.map(({ metric }) => moved(metric)),
  };
}

interface Facts {
  language: string;
  /** Of a month that is over. Its comments can be shown to anybody. */
  report: StatsReport;
  /** The page with the whole report. */
  url: string;
}

const startLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sums up a month: its figures, what moved clearly, and three comments. */
export function monthlyReport({ language, report, url }: Facts): Letter {
  const intl = letterIntl(language, polish);
  const { formatMessage, formatDate } = intl;
  const { facts, changes, aside } = describe(intl, report);
  const month = startLarge(
    formatDate(`${report.month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  const name = report.location ?? report.company;
  const { resolved } = report;
  const none = report.before === null ? messages.first : messages.steady;

  return layOut({
    language,
    subject: formatMessage(messages.subject, { month, answers: report.submissions.now }),
    heading:
      name === null
        ? formatMessage(messages.heading, { month })
        : formatMessage(messages.headingOf, { month, name }),
    paragraphs: [
      ...(changes.length === 0 ? [formatMessage(none)] : changes),
      formatMessage(messages.resolved, { count: resolved.count, open: resolved.open_low_ratings }),
      ...aside,
    ],
    facts,
    quotes: report.quotes.map(({ comment, rating, location }) => ({
      text: comment,
      about: rating === null ? location : formatMessage(messages.about, { rating, location }),
    })),
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.interval), formatMessage(messages.note)],
  });
}
