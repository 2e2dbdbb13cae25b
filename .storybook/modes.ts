/**
 * What Chromatic takes a picture of each story in: both themes, the longer language, the small
 * screen. Not every pair of them: a fault nearly always shows in one.
 */
export const modes = {
  light: { theme: 'light', language: 'en-US' },
  dark: { theme: 'dark', language: 'en-US' },
  Polish: { theme: 'light', language: 'pl-PL' },
  phone: { theme: 'light', language: 'en-US', viewport: 'phone' },
};
