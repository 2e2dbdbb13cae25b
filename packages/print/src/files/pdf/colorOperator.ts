import { pdfNumber as n } from './PdfWriter.ts';

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];

/** A color: what is grey is said in grey, so that black is printed with black ink alone. */
export function colorOperator(color: string, isStroke: boolean): string {
  const [red, green, blue] = channels(color);
  if (red === green && green === blue) return `${n(red)} ${isStroke ? 'G' : 'g'}`;
  return `${n(red)} ${n(green)} ${n(blue)} ${isStroke ? 'RG' : 'rg'}`;
}
