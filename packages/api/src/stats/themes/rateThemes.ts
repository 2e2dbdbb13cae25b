import type { Theme } from '../../text/themes/findThemes.ts';
import { estimateDifference } from '../estimateDifference.ts';

/** Themes with what they do to the rating: the mean of the comments with them minus the others. */
export const rateThemes = (themes: readonly Theme[]) =>
  themes.map(({ ratings, ...theme }) => ({
    ...theme,
    effect: estimateDifference(ratings.with, ratings.without),
  }));
