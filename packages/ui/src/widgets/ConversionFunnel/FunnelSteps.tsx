import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { widgetWords } from '../words';
import * as styles from './ConversionFunnel.css';
import type { FunnelPart } from './layOutFunnel';
import { funnelWords } from './words';

interface Props {
  parts: readonly FunnelPart[];
  /** Between which shares the true one of the last step probably lies. */
  interval: { low: number; high: number } | null;
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** A bar for each step. From one to the next the funnel narrows by those who went no further. */
export function FunnelSteps({ parts, interval }: Props) {
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
            <div className={styles.head}>
              {before && (
                <>
                  <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.narrowing}>
                    <path d={`M0 0H${before.length}L${length} 1H0Z`} className={styles.flow} />
                  </svg>
                  <span className={styles.lost}>{lostWords(part)}</span>
                </>
              )}
              <div className={styles.line}>
                <span>{words[step]}</span>
                <span>
                  <span className={styles.number}>{formats.count(count)}</span>
                  {before && share !== null && (
                    <span className={styles.share}> {words.ofScans(formats.percent(share))}</span>
                  )}
                </span>
              </div>
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
