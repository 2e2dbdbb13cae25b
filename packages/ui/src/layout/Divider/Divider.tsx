import * as styles from './Divider.css';

/** A hairline between two parts that belong to one thing. */
export function Divider() {
  return <hr className={styles.divider} />;
}
