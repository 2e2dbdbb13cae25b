import { ArrowDownIcon, ArrowUpIcon } from '@hearback/ui/icons';

import * as styles from './sheet.css';
import type { Figure } from './useReportWords';

interface Props {
  figures: readonly Figure[];
  size: 'large' | 'small';
}

const signs = { up: ArrowUpIcon, down: ArrowDownIcon, level: undefined };

/** Figures beside each other, each with how it moved. */
export function Figures({ figures, size }: Props) {
  return (
    <div className={size === 'small' ? `${styles.figures} ${styles.strip}` : styles.figures}>
      {figures.map(({ label, value, direction, change, detail }) => {
        const Sign = signs[direction];
        return (
          <section key={label} className={styles.figure}>
            <h3 className={styles.label}>{label}</h3>
            <p className={styles.value[size]}>{value}</p>
            {change !== '' && (
              <p className={styles.changed[direction]}>
                {Sign && <Sign size="small" />}
                {change}
              </p>
            )}
            {detail !== '' && <p className={styles.quiet}>{detail}</p>}
          </section>
        );
      })}
    </div>
  );
}
