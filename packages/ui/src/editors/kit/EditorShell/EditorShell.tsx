import type { KeyboardEvent, ReactNode, Ref } from 'react';

import { visuallyHidden } from '../../../internal/visuallyHidden.css';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './EditorShell.css';

export interface EditorShellProps {
  toolbar: ReactNode;
  structure: ReactNode;
  stage: ReactNode;
  properties: ReactNode;
  /** What just happened, for screen readers. */
  announcement: string;
  ref?: Ref<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Structure, preview and properties side by side; under each other where there is no room. */
export function EditorShell({
  toolbar,
  structure,
  stage,
  properties,
  announcement,
  ref,
  onKeyDown,
}: EditorShellProps) {
  const words = useWords(kitWords);

  return (
    // Keys pressed anywhere inside bubble here; the element itself is not a control.
    <div ref={ref} className={styles.frame} onKeyDown={onKeyDown} role="presentation">
      <div className={styles.shell}>
        <div className={styles.toolbar}>{toolbar}</div>
        <section className={styles.structure} aria-label={words.structure}>
          {structure}
        </section>
        <section className={styles.stage} aria-label={words.preview}>
          {stage}
        </section>
        <section className={styles.properties} aria-label={words.properties}>
          {properties}
        </section>
      </div>
      <div className={visuallyHidden} aria-live="polite">
        {announcement}
      </div>
    </div>
  );
}
