import type { ComponentType } from 'react';

import { loadChunk } from '../loading/chunkError';
import type { Overlay } from './overlay';

/** The props of every overlay. */
export interface OverlayProps {
  /** Text typed while the overlay was loading. */
  typed: string;
  onClose: () => void;
}

/** A loaded overlay. */
export type LoadedOverlay = ComponentType<OverlayProps>;

const files: Record<Overlay, () => Promise<LoadedOverlay>> = {
  palette: () => import('./palette/AppCommandPalette').then((file) => file.AppCommandPalette),
  shortcuts: () => import('./shortcuts/Shortcuts').then((file) => file.Shortcuts),
};

/** Loads an overlay. Asked for again after a failure, it tries again. */
export const loadOverlay = (overlay: Overlay): Promise<LoadedOverlay> => loadChunk(files[overlay]);

/** Somebody is about to open it. */
export function preloadOverlay(overlay: Overlay) {
  // Ignored here; opening the overlay gets the same error and shows it.
  loadOverlay(overlay).catch(() => undefined);
}
