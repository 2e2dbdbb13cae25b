import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell } from '../EstimateFigure';
import { early, figure, figureNote, figureValue } from '../figure.css';
import { sampleNps, withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './NpsScore.css';

interface NpsScaleProps {
  score: number;
  low: number | null;
  high: number | null;
}

const shareOf = (score: number) => `${(Math.min(100, Math.max(-100, score)) + 100) / 2}%`;

/** The score on a scale from all detractors to all promoters, with its interval. */
function NpsScale({ score, low, high }: NpsScaleProps) {
  const formats = useFormats();
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.axis} />
      <div className={styles.zero} />
      {low !== null && high !== null && (
        <div
          className={styles.band}
          style={{ left: shareOf(low), right: `calc(100% - ${shareOf(high)})` }}
        />
      )}
      <div className={styles.point} style={{ left: shareOf(score) }} />
      <div className={styles.ends}>
        {[-100, 0, 100].map((end) => (
          <span key={end}>{formats.score(end)}</span>
        ))}
      </div>
    </div>
  );
}

export interface Nps {
  /** -100 to 100. Null without ratings. */
  score: number | null;
  /** Bounds of the 95 % interval. */
  low: number | null;
  high: number | null;
  promoters: number;
  passives: number;
  detractors: number;
  n: number;
}

export interface NpsScoreProps extends WidgetProps {
  nps: Nps;
}

/** The promoter score with its interval and its groups. Answers "would people come back and bring others?" */
export function NpsScore(props: NpsScoreProps) {
  const { nps, ...card } = withSample(props, props.nps.n === 0, () => ({ nps: sampleNps }));
  const words = useWords(widgetWords);
  const formats = useFormats();
  const { score, low, high, n } = nps;
  const groups = [
    { group: 'promoter', name: words.promoters, count: nps.promoters },
    { group: 'passive', name: words.passives, count: nps.passives },
    { group: 'detractor', name: words.detractors, count: nps.detractors },
  ] as const;
  const shareOf = (count: number) => formats.percent(n === 0 ? 0 : count / n);

  return (
    <WidgetCard
      {...card}
      height={220}
      isEmpty={n === 0}
      table={{
        columns: [words.group, words.answers, words.share],
        rows: groups.map(({ name, count }) => [name, formats.count(count), shareOf(count)]),
        values: groups.map(({ name, count }) => [name, count, n === 0 ? null : count / n]),
      }}
    >
      <div className={styles.layout}>
        <div className={figure}>
          <span className={figureValue}>{score === null ? '–' : formats.score(score)}</span>
          <span className={figureNote}>
            {n < enoughToTell && <span className={early}>{words.tooEarly} · </span>}
            {n >= enoughToTell &&
              low !== null &&
              high !== null &&
              `${words.interval(formats.score(low), formats.score(high))}, `}
            {words.restsOn(n)}
          </span>
        </div>
        {score !== null && <NpsScale score={score} low={low} high={high} />}
        <div className={styles.groups} aria-hidden="true">
          {groups
            .filter(({ count }) => count > 0)
            .map(({ group, count }) => (
              <div
                key={group}
                className={styles.group}
                data-group={group}
                style={{ flex: count }}
              />
            ))}
        </div>
        <ul className={styles.keys} aria-hidden="true">
          {groups.map(({ group, name, count }) => (
            <li key={group} className={styles.key}>
              <span className={styles.swatch} data-group={group} />
              <span>{name}</span>
              <span>{formats.count(count)}</span>
              <span>{shareOf(count)}</span>
            </li>
          ))}
        </ul>
      </div>
    </WidgetCard>
  );
}
