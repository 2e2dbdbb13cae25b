/**
 * Each way in which a test run looks at every story. `wide` is a laptop, in English, in the light theme
 * and then, as the play has left the story, in the colors of the dark one. `narrow` is what a zoom of 400 % leaves of a
 * laptop: 320 pixels, and in Polish, whose words run half as long again; then once more with words of
 * a language that nobody speaks, longer still (see pseudoLocale.ts).
 */
export const looks = ['wide', 'narrow'] as const;

export type Look = (typeof looks)[number];
