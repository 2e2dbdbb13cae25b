import type { Line } from './Drawing';
import { paintOf } from './paintOf';

const px = (value: string) => Number.parseFloat(value) || 0;

/** Where each letter stands, and on which line: a letter further down begins the next one. */
function linesOf(words: Text, edge: number) {
  const range = document.createRange();
  const lines: { words: string; left: number; top: number }[] = [];
  for (const [index, letter] of [...words.data].entries()) {
    range.setStart(words, index);
    range.setEnd(words, Math.min(words.length, index + letter.length));
    const { left, right, top, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const line = lines.at(-1);
    if (line && Math.abs(line.top - top) < 2) {
      if (right > edge) return [...lines.slice(0, -1), { ...line, words: `${line.words.trim()}…` }];
      line.words += letter;
    } else {
      lines.push({ words: letter, left, top });
    }
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
  const isCut = style.textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth;
  const edge = isCut ? around.getBoundingClientRect().right - font.size : Infinity;

  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) return [];
  pen.font = `${font.weight} ${font.size}px ${font.family}`;
  const rise = pen.measureText('x').fontBoundingBoxAscent;

  return linesOf(words, edge).map(({ words: line, left, top }) => ({
    kind: 'line',
    words: line.trimEnd(),
    x: left - origin.left,
    y: top - origin.top + rise,
    anchor: 'start',
    fill,
    font,
  }));
}
