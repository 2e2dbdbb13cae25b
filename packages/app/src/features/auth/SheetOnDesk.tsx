import { lazy, Suspense, type ComponentType } from 'react';

import { StarFilledIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './SheetOnDesk.css';

// Drawing a code needs more code than the whole form, so this decoration loads lazily. Offline its place
// stays empty.
const SheetCode = lazy(() =>
  import('./SheetCode')
    .then<ComponentType, ComponentType>(
      (part) => part.SheetCode,
      () => () => null,
    )
    .then((part) => ({ default: part })),
);

/** A finished card with crop marks. Decoration. */
export function SheetOnDesk() {
  const { formatMessage } = useIntl();

  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.grid} />
      <div className={styles.sheet}>
        {styles.crops.map((crop) => (
          <span key={crop} className={crop} />
        ))}
        {styles.registers.map((register) => (
          <span key={register} className={register} />
        ))}
        <div className={styles.card}>
          <div className={styles.band}>
            <p className={styles.question}>{formatMessage(messages.sheetQuestion)}</p>
            <div className={styles.stars}>
              {[1, 2, 3, 4, 5].map((star) => (
                <StarFilledIcon key={star} />
              ))}
            </div>
          </div>
          <div className={styles.code}>
            <Suspense fallback={null}>
              <SheetCode />
            </Suspense>
          </div>
          <p className={styles.hint}>{formatMessage(messages.sheetHint)}</p>
        </div>
        <div className={styles.strip}>
          {styles.patches.map((patch) => (
            <span key={patch} className={patch} />
          ))}
          <span className={styles.size}>A6 · 105 × 148 mm</span>
        </div>
      </div>
      <p className={styles.promise}>{formatMessage(messages.sheetPromise)}</p>
    </div>
  );
}
