import { Logo } from '@hearback/ui';
import { ArrowDownIcon, ArrowUpIcon } from '@hearback/ui/icons';

import type { Report_ReportFragment, ReportQuoteKind } from '../../../server/generated/graphql';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './sheet.css';
import { useMonthNames } from './months';
import { type Figure, useReportWords } from './useReportWords';
import { Moves } from './Moves';
import { Resolved } from './Resolved';
import { SheetHead } from './SheetHead';

interface Bar {
  date: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Share of a day's width left free beside its bar. */
const gap = 0.28;

/** Computes the bar of each day; the maximum has the full height. */
export function layOutDailyBars(
  days: readonly { date: string; submissions: number }[],
  { width, height }: Size,
): Bar[] {
  const most = Math.max(1, ...days.map(({ submissions }) => submissions));
  const step = width / Math.max(1, days.length);
  return days.map(({ date, submissions }, index) => {
    const high = (submissions / most) * height;
    return {
      date,
      x: (index + gap / 2) * step,
      y: height - high,
      width: step * (1 - gap),
      height: high,
    };
  });
}

interface DailyBarsProps {
  days: Report_ReportFragment['series'];
}

const size = { width: 700, height: 100 };

/** Bar chart of the submissions per day of the month. */
function DailyBars({ days }: DailyBarsProps) {
  const { formatMessage } = useIntl();
  const { dayName } = useMonthNames();
  const busiest = days.reduce(
    (most, day) => (day.submissions > most.submissions ? day : most),
    days[0] ?? { date: '', submissions: 0 },
  );

  return (
    <section className={styles.course}>
      <div className={styles.courseHead}>
        <h3 className={styles.heading}>{formatMessage(messages.course)}</h3>
        {busiest.submissions > 0 && (
          <p className={styles.quiet}>
            {formatMessage(messages.busiest, {
              day: dayName(busiest.date),
              count: busiest.submissions,
            })}
          </p>
        )}
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {layOutDailyBars(days, size).map(({ date, ...place }) => (
          <rect key={date} className={styles.bar} {...place} />
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{dayName(days[0]?.date ?? '')}</span>
        <span>{dayName(days.at(-1)?.date ?? '')}</span>
      </div>
    </section>
  );
}

interface QuotesProps {
  quotes: Report_ReportFragment['quotes'];
}

const looks = {
  PRAISE: styles.quote.praise,
  COMPLAINT: styles.quote.complaint,
  OTHER: styles.quote.other,
} as const satisfies Record<ReportQuoteKind, string>;

/** Words that are neither praise nor complaint take the side of a clear rating. */
function lookOf({ kind, rating }: QuotesProps['quotes'][number]): string {
  if (kind !== 'OTHER' || typeof rating !== 'number') return looks[kind];
  if (rating >= 9) return looks.PRAISE;
  return rating <= 6 ? looks.COMPLAINT : looks.OTHER;
}

/** Up to three comments, quoted verbatim. */
function Quotes({ quotes }: QuotesProps) {
  const { formatMessage } = useIntl();
  const { dayOf } = useMonthNames();

  return (
    <section className={styles.column}>
      <h3 className={styles.heading}>{formatMessage(messages.quotes)}</h3>
      {quotes.length === 0 && <p className={styles.quiet}>{formatMessage(messages.noQuotes)}</p>}
      <div className={styles.quotes}>
        {quotes.map((quote) => {
          const { id, comment, rating, location, occurredAt } = quote;
          return (
            <blockquote key={id} className={lookOf(quote)}>
              <p className={styles.words}>{comment}</p>
              <footer>
                <p className={styles.oneLine}>{location}</p>
                <p className={styles.quiet}>
                  {typeof rating === 'number' && `${formatMessage(messages.rated, { rating })} · `}
                  {dayOf(occurredAt)}
                </p>
              </footer>
            </blockquote>
          );
        })}
      </div>
    </section>
  );
}

interface FiguresProps {
  figures: readonly Figure[];
  size: 'large' | 'small';
}

const signs = { up: ArrowUpIcon, down: ArrowDownIcon, level: undefined };

/** Figures in a row, each with its change. */
function Figures({ figures, size }: FiguresProps) {
  return (
    <div className={size === 'small' ? `${styles.figures} ${styles.strip}` : styles.figures}>
      {figures.map(({ label, value, direction, change, detail }) => {
        const Sign = signs[direction];
        return (
          <section key={label} className={styles.figure}>
            <h3 className={styles.label}>{label}</h3>
            <p className={styles.value[size]}>{value}</p>
            {change !== '' && (
              <p className={styles.changed[direction]}>
                {Sign && <Sign size="small" />}
                {change}
              </p>
            )}
            {detail !== '' && <p className={styles.quiet}>{detail}</p>}
          </section>
        );
      })}
    </div>
  );
}

interface Props {
  report: Report_ReportFragment;
}

/** The report on one A4 sheet; its content is limited to fit. */
export function ReportSheet({ report }: Props) {
  const { formatMessage } = useIntl();
  const { large, small, moves, aside } = useReportWords(report);

  return (
    <article className={styles.sheet} data-theme="light">
      <SheetHead report={report} />
      <Figures figures={large} size="large" />
      <Figures figures={small} size="small" />
      {aside && <p className={styles.quiet}>{aside}</p>}
      <DailyBars days={report.series} />
      <div className={styles.columns}>
        <Moves report={report} moves={moves} />
        <Resolved resolved={report.resolved} />
      </div>
      <Quotes quotes={report.quotes} />
      <footer className={styles.foot}>
        <p className={styles.quiet}>{formatMessage(messages.meant)}</p>
        <Logo size="small" />
      </footer>
    </article>
  );
}
