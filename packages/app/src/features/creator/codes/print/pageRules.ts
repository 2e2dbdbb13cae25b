import type { SheetPicture } from './PrintJob';

type Size = Pick<SheetPicture, 'width' | 'height'>;

const nameOf = ({ width, height }: Size): string => `sheet-${width}-${height}`.replaceAll('.', '_');

/**
 * The style rules that print each sheet on a page of its own size. Sheets as large as the first need no
 * name: old browsers know no named pages, and print all on pages of that size.
 */
export function pageRules(sheets: readonly Size[]): {
  css: string;
  pageOf: (sheet: Size) => string;
} {
  const [first, ...others] = [...new Map(sheets.map((sheet) => [nameOf(sheet), sheet])).values()];
  if (!first) throw new Error('There is nothing to print. Choose a code with a frame.');
  const rule = (selector: string, { width, height }: Size) =>
    `${selector} { size: ${width}mm ${height}mm; margin: 0 }`;
  return {
    css: [
      rule('@page', first),
      ...others.map((size) => rule(`@page ${nameOf(size)}`, size)),
      'html, body { margin: 0 }',
      'img { display: block; break-after: page; break-inside: avoid }',
      'img:last-child { break-after: auto }',
    ].join('\n'),
    pageOf: (sheet) => (nameOf(sheet) === nameOf(first) ? 'auto' : nameOf(sheet)),
  };
}
