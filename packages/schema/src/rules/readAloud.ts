/**
 * Normalizes Crockford's base32 as a person or a camera read it: ignores letter case, and maps
 * letters that look like digits. Undefined if the text does not match the shape.
 */
const readAs = (shape: RegExp, text: string): string | undefined => {
  const spelled = text.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return shape.test(spelled) ? spelled : undefined;
};

/** Slug of a printed address in its stored form. Undefined if invalid. */
export const readSlug = (text: string): string | undefined =>
  readAs(/^[0-9A-HJKMNP-TV-Z]{10}$/, text);

/** Receipt in its stored form. Undefined if invalid. */
export const readReceipt = (text: string): string | undefined =>
  readAs(/^[0-9A-HJKMNP-TV-Z]{26}$/, text);
