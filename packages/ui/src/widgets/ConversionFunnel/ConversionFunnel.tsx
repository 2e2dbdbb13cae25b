import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell, type Estimate } from '../Estimate';
import { early, figure, figureNote, figureValue } from '../figure.css';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { FunnelSteps } from './FunnelSteps';
import { layOutFunnel } from './layOutFunnel';
import { funnelWords } from './words';

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

/** How many scans become answers, and where the others stop. Answers "do people finish what they start?" */
export function ConversionFunnel({
  scans,
  started,
  submissions,
  notSubmitted,
  conversion,
  ...card
}: ConversionFunnelProps) {
  const words = { ...useWords(widgetWords), ...useWords(funnelWords) };
  const formats = useFormats();
  const { value, low, high, n } = conversion;
  const rate = value === null ? '–' : formats.percent(Math.min(1, value));
  const parts = layOutFunnel({ scans, started, submissions });
  const percentOf = (share: number | null) => (share === null ? '' : formats.percent(share));

  return (
    <WidgetCard
      {...card}
      height={256}
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
