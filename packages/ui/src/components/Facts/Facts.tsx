import type { ReactNode } from 'react';

import * as styles from './Facts.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** A second, quieter line: where the value comes from. */
  note?: string | undefined;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** Each below the other: values that are read rather than looked up. */
  isStacked?: boolean;
  /** Numbers and single words: two beside each other on a phone, too. */
  areShort?: boolean;
  /** A line for each, its number at the end: numbers that are compared. */
  areRows?: boolean;
}

/** Attributes of one entity, as pairs of a label and a value. Many entities: `Table`. */
export function Facts({ facts, isStacked = false, areShort = false, areRows = false }: FactsProps) {
  return (
    <dl
      className={styles.facts}
      data-stacked={isStacked || undefined}
      data-short={areShort || undefined}
      data-rows={areRows || undefined}
    >
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
