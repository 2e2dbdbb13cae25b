import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './SentimentSplit.css';

export interface SentimentSplitProps extends WidgetProps {
  positive: number;
  neutral: number;
  negative: number;
}

/** Numbers of positive, neutral and negative answers. Answers "are they happy with us?" */
export function SentimentSplit({ positive, neutral, negative, ...card }: SentimentSplitProps) {
  const words = useWords(widgetWords);
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
      height={152}
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
