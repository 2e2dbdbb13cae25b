import { arcCurves, type Curve } from './arcCurves.ts';
import { PathReader } from './PathReader.ts';
import { pdfNumber as n } from './PdfWriter.ts';

/** A quadratic curve as a cubic one: its handles lie two thirds of the way to the control point. */
const cubicOf = (
  x: number,
  y: number,
  toward: readonly [number, number],
  to: readonly [number, number],
): Curve => [
  x + ((toward[0] - x) * 2) / 3,
  y + ((toward[1] - y) * 2) / 3,
  to[0] + ((toward[0] - to[0]) * 2) / 3,
  to[1] + ((toward[1] - to[1]) * 2) / 3,
  ...to,
];

/** An SVG path as the operators of a PDF: ISO 32000-1, section 8.5.2. */
export function pathOperators(d: string): string {
  const reader = new PathReader(d);
  const written: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Where the handle of the curve before lay, for those that go on from it. */
  let handle: { kind: string; at: [number, number] } | undefined;
  let command = reader.command() ?? '';

  const curve = (to: Curve) => {
    written.push(`${to.map(n).join(' ')} c`);
    [x, y] = [to[4], to[5]];
  };
  while (command !== '') {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const nextX = () => reader.number() + (isRelative ? x : 0);
    const nextY = () => reader.number() + (isRelative ? y : 0);
    const point = (): [number, number] => [nextX(), nextY()];
    const mirrored = (of: string): [number, number] =>
      handle?.kind === of ? [2 * x - handle.at[0], 2 * y - handle.at[1]] : [x, y];
    let left: typeof handle;

    switch (kind) {
      case 'm':
        [x, y] = point();
        [startX, startY] = [x, y];
        written.push(`${n(x)} ${n(y)} m`);
        // What follows a move without a letter of its own is a line.
        command = isRelative ? 'l' : 'L';
        break;
      case 'l':
      case 'h':
      case 'v':
        if (kind !== 'v') x = nextX();
        if (kind !== 'h') y = nextY();
        written.push(`${n(x)} ${n(y)} l`);
        break;
      case 'q':
      case 't': {
        const toward = kind === 'q' ? point() : mirrored('q');
        left = { kind: 'q', at: toward };
        curve(cubicOf(x, y, toward, point()));
        break;
      }
      case 'c':
      case 's': {
        const first = kind === 'c' ? point() : mirrored('c');
        const second = point();
        left = { kind: 'c', at: second };
        curve([...first, ...second, ...point()]);
        break;
      }
      case 'a': {
        const [rx, ry, turn] = [reader.number(), reader.number(), reader.number()];
        const [isLarge, isClockwise] = [reader.flag(), reader.flag()];
        const [toX, toY] = point();
        for (const one of arcCurves({ x, y, rx, ry, turn, isLarge, isClockwise, toX, toY }))
          curve(one);
        [x, y] = [toX, toY];
        break;
      }
      case 'z':
        written.push('h');
        [x, y] = [startX, startY];
        break;
      default:
        throw new Error(`A path of print has no command ${command}.`);
    }
    handle = left;
    const next = reader.command();
    if (next !== undefined) command = next;
    else if (reader.isAtEnd) command = '';
    else if (kind === 'z')
      throw new Error(`A path of print goes on after its end: ${d.slice(0, 80)}`);
  }
  return written.join('\n');
}
