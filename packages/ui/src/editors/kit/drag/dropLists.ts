import type { ItemBox } from './placeIn';

/** A list on the screen that something can be put into. */
export interface DropList {
  element: HTMLElement;
  /** What scrolls it. Null: it is in sight as far as it ever will be. */
  scroller: Element | null;
}

const scrollerOf = (element: HTMLElement): Element | null => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    const isPage = at === document.scrollingElement;
    const scrolls = overflowY === 'auto' || overflowY === 'scroll' || isPage;
    if (scrolls && at.scrollHeight > at.clientHeight) return at;
  }
  return null;
};

/** The lists of an editor. Each names, in `data-drop-list`, the attribute that has its items' ids. */
export const dropListsIn = (root: HTMLElement): DropList[] =>
  [...root.querySelectorAll<HTMLElement>('[data-drop-list]')].map((element) => ({
    element,
    scroller: scrollerOf(element),
  }));

/** The part of a list that can be seen. Undefined: none. */
export function sightOf({ element, scroller }: DropList) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const window =
    scroller && scroller !== document.scrollingElement
      ? scroller.getBoundingClientRect()
      : { top: 0, bottom: document.documentElement.clientHeight };
  const sight = {
    left,
    right,
    top: Math.max(top, window.top),
    bottom: Math.min(bottom, window.bottom),
    window,
  };
  return element.offsetParent === null || sight.bottom < sight.top ? undefined : sight;
}

/** The attribute that has the ids of a list's items. */
export const idAttributeOf = (list: HTMLElement): string =>
  list.getAttribute('data-drop-list') ?? 'data-part';

/** From where to where a line goes that shows a place in a list: as wide as its items. */
export function widthOf({ element }: DropList) {
  const item = element.querySelector(`[${idAttributeOf(element)}]`) ?? element;
  const { left, width } = item.getBoundingClientRect();
  return { left, width };
}

/** Where the items of a list are now. */
export function boxesOf({ element }: DropList): ItemBox[] {
  const attribute = idAttributeOf(element);
  return [...element.querySelectorAll(`[${attribute}]`)].map((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return { id: item.getAttribute(attribute) ?? '', top, bottom };
  });
}
