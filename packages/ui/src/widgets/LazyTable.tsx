import { Button } from '../components/Button/Button';
import { Skeleton } from '../components/Skeleton/Skeleton';
import type { TableProps } from '../components/Table/Table';
import { useLazyTable } from '../components/Table/useLazyTable';
import { RefreshIcon } from '../icons';
import { useWords } from '../internal/useWords';
import { widgetWords } from './words';
import * as styles from './LazyTable.css';

/**
 * A `Table` inside a widget. Tables that are walked by keys weigh more than all charts together, so they
 * come after the page is there; their place is kept.
 */
export function LazyTable<Row>(props: TableProps<Row>) {
  const words = useWords(widgetWords);
  const { LazyTable: Table, hasFailed, retry } = useLazyTable();

  const rowHeight = styles.rowHeight[props.density ?? 'comfortable'];

  if (Table) return <Table {...props} />;
  return (
    <div
      className={styles.place}
      style={{ height: styles.headHeight + rowHeight * props.rows.length }}
      aria-busy={!hasFailed}
    >
      {!hasFailed &&
        props.rows.map((row) => (
          <div
            key={props.rowId(row)}
            className={styles.row}
            style={{ height: rowHeight }}
            aria-hidden="true"
          >
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        ))}
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          {words.failed}
          <Button size="small" icon={RefreshIcon} onPress={retry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
