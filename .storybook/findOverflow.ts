import { isForListeners, isSeen } from './isSeen.ts';

/** How far a letter may stand out before someone sees it: fonts round, boxes do not. */
const slack = 1;

const scrolls = ({ overflowX }: CSSStyleDeclaration) => /auto|scroll/.test(overflowX);
const cuts = ({ overflowX }: CSSStyleDeclaration) => /hidden|clip/.test(overflowX);

/** A place that scrolls sideways on purpose says what it is, so that its reader knows to scroll. */
const isNamed = (element: Element) =>
  element.matches('[aria-label], [aria-labelledby], [role=tablist]') ||
  element.querySelector(':scope > table > caption') !== null;

function nameOf(element: Element) {
  const text = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  return `<${element.tagName.toLowerCase()}> “${text}”`;
}

/** The box that cuts this text off, if there is one between it and what scrolls on purpose. */
function cutterOf(element: Element, text: DOMRect): Element | undefined {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (scrolls(style)) return undefined;
    const edge = box.getBoundingClientRect();
    if (cuts(style) && style.display !== 'inline') {
      if (isForListeners(edge)) return undefined;
      const isCut = text.right > edge.right + slack || text.left < edge.left - slack;
      if (isCut && !(style.textOverflow === 'ellipsis' && box.closest('[title]'))) return box;
      if (isCut) return undefined;
    }
    // What is pinned to the window is out of its parents' reach.
    if (style.position === 'fixed') return undefined;
  }
  return undefined;
}

/** What sticks out furthest down the tree: its parents only follow it. */
function findWide(page: Document) {
  const { clientWidth } = page.documentElement;
  const wide = [...page.body.querySelectorAll('*')].filter((element) => {
    if (!isSeen(element) || element.getBoundingClientRect().right <= clientWidth + slack)
      return false;
    for (let box = element.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style) || cuts(style)) return false;
    }
    return true;
  });
  return wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
}

function findCutText(page: Document) {
  const problems: string[] = [];
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
    const range = page.createRange();
    range.selectNodeContents(node);
    const cutter = cutterOf(element, range.getBoundingClientRect());
    if (cutter)
      problems.push(`${nameOf(element)} is cut off by <${cutter.tagName.toLowerCase()}>.`);
  }
  return problems;
}

/**
 * What does not fit the width of the window: a page that scrolls sideways, words that are cut off,
 * and places that scroll sideways without saying what they are.
 */
export function findOverflow(page: Document): string[] {
  const { scrollWidth, clientWidth } = page.documentElement;
  const isTooWide = scrollWidth > clientWidth;
  const scrolling = [...page.body.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + slack &&
      isSeen(element) &&
      scrolls(getComputedStyle(element)) &&
      !isNamed(element),
  );

  return [
    ...(isTooWide
      ? [
          `The page is ${scrollWidth} px wide in a window of ${clientWidth} px: ` +
            findWide(page).slice(0, 3).map(nameOf).join(', '),
        ]
      : []),
    ...findCutText(page),
    ...scrolling.map((element) => `${nameOf(element)} scrolls sideways and has no name.`),
  ];
}
