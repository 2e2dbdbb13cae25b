import { arcCurves, type Curve } from './arcCurves.ts';
import { pdfNumber as n } from './PdfWriter.ts';

const [zero, nine, dot, plus, minus, comma, space] = [48, 57, 46, 43, 45, 44, 32] as const;
const [capitalE, smallE] = [69, 101] as const;

/**
 * Reads the commands and numbers of an SVG path, letter by letter: a thousand codes have a million of
 * them. https://www.w3.org/TR/SVG11/paths.html#PathDataBNF
 */
class PathReader {
  readonly #d: string;
  #at = 0;

  constructor(d: string) {
    this.#d = d;
  }

  #skipGaps(): void {
    for (let code = this.#d.charCodeAt(this.#at); code <= space || code === comma;) {
      this.#at += 1;
      code = this.#d.charCodeAt(this.#at);
    }
  }

  #skipDigits(): void {
    for (let code = this.#d.charCodeAt(this.#at); code >= zero && code <= nine;) {
      this.#at += 1;
      code = this.#d.charCodeAt(this.#at);
    }
  }

  /** The next command, where there is one here. */
  command(): string | undefined {
    this.#skipGaps();
    const code = this.#d.charCodeAt(this.#at) | 32;
    if (code < 97 || code > 122) return undefined;
    this.#at += 1;
    return this.#d[this.#at - 1];
  }

  /** The next number. */
  number(): number {
    this.#skipGaps();
    const start = this.#at;
    const sign = this.#d.charCodeAt(start);
    if (sign === plus || sign === minus) this.#at += 1;
    const digits = this.#at;
    // The squares of a code are whole numbers of a digit or two.
    let whole = 0;
    let code = this.#d.charCodeAt(this.#at);
    for (; code >= zero && code <= nine; code = this.#d.charCodeAt(this.#at)) {
      whole = whole * 10 + code - zero;
      this.#at += 1;
    }
    const isWhole = code !== dot && code !== smallE && code !== capitalE;
    if (isWhole && this.#at > digits && this.#at - digits < 16)
      return sign === minus ? -whole : whole;
    if (code === dot) {
      this.#at += 1;
      this.#skipDigits();
    }
    const power = this.#d.charCodeAt(this.#at);
    if (power === smallE || power === capitalE) {
      const powerSign = this.#d.charCodeAt(this.#at + 1);
      this.#at += powerSign === plus || powerSign === minus ? 2 : 1;
      this.#skipDigits();
    }
    if (this.#at === start) {
      throw new Error(`A path of print has no number at ${start}: ${this.#d.slice(0, 80)}`);
    }
    return Number(this.#d.slice(start, this.#at));
  }

  /** A flag of an arc, which may stand against what follows: `a1 1 0 01.5.5`. */
  flag(): boolean {
    this.#skipGaps();
    this.#at += 1;
    return this.#d[this.#at - 1] === '1';
  }

  /** True if the whole path was read. */
  get isAtEnd(): boolean {
    this.#skipGaps();
    return this.#at >= this.#d.length;
  }
}

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
  /** Control point of the previous curve, for smooth curves that continue it. */
  let handle: { kind: string; at: [number, number] } | undefined;
  let command = reader.command() ?? '';

  const curve = (to: Curve) => {
    written.push(`${to.map(n).join(' ')} c`);
    [x, y] = [to[4], to[5]];
  };
  let isRelative = false;
  const nextX = () => reader.number() + (isRelative ? x : 0);
  const nextY = () => reader.number() + (isRelative ? y : 0);
  const point = (): [number, number] => [nextX(), nextY()];
  const mirrored = (of: string): [number, number] =>
    handle?.kind === of ? [2 * x - handle.at[0], 2 * y - handle.at[1]] : [x, y];
  while (command !== '') {
    const kind = command.toLowerCase();
    isRelative = command === kind;
    let left: typeof handle;

    switch (kind) {
      case 'm':
        [x, y] = point();
        [startX, startY] = [x, y];
        written.push(`${n(x)} ${n(y)} m`);
        // Further coordinate pairs after a move without a command letter are lines.
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
