import type { ComponentType } from 'react';

import { loadChunk } from '../loading/chunkError';
import type { Overlay } from './overlay';

/** What every overlay is given. */
export interface OverlayProps {
  /** What was typed before it was there. */
  typed: string;
  onClose: () => void;
}

/** An overlay that is there. */
export type LoadedOverlay = ComponentType<OverlayProps>;

const files: Record<Overlay, () => Promise<LoadedOverlay>> = {
  palette: () => import('./palette/Palette').then((file) => file.Palette),
  shortcuts: () => import('./shortcuts/Shortcuts').then((file) => file.Shortcuts),
};

/** Loads an overlay. Asked for again after a failure, it tries again. */
export const loadOverlay = (overlay: Overlay): Promise<LoadedOverlay> => loadChunk(files[overlay]);

/** Somebody is about to open it. */
export function preloadOverlay(overlay: Overlay) {
  // Whoever opens it then meets the same failure, and is told.
  loadOverlay(overlay).catch(() => undefined);
}
