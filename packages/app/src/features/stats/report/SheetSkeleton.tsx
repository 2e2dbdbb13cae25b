import { Hidden, Skeleton } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './sheet.css';

/** The sheet while it is on its way. */
export function SheetSkeleton() {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.sheet} data-theme="light" aria-busy="true">
      <Hidden>{formatMessage(messages.loading)}</Hidden>
      <Skeleton shape="title" width="half" />
      <div className={styles.figures}>
        {['first', 'second', 'third'].map((figure) => (
          <div key={figure} className={styles.figure}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
      <Skeleton shape="block" />
      <Skeleton width="long" />
      <Skeleton width="full" />
      <Skeleton width="half" />
      <Skeleton shape="block" />
    </div>
  );
}
