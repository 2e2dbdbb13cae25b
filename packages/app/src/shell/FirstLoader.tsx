import { useState } from 'react';

import { Logo } from '@hearback/ui';

import { drawnScreen } from '../loading/prerenderedScreen';
import * as styles from './FirstLoader.css';

/**
 * Shown while nothing is known yet: not who is there, and not which language to speak. Where the page
 * brings a drawing of the screen that comes, it stands there meanwhile, as it did before the app ran.
 */
export function FirstLoader() {
  const [drawing] = useState(drawnScreen);
  if (drawing) {
    return (
      <div role="status" aria-busy="true">
        <div
          inert
          aria-hidden="true"
          ref={(place) => place?.replaceChildren(drawing.cloneNode(true))}
        />
      </div>
    );
  }
  return (
    <div className={styles.screen} role="status" aria-busy="true">
      <span className={styles.mark}>
        <Logo size="large" isMark />
      </span>
    </div>
  );
}
