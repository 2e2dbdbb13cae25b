import * as styles from './Logo.css';

export interface LogoProps {
  size?: 'small' | 'medium' | 'large';
  /** The square alone, for narrow places. */
  isMark?: boolean;
}

/** The product's name, and its square: the eye of a code that is also a speech bubble. */
export function Logo({ size = 'medium', isMark = false }: LogoProps) {
  return (
    <span
      className={styles.logo({ size })}
      {...(isMark ? { role: 'img', 'aria-label': 'Hearback' } : {})}
    >
      <svg viewBox="0 0 28 28" className={styles.mark} aria-hidden="true" focusable="false">
        <path
          className={styles.ring}
          fillRule="evenodd"
          d="M6 2h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H2V6a4 4 0 0 1 4-4zm.6 4A.6.6 0 0 0 6 6.6V22h15.4a.6.6 0 0 0 .6-.6V6.6a.6.6 0 0 0-.6-.6z"
        />
        <rect className={styles.eye} x="9.5" y="9.5" width="9" height="9" rx="1.5" />
      </svg>
      {!isMark && <span>Hearback</span>}
    </span>
  );
}
