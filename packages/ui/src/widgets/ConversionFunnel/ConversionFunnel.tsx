import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell, type Estimate } from '../Estimate';
import { early, figure, figureNote, figureValue } from '../figure.css';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './ConversionFunnel.css';

export interface ConversionFunnelProps extends WidgetProps {
  scans: number;
  submissions: number;
  /** Scans without a submission, never below 0. */
  notSubmitted: number;
  /** Submissions ÷ scans. */
  conversion: Estimate;
}

const width = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** How many scans become answers. Answers "do people finish what they start?" */
export function ConversionFunnel({
  scans,
  submissions,
  notSubmitted,
  conversion,
  ...card
}: ConversionFunnelProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const { value, low, high, n } = conversion;
  // More answers than scans happens: answers sent later, scans that never arrived.
  const whole = Math.max(scans, submissions, 1);
  const rate = value === null ? '–' : formats.percent(Math.min(1, value));

  return (
    <WidgetCard
      {...card}
      height={192}
      isEmpty={scans === 0 && submissions === 0}
      table={{
        columns: [words.conversion, words.answers],
        rows: [
          [words.scans, formats.count(scans)],
          [words.submissions, formats.count(submissions)],
          [words.notSubmitted, formats.count(notSubmitted)],
          [words.conversion, rate],
        ],
        values: [
          [words.scans, scans],
          [words.submissions, submissions],
          [words.notSubmitted, notSubmitted],
          [words.conversion, value],
        ],
      }}
    >
      <div className={styles.layout}>
        <div className={figure}>
          <span className={figureValue}>{rate}</span>
          <span className={figureNote}>
            {n < enoughToTell ? (
              <span className={early}>{words.tooEarly}</span>
            ) : (
              low !== null &&
              high !== null &&
              words.interval(formats.percent(low), formats.percent(high))
            )}
          </span>
        </div>
        <ol className={styles.steps} aria-hidden="true">
          <li>
            <div className={styles.line}>
              {words.scans} <span className={styles.number}>{formats.count(scans)}</span>
            </div>
            <div className={styles.track}>
              <div
                className={styles.fill}
                data-step="scans"
                style={{ width: width(scans / whole) }}
              />
            </div>
          </li>
          <li>
            <div className={styles.line}>
              {words.submissions}{' '}
              <span className={styles.number}>{formats.count(submissions)}</span>
            </div>
            <div className={styles.track}>
              <div
                className={styles.fill}
                data-step="submissions"
                style={{ width: width(submissions / whole) }}
              />
              {low !== null && high !== null && submissions <= scans && (
                <div
                  className={styles.band}
                  style={{ left: width(low), right: `calc(100% - ${width(high)})` }}
                >
                  <div className={styles.span} />
                </div>
              )}
            </div>
          </li>
        </ol>
      </div>
    </WidgetCard>
  );
}
