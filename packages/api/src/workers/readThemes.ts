import { findThemes, type Theme } from '../text/findThemes.ts';
import type { ReadableComment } from '../text/words/readComment.ts';

/** Finds what comments speak of: see `findThemes`. A thousand of them keep a thread busy for a while. */
export const readThemes = (comments: readonly ReadableComment[]): Promise<Theme[]> =>
  Promise.resolve(findThemes(comments));
