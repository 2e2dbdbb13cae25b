import type { ReactNode } from 'react';

import { ArrowDownIcon, ArrowUpIcon } from '../../icons';
import { useWords } from '../../internal/useWords';
import { enoughToTell } from '../EstimateFigure';
import { early } from '../figure.css';
import { widgetWords } from '../words';
import * as styles from './KeyMetric.css';

/** Sample size and confidence interval of a number. */
export interface Certainty {
  /** Number of observations. */
  n: number;
  /** Unit of the observations. */
  of?: 'answers' | 'scans' | undefined;
  /** Bounds of the 95 % interval, formatted. */
  low?: string | undefined;
  high?: string | undefined;
}

/** Change of a number since the previous period. */
export interface MetricChange {
  /** Level if it did not change, or if the sample is too small to tell. */
  direction: 'up' | 'down' | 'level';
  /** Valence of the change. Default: up is good, down is bad. */
  news?: 'good' | 'bad' | 'neither' | undefined;
  /** The change as text, so that it depends on neither the arrow nor its color. */
  words: string;
}

export interface KeyMetricProps {
  label: string;
  /** Formatted. Null when there is nothing to measure. */
  value: string | null;
  /** One line below the number: what it counts, or what it is compared with. */
  detail?: string | undefined;
  /** Change since the previous period. */
  change?: MetricChange | undefined;
  /** True if `change` will be given: its space is reserved until then. */
  isCompared?: boolean | undefined;
  /** For shares and averages. A small sample says so. */
  certainty?: Certainty | undefined;
  /** Its course, oldest first, drawn as a line without scales. Null where there was nothing to measure. */
  course?: readonly (number | null)[] | undefined;
  state?: 'ready' | 'loading' | 'failed' | undefined;
}

const newsOf = { up: 'good', down: 'bad', level: 'neither' } as const;

// A dash would read as a minus: what did not move has its words alone.
const arrows = { up: ArrowUpIcon, down: ArrowDownIcon, level: undefined } as const;

const room = { width: 72, height: 24 };

/** The shape of a course. Its figures are in the charts; here it is decorative. */
function Sparkline({ course }: { course: readonly (number | null)[] }) {
  const known = course.filter((value) => value !== null);
  if (known.length < 2) return null;
  const lowest = Math.min(...known);
  const span = Math.max(...known) - lowest;
  const point = (value: number, index: number) => {
    const x = 1 + (index / (course.length - 1)) * (room.width - 2);
    // A level course lies in the middle.
    const share = span === 0 ? 0.5 : (value - lowest) / span;
    return `${x.toFixed(1)} ${(room.height - 2 - share * (room.height - 4)).toFixed(1)}`;
  };
  const path = course.map((value, index) => {
    if (value === null) return '';
    return `${(course[index - 1] ?? null) === null ? 'M' : 'L'}${point(value, index)}`;
  });

  return (
    <svg className={styles.course} viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
}

export interface MetricGroupProps {
  children: ReactNode;
  /** Columns where there is room. Otherwise there are two, an odd last one over both. */
  columns: 3 | 4 | 5;
  /** Lines below the numbers where all columns have room; their room is kept while they load. Default: 2. */
  lines?: 1 | 2;
  /** A few sentences on the numbers, below them over the whole width. */
  foot?: ReactNode;
}

/** Numbers that belong together: one panel with a line between them, not a card for each. */
export const MetricGroup = ({ children, columns, lines = 2, foot }: MetricGroupProps) => (
  <div className={styles.group} data-columns={columns} data-lines={lines}>
    {children}
    {foot !== undefined && <div className={styles.foot}>{foot}</div>}
  </div>
);

/** One number that matters. A course over time is a chart. Several stand in a `MetricGroup`. */
export function KeyMetric({
  label,
  value,
  detail,
  change,
  isCompared,
  certainty,
  course,
  state = 'ready',
}: KeyMetricProps) {
  const words = useWords(widgetWords);
  const isEarly = certainty !== undefined && value !== null && certainty.n < enoughToTell;

  const shown = state === 'failed' ? null : value;

  // From too few observations a move would say as little as the number.
  const shownChange = isEarly ? undefined : change;
  const Arrow = shownChange && arrows[shownChange.direction];
  const restsOn = certainty?.of === 'scans' ? words.restsOnScans : words.restsOn;

  return (
    <dl className={styles.metric} aria-busy={state === 'loading'}>
      <dt className={styles.label}>{label}</dt>
      {state === 'loading' ? (
        <dd className={styles.value}>
          <div className={styles.loading} />
        </dd>
      ) : (
        <dd className={styles.value} data-missing={shown === null || undefined}>
          {shown !== null && course ? (
            <>
              <span className={styles.number}>{shown}</span>
              <Sparkline course={course} />
            </>
          ) : (
            (shown ?? '–')
          )}
        </dd>
      )}
      {state === 'loading' && isCompared && <dd className={styles.awaited} />}
      {state === 'failed' && <dd className={styles.detail}>{words.notLoaded}</dd>}
      {state === 'ready' && value === null && <dd className={styles.detail}>{words.empty}</dd>}
      {state === 'ready' &&
        value !== null &&
        (detail !== undefined || shownChange || certainty) && (
          <dd className={styles.detail}>
            {shownChange && (
              <div
                className={styles.change}
                data-direction={shownChange.direction}
                data-news={shownChange.news ?? newsOf[shownChange.direction]}
              >
                {Arrow && <Arrow size="small" />}
                {shownChange.words}
              </div>
            )}
            {detail !== undefined && <div>{detail}</div>}
            {isEarly && <div className={early}>{words.tooEarly}</div>}
            {certainty && (
              <div className={styles.certainty}>
                {!isEarly && certainty.low !== undefined && certainty.high !== undefined
                  ? `${words.interval(certainty.low, certainty.high)}, ${restsOn(certainty.n)}`
                  : restsOn(certainty.n)}
              </div>
            )}
          </dd>
        )}
    </dl>
  );
}
