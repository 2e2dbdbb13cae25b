import { isForListeners, isSeen } from './isSeen.ts';
import { textsOf } from './pseudoLocale.ts';

/** Two words closer than this read as one. */
const leastGap = 1.5;

const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** The lines that a text takes, without those that nobody sees. */
function linesOf(text: Text): DOMRect[] {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

const isSameLine = (one: DOMRect, other: DOMRect) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
  Math.min(one.height, other.height) / 2;

/** Words of two texts that stand beside each other without a space between. */
export function findGlued(page: Document): string[] {
  const problems: string[] = [];
  let before: Text | undefined;
  for (const text of textsOf(page)) {
    const last = before;
    const element = text.parentElement;
    if (!element || !isSeen(element) || isForListeners(element.getBoundingClientRect())) continue;
    before = text;
    if (!last || !isWord(last.data.at(-1)) || !isWord(text.data[0])) continue;
    // A part of a word that was searched for is marked inside of it.
    if (last.parentElement?.closest('mark') || element.closest('mark')) continue;
    const [end, begin] = [linesOf(last).at(-1), linesOf(text)[0]];
    if (!end || !begin || !isSameLine(end, begin)) continue;
    const gap = begin.left - end.right;
    if (gap > -leastGap && gap < leastGap)
      problems.push(`“${last.data}” runs into “${text.data}”.`);
  }
  return problems;
}
