import { useFormats } from '../../charts/useFormats';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { enoughToTell, type Estimate } from '../EstimateFigure';
import { early, figure, figureNote, figureValue } from '../figure.css';
import { sampleFunnel, withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './ConversionFunnel.css';

interface FunnelWords {
  step: string;
  count: string;
  /** Those who began to fill in the form. */
  started: string;
  ofScans: (share: string) => string;
  shareOfScans: string;
  lost: string;
  neverStarted: (count: string, share: string) => string;
  /** Relative to the started ones, as a count, since a share could be taken for one of the scans. */
  neverSubmitted: (count: string, started: string) => string;
}

/** Texts of the funnel. */
const funnelWords: WordsByLanguage<FunnelWords> = {
  en: {
    step: 'Step',
    count: 'Count',
    started: 'Started',
    ofScans: (share) => `${share} of scans`,
    shareOfScans: 'Share of scans',
    lost: 'Lost on the way',
    neverStarted: (count, share) => `${count} did not start (${share})`,
    neverSubmitted: (count, started) => `${count} of ${started} who started did not submit`,
  },
  pl: {
    step: 'Krok',
    count: 'Liczba',
    started: 'Rozpoczęte',
    ofScans: (share) => `${share} skanów`,
    shareOfScans: 'Udział w skanach',
    lost: 'Ubyło po drodze',
    neverStarted: (count, share) => `Nie rozpoczęto: ${count} (${share})`,
    neverSubmitted: (count, started) => `Nie wysłano: ${count} z ${started} rozpoczętych`,
  },
};

/** Steps of the funnel, in order. */
const funnelSteps = ['scans', 'started', 'submissions'] as const;

type FunnelStep = (typeof funnelSteps)[number];

interface FunnelPart {
  step: FunnelStep;
  count: number;
  /** Of the longest bar: 0 to 1. */
  length: number;
  /** Of the scans, at most 1. Null without scans. */
  share: number | null;
  /** Drop-off since the previous step. Null for the first, and if there is none. */
  lost: number | null;
  /** Their share of the step before: 0 to 1. */
  lostShare: number;
}

/**
 * Computes the bars. More submissions than scans happens (answers sent later, scans that never arrived):
 * then submissions are the longest bar, and all scans are counted as converted.
 */
export function layOutFunnel(counts: Readonly<Record<FunnelStep, number>>): FunnelPart[] {
  const longest = Math.max(1, ...Object.values(counts));

  return funnelSteps.map((step, index) => {
    const count = counts[step];
    const before = funnelSteps[index - 1];
    const came = before === undefined ? count : counts[before];
    const lost = Math.max(0, came - count);
    return {
      step,
      count,
      length: count / longest,
      share: counts.scans === 0 ? null : Math.min(1, count / counts.scans),
      lost: lost === 0 ? null : lost,
      lostShare: lost === 0 ? 0 : lost / came,
    };
  });
}

interface FunnelStepsProps {
  parts: readonly FunnelPart[];
  /** Between which shares the true one of the last step probably lies. */
  interval: { low: number; high: number } | null;
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** A bar for each step. From one to the next the funnel narrows by those who went no further. */
function FunnelSteps({ parts, interval }: FunnelStepsProps) {
  const words = { ...useWords(widgetWords), ...useWords(funnelWords) };
  const formats = useFormats();
  const lostWords = ({ step, count, lost, lostShare }: FunnelPart) => {
    if (lost === null) return '';
    const gone = formats.count(lost);
    return step === 'started'
      ? words.neverStarted(gone, formats.percent(lostShare))
      : words.neverSubmitted(gone, formats.count(count + lost));
  };

  return (
    <ol className={styles.steps} aria-hidden="true">
      {parts.map((part, index) => {
        const { step, count, length, share } = part;
        const before = parts[index - 1];
        return (
          <li key={step}>
            <div>
              <div className={styles.line}>
                <span>{words[step]}</span>
                <span>
                  <span className={styles.number}>{formats.count(count)}</span>
                  {before && share !== null && (
                    <span className={styles.share}> {words.ofScans(formats.percent(share))}</span>
                  )}
                </span>
              </div>
              {before && (
                <>
                  <span className={styles.lost}>{lostWords(part)}</span>
                  <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.narrowing}>
                    <path d={`M0 0H${before.length}L${length} 1H0Z`} className={styles.flow} />
                  </svg>
                </>
              )}
            </div>
            <div className={styles.track}>
              <div className={styles.fill} data-step={step} style={{ width: percent(length) }} />
              {step === 'submissions' && interval && (
                <div
                  className={styles.band}
                  style={{
                    left: percent(interval.low),
                    right: `calc(100% - ${percent(interval.high)})`,
                  }}
                >
                  <div className={styles.span} />
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export interface ConversionFunnelProps extends WidgetProps {
  scans: number;
  /** Scans whose visitor began to fill in the form. */
  started: number;
  /** Those of scans: an answer at a kiosk comes without one. */
  submissions: number;
  /** Scans without a submission, never below 0. */
  notSubmitted: number;
  /** Submissions ÷ scans. */
  conversion: Estimate;
}

/** Conversion from scans to submissions, with the drop-off. Answers "do people finish what they start?" */
export function ConversionFunnel(props: ConversionFunnelProps) {
  const { scans, started, submissions, notSubmitted, conversion, ...card } = withSample(
    props,
    props.scans === 0 && props.submissions === 0,
    () => sampleFunnel,
  );
  const words = { ...useWords(widgetWords), ...useWords(funnelWords) };
  const formats = useFormats();
  const { value, low, high, n } = conversion;
  const rate = value === null ? '–' : formats.percent(Math.min(1, value));
  const parts = layOutFunnel({ scans, started, submissions });
  const percentOf = (share: number | null) => (share === null ? '' : formats.percent(share));

  return (
    <WidgetCard
      {...card}
      height={300}
      isEmpty={scans === 0 && submissions === 0}
      table={{
        columns: [words.step, words.count, words.shareOfScans, words.lost],
        rows: [
          ...parts.map(({ step, count, share, lost, lostShare }) => [
            words[step],
            formats.count(count),
            percentOf(share),
            lost === null ? '' : `${formats.count(lost)} (${formats.percent(lostShare)})`,
          ]),
          [
            words.notSubmitted,
            formats.count(notSubmitted),
            percentOf(scans === 0 ? null : notSubmitted / scans),
            '',
          ],
        ],
        values: [
          ...parts.map(({ step, count, share, lost }) => [words[step], count, share, lost]),
          [words.notSubmitted, notSubmitted, scans === 0 ? null : notSubmitted / scans, null],
        ],
      }}
      lead={
        <div className={figure}>
          <span className={figureValue}>{rate}</span>
          <span className={figureNote}>
            {n < enoughToTell ? (
              <span className={early}>{words.tooEarly} · </span>
            ) : (
              low !== null &&
              high !== null &&
              `${words.interval(formats.percent(low), formats.percent(high))}, `
            )}
            {words.restsOnScans(n)}
          </span>
        </div>
      }
    >
      <FunnelSteps
        parts={parts}
        // It is of the scans: where another bar is the longest, it would stand in the wrong place.
        interval={
          low === null || high === null || Math.max(started, submissions) > scans
            ? null
            : { low, high }
        }
      />
    </WidgetCard>
  );
}
