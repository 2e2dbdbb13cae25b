import type { ReactNode } from 'react';

import * as styles from './pageStyles.css';

interface Props {
  mark: keyof typeof marks;
  title: string;
  children: ReactNode;
}

/** A corner of a printed code: whole, or with a module that is not there. */
const marks = {
  done: 'M10 2h28a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8ZM13 25l8 8 14-17',
  missing: 'M3 3h16v16H3zM29 3h16v16H29zM3 29h16v16H3zM27 37h20',
};

/** A page with one message. */
export const Message = ({ mark, title, children }: Props) => (
  <main className={styles.ground}>
    <div className={styles.message}>
      <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
        <path d={marks[mark]} />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  </main>
);
