import type { Drawing, Line, Outline } from './Drawing';
import { readBox } from './readBox';
import { readMark } from './readMark';
import { readWords } from './readWords';

function readNode(node: Node, origin: DOMRect, through: number): (Outline | Line)[] {
  if (node instanceof Text) return readWords(node, origin, through);
  if (!(node instanceof Element) || node.hasAttribute('data-undrawn')) return [];
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden') return [];

  const visible = through * Number(style.opacity);
  const inside = () => [...node.childNodes].flatMap((child) => readNode(child, origin, visible));
  if (node instanceof SVGTextElement) {
    const line = readMark(node, origin, visible);
    return line ? [line] : [];
  }
  if (node instanceof SVGGraphicsElement) {
    const mark = readMark(node, origin, visible);
    return mark ? [mark, ...inside()] : inside();
  }
  return [...readBox(node, origin, visible), ...inside()];
}

/** What an element shows right now, in the theme and the language it shows it in. */
export function readDrawing(element: Element, title: string): Drawing {
  const origin = element.getBoundingClientRect();
  const { width, height } = origin;
  return { title, width, height, shapes: readNode(element, origin, 1) };
}
