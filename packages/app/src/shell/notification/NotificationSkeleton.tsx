import { Skeleton } from '@hearback/ui';

import * as styles from './NotificationSkeleton.css';

/** Keeps the place of a notification that is on its way. */
export function NotificationSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton shape="square" />
      <div>
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </div>
    </div>
  );
}
