import * as styles from './Divider.css';

/** A hairline between two related parts. */
export function Divider() {
  return <hr className={styles.divider} />;
}
