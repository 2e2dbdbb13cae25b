import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import * as styles from './ResponseTimes.css';
import { TimeMark } from './TimeMark';
import { responseTimeWords } from './words';

interface Props {
  median: number | null;
  average: number | null;
  fastest: number | null;
}

/** How long it takes in three numbers. The middle one comes first: a few slow ones do not move it. */
export function TimeFigures({ median, average, fastest }: Props) {
  const words = useWords(responseTimeWords);
  const formats = useFormats();
  const figures = [
    { name: words.median, seconds: median, mark: 'median' },
    { name: words.average, seconds: average, mark: 'average' },
    { name: words.fastest, seconds: fastest, mark: null },
  ] as const;

  return (
    <dl className={styles.figures}>
      {figures.map(({ name, seconds, mark }) => (
        <div key={name}>
          <dt className={styles.figureName}>
            {mark && <TimeMark of={mark} />}
            {name}
          </dt>
          <dd className={styles.figureValue}>
            {seconds === null ? '–' : formats.duration(seconds)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
