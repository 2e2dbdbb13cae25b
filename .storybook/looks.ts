/**
 * Each way in which a test run looks at every story. `narrow` is what a zoom of 400 % leaves of a
 * laptop: 320 pixels, and in Polish, whose words run half as long again; then once more with words of
 * a language that nobody speaks, longer still (see pseudoLocale.ts).
 */
export const looks = ['light', 'dark', 'narrow'] as const;

export type Look = (typeof looks)[number];
