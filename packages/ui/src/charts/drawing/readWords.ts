import { type Line, paintOf } from './Drawing';

const px = (value: string) => Number.parseFloat(value) || 0;

/** The edge at which text is truncated, and the width of the ellipsis. */
interface Cut {
  edge: number;
  dots: number;
}

/** Groups the letters of a text into lines: a letter further down begins the next one. */
function linesOf(text: Text, cut: Cut | null) {
  const range = document.createRange();
  const lines: { words: string; left: number; right: number; top: number }[] = [];
  let offset = 0;
  for (const letter of text.data) {
    range.setStart(text, offset);
    offset += letter.length;
    range.setEnd(text, offset);
    const { left, right, top, width } = range.getBoundingClientRect();
    if (width === 0) continue;

    const line = lines.at(-1);
    const isSpace = letter.trim() === '';
    if (!line || Math.abs(line.top - top) >= 2) {
      // A program that reads the file leaves out a space at the beginning.
      if (!isSpace) lines.push({ words: letter, left, right, top });
      continue;
    }
    if (cut && right > cut.edge) {
      line.words = `${line.words.trimEnd()}…`;
      line.right += cut.dots;
      return lines;
    }
    line.words += letter;
    // A space at the end is left out as well.
    if (!isSpace) line.right = right;
  }
  return lines;
}

/** Words on the page as lines. What the page cuts off with dots is cut off here, too. */
export function readWords(words: Text, origin: DOMRect, through: number): Line[] {
  const around = words.parentElement;
  if (!around || words.data.trim() === '') return [];
  const style = getComputedStyle(around);
  const fill = paintOf(style.color, through);
  if (!fill) return [];

  const font = {
    family: style.fontFamily,
    size: px(style.fontSize),
    weight: style.fontWeight,
    spacing: px(style.letterSpacing),
  };
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) return [];
  pen.font = `${font.weight} ${font.size}px ${font.family}`;
  const rise = pen.measureText('x').fontBoundingBoxAscent;
  const isCut = style.textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth;
  const dots = pen.measureText('…').width;
  const edge = around.getBoundingClientRect().right - dots;

  return linesOf(words, isCut ? { edge, dots } : null).map(({ words: line, left, right, top }) => ({
    kind: 'line',
    words: line.trimEnd(),
    x: left - origin.left,
    y: top - origin.top + rise,
    anchor: 'start',
    width: right - left,
    fill,
    font,
  }));
}
