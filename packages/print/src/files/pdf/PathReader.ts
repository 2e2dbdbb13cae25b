const [zero, nine, dot, plus, minus, comma, space] = [48, 57, 46, 43, 45, 44, 32] as const;
const [capitalE, smallE] = [69, 101] as const;

/**
 * Reads the commands and numbers of an SVG path, letter by letter: a thousand codes have a million of
 * them. https://www.w3.org/TR/SVG11/paths.html#PathDataBNF
 */
export class PathReader {
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
    this.#skipDigits();
    if (this.#d.charCodeAt(this.#at) === dot) {
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

  /** Whether everything was read. */
  get isAtEnd(): boolean {
    this.#skipGaps();
    return this.#at >= this.#d.length;
  }
}
