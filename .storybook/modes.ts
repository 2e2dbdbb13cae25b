/** Chromatic takes a picture of each story in both themes. */
export const modes = {
  light: { theme: 'light', language: 'en-US' },
  dark: { theme: 'dark', language: 'en-US' },
};

/**
 * Whole screens are also taken in the longer language and on a phone: there it shows what a component does to
 * its neighbors. Tests look for overflow and untranslated words in every story, without a picture.
 */
export const screenModes = {
  ...modes,
  Polish: { theme: 'light', language: 'pl-PL' },
  phone: { theme: 'light', language: 'en-US', viewport: 'phone' },
};

/** Pictures of a whole run at most. A change takes those of the stories that it can reach (`--only-changed`). */
export const mostPictures = 2_300;
