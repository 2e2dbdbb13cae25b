import { startTransition, StrictMode } from 'react';

import { createRoot } from 'react-dom/client';

import '@hearback/ui/tokens';

import { App } from './App';
import { allowEmptyMarkup } from './shell/pwa/allowEmptyMarkup';
import { followInstall } from './shell/pwa/install';
import { registerServiceWorker } from './shell/pwa/registerServiceWorker';
import { followLetterLinks } from './session/letterToken';
import { startSession } from './session/startSession';
import { applyStoredTheme } from './shell/theme/theme';

/** Draws the app into the page. */
export function start() {
  // Removes a token from the URL first, before anything else can read it.
  followLetterLinks();
  allowEmptyMarkup();
  followInstall();
  applyStoredTheme();
  void startSession();

  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no element with the id "app", so the app has no place.');

  // In slices, so that a slow phone answers to a finger meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );

  void registerServiceWorker();
}
