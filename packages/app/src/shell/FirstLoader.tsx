import { useState } from 'react';

import { Logo } from '@hearback/ui';

import { readAccess } from '../session/session';
import * as styles from './FirstLoader.css';

const segmentsOf = (path: string) => path.split('/').filter(Boolean).join('/');

/**
 * Returns the prerendered screen of this URL, for visitors without a session, in this browser's language:
 * scripts/prerender/drawScreens.ts. The page's inline script selected it. Null elsewhere.
 */
function drawnScreen(): DocumentFragment | null {
  const drawing = document.querySelector<HTMLTemplateElement>('template[data-chosen]');
  if (!drawing || readAccess() !== null) return null;
  const isHere = segmentsOf(drawing.dataset['path'] ?? '') === segmentsOf(window.location.pathname);
  return isHere ? drawing.content : null;
}

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
