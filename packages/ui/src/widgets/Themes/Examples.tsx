import { useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { StarRating } from '../../components/StarRating/StarRating';
import { useWords } from '../../internal/useWords';
import { moodWords } from '../moods';
import * as styles from './Examples.css';
import type { CommentTheme } from './Theme';
import { themeWords } from './words';

interface Props {
  id: string;
  theme: Pick<CommentTheme, 'label' | 'count' | 'examples'>;
  onSelect: ((label: string) => void) | undefined;
  hrefOf: ((exampleId: string) => string) | undefined;
}

/** A few comments in their visitors' words, and the way to all of them. */
export function Examples({ id, theme: { label, count, examples }, onSelect, hrefOf }: Props) {
  const own = useWords(themeWords);
  const moods = useWords(moodWords);
  const formats = useFormats();
  return (
    <div id={id} className={styles.examples}>
      <ul className={styles.list}>
        {examples.map((example) => (
          <li key={example.id} className={styles.example}>
            <blockquote className={styles.comment}>{example.comment}</blockquote>
            <p className={styles.source}>
              {example.rating !== null && (
                <StarRating value={example.rating} label={own.rated(example.rating)} />
              )}
              <span>{formats.dayOf(example.occurredAt)}</span>
              {hrefOf && <Link href={hrefOf(example.id)}>{own.seeAnswer}</Link>}
            </p>
          </li>
        ))}
      </ul>
      {onSelect && (
        <div>
          <Button size="small" onPress={() => onSelect(label)}>
            {own.seeAll(moods.comments(count))}
          </Button>
        </div>
      )}
    </div>
  );
}
