/**
 * What Crockford's base32 spells, from what a person or a camera read: letter case does not matter,
 * nor do letters that look like digits. Undefined for what is not spelled so.
 */
const readAs = (shape: RegExp, text: string): string | undefined => {
  const spelled = text.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return shape.test(spelled) ? spelled : undefined;
};

/** The end of a printed address as it is stored. Undefined for what none can be. */
export const readSlug = (text: string): string | undefined =>
  readAs(/^[0-9A-HJKMNP-TV-Z]{10}$/, text);

/** A receipt as it was given out. Undefined for what none can be. */
export const readReceipt = (text: string): string | undefined =>
  readAs(/^[0-9A-HJKMNP-TV-Z]{26}$/, text);
