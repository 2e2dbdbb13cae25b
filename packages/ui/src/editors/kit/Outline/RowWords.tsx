import type { OutlinePage } from './Outline';
import * as styles from './Outline.css';

/** What a row of an outline is called, and how its words begin. */
export function RowWords({ item }: { item: OutlinePage }) {
  return (
    <>
      <item.icon />
      <span className={styles.words}>
        <span className={styles.type} title={item.name}>
          {item.name}
        </span>
        {item.excerpt && (
          <span className={styles.excerpt} title={item.excerpt}>
            {item.excerpt}
          </span>
        )}
      </span>
    </>
  );
}
