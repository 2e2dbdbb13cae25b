import { iconPaths, type IconName } from './iconPaths';
import * as styles from './Icon.css';

export interface IconProps {
  name: IconName;
  size?: 'small' | 'medium' | 'large';
  /** Only where the icon says something that no text beside it says. */
  label?: string;
}

/** A small drawing beside words, in the colour of the words. Alone on a button: `IconButton`. */
export function Icon({ name, size = 'medium', label }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={styles.icon({ size })}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'drag' ? 2.2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {iconPaths[name].map((path) =>
        path.endsWith('!') ? (
          <path key={path} d={path.slice(0, -1)} fill="currentColor" />
        ) : (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  );
}
