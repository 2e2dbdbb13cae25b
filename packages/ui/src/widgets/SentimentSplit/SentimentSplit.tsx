import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { figure, figureNote, figureValue } from '../figure.css';
import { moodWords } from '../moods';
import { withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './SentimentSplit.css';

export interface SentimentSplitProps extends WidgetProps {
  positive: number;
  neutral: number;
  negative: number;
}

/** Numbers of positive, neutral and negative answers. Answers "are they happy with us?" */
export function SentimentSplit(props: SentimentSplitProps) {
  const { positive, neutral, negative, ...card } = withSample(
    props,
    props.positive + props.neutral + props.negative === 0,
    () => ({ positive: 96, neutral: 31, negative: 22 }),
  );
  const words = useWords(widgetWords);
  const own = useWords(moodWords);
  const formats = useFormats();
  const total = positive + neutral + negative;
  const shareOf = (count: number) => (total === 0 ? 0 : count / total);
  const groups = [
    { group: 'positive', name: words.positive, count: positive },
    { group: 'neutral', name: words.neutral, count: neutral },
    { group: 'negative', name: words.negative, count: negative },
  ] as const;

  return (
    <WidgetCard
      {...card}
      height={232}
      isEmpty={total === 0}
      sample={total}
      table={{
        columns: [words.group, words.answers, words.share],
        rows: groups.map(({ name, count }) => [
          name,
          formats.count(count),
          formats.percent(shareOf(count)),
        ]),
        values: groups.map(({ name, count }) => [name, count, shareOf(count)]),
      }}
    >
      <p className={`${figure} ${styles.lead}`}>
        <span className={figureValue}>{formats.percent(shareOf(positive))}</span>
        <span className={figureNote}>{own.positiveOf(total)}</span>
      </p>
      <ul className={styles.groups} aria-hidden="true">
        {groups.map(({ group, name, count }) => (
          <li key={group} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>
              {formats.count(count)}{' '}
              <span className={styles.share}>{formats.percent(shareOf(count))}</span>
            </span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                data-group={group}
                style={{ width: `${shareOf(count) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </WidgetCard>
  );
}
