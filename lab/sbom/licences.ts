/** A third-party part of the product, and its license. */
export interface Part {
  name: string;
  version: string;
  /** As SPDX writes it; empty where it names none. */
  licence: string;
  /** Checksum that npm verifies. */
  integrity: string;
}

/**
 * Licenses that parts of the product may have: those that only require their own text to be kept; MPL-2.0
 * requires publishing changes to its own files, of which there are none; LGPL-3.0 for a library that can
 * be replaced, as the file of libvips beside sharp can; OFL-1.1 is that of the fonts.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** A choice of licences allows the best one; several at once have to be allowed together. */
function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
}

/** The parts that must not be in the product, those without a licence among them. */
export const refusedParts = (parts: readonly Part[]): Part[] =>
  parts.filter(({ licence }) => !isAllowed(licence));
