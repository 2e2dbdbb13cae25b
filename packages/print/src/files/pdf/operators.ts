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

/** Affine transformation matrix: ISO 32000-1, section 8.3.3. */
type Matrix = readonly [number, number, number, number, number, number];

const step = /\s*(translate|scale|rotate|matrix)\(([^)]*)\)\s*/y;

function matrixOf(name: string, values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0] = values;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, a, b];
    case 'scale':
      return [a, 0, 0, values.length > 1 ? b : a, 0, 0];
    case 'rotate': {
      const angle = (a * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [cos, sin, -sin, cos, b - cos * b + sin * c, c - sin * b - cos * c];
    }
    default:
      return values as unknown as Matrix;
  }
}

/** The matrices of a `transform`, in the order in which a PDF takes them. */
export function matricesOf(transform: string): Matrix[] {
  const found: Matrix[] = [];
  step.lastIndex = 0;
  for (let at = 0; at < transform.length; at = step.lastIndex) {
    step.lastIndex = at;
    const [, name, numbers] = step.exec(transform) ?? [];
    if (name === undefined || numbers === undefined) {
      throw new Error(`A drawing of print has no transform ${transform}.`);
    }
    found.push(
      matrixOf(
        name,
        numbers
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    );
  }
  return found;
}

/** Goes on in the places that a matrix leads to. Directions need more digits than places. */
export const concatenate = ([a, b, c, d, e, f]: Matrix): string =>
  `${[a, b, c, d].map((value) => String(Math.round(value * 1e6) / 1e6)).join(' ')} ${n(e)} ${n(f)} cm`;
