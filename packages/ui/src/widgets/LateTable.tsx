import { useEffect, useEffectEvent, useState } from 'react';

import type { TableProps } from '../components/Table/Table';
import { Button } from '../components/Button/Button';
import { RefreshIcon } from '../icons';
import { useLatePart } from '../internal/useLatePart';
import { useWords } from '../internal/useWords';
import { widgetWords } from './words';
import * as styles from './LateTable.css';

/**
 * A `Table` inside a widget. Tables that are walked by keys weigh more than all charts together, so they
 * come after the page is there; their place is kept.
 */
export function LateTable<Row>(props: TableProps<Row>) {
  const words = useWords(widgetWords);
  const [isFailed, setFailed] = useState(false);
  const { Part: Table, open } = useLatePart<TableProps<Row>>(
    async () => (await import('../components/Table/Table')).Table<Row>,
    () => setFailed(true),
  );
  const start = useEffectEvent(open);
  useEffect(() => start(), []);

  if (Table) return <Table {...props} />;
  const retry = () => {
    setFailed(false);
    open();
  };
  return (
    <div
      className={styles.place}
      style={{ height: styles.headHeight + styles.rowHeight * props.rows.length }}
      aria-busy={!isFailed}
    >
      {isFailed && (
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
