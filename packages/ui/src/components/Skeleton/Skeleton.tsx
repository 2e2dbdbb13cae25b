import * as styles from './Skeleton.css';

export interface SkeletonProps {
  /** The shape of what is on its way. */
  shape?: 'line' | 'title' | 'block' | 'square';
  width?: 'full' | 'long' | 'half' | 'short';
}

/** Keeps the place of what is loading, so that the page does not jump. Silent; announce once with a `Loader`. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={styles.skeleton({ shape, width: shape === 'square' ? 'own' : width })}
    />
  );
}
