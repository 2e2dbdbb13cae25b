import { readAccess } from '../session/tokenStorage';

const segmentsOf = (path: string) => path.split('/').filter(Boolean).join('/');

/**
 * What the build has drawn of the screen at this address, for whoever is not logged in, in the language of
 * this browser: scripts/prerender/drawScreens.ts. The page's own script has chosen it. Nothing elsewhere.
 */
export function drawnScreen(): DocumentFragment | null {
  const drawing = document.querySelector<HTMLTemplateElement>('template[data-chosen]');
  if (!drawing || readAccess() !== null) return null;
  const isHere = segmentsOf(drawing.dataset['path'] ?? '') === segmentsOf(window.location.pathname);
  return isHere ? drawing.content : null;
}
