/**
 * How wide text runs in Helvetica and the fonts made to its measure (Arial, Liberation Sans, Nimbus
 * Sans), in thousandths of its size. A table, because a drawing must break its lines the same way in
 * a browser, on a server and in a file.
 */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

const tabulate = (widths: string) => {
  const numbers = widths.trim().split(/\s+/).map(Number);
  return new Map(ascii.map((letter, index) => [letter, numbers[index] ?? 600]));
};

const regular = tabulate(`
  278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278
  556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
  1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778
  667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
  333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556
  556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`);

const bold = tabulate(`
  278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278
  556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611
  975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778
  667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556
  333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611
  611 611 389 556 333 611 556 778 556 556 500 389 280 389 584`);

/** Letters whose accent does not come apart in Unicode. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  ß: 'B',
  æ: 'm',
  œ: 'm',
  '…': 'm',
  '—': '@',
  '–': 'n',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '\u00a0': ' ',
};

const widthOf = (letter: string, widths: ReadonlyMap<string, number>): number => {
  const known = widths.get(letter) ?? widths.get(plain[letter] ?? '');
  if (known !== undefined) return known;
  const [base = ''] = letter.normalize('NFD');
  // Scripts outside the table, such as Chinese, are about as wide as tall.
  return widths.get(base) ?? 1_000;
};

/** The width of one line, in the unit of `fontSize`. */
export function measureText(text: string, fontSize: number, fontWeight: number): number {
  const widths = fontWeight >= 600 ? bold : regular;
  const thousandths = [...text].reduce((sum, letter) => sum + widthOf(letter, widths), 0);
  return (thousandths * fontSize) / 1_000;
}
