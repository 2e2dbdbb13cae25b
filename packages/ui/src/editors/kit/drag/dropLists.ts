import type { ItemBox } from './placeIn';

/** A list that accepts drops. */
export interface DropList {
  element: HTMLElement;
  /** The list's scroll container. Null: the list does not scroll. */
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

/** The drop lists of an editor. `data-drop-list` names the attribute with the item ids. */
export const dropListsIn = (root: HTMLElement): DropList[] =>
  [...root.querySelectorAll<HTMLElement>('[data-drop-list]')].map((element) => ({
    element,
    scroller: scrollerOf(element),
  }));

/** The visible part of a list. Undefined: none. */
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

/** Name of the attribute with the ids of a list's items. */
export const idAttributeOf = (list: HTMLElement): string =>
  list.getAttribute('data-drop-list') ?? 'data-part';

/** Horizontal extent of the drop line: as wide as the list's items. */
export function widthOf({ element }: DropList) {
  const item = element.querySelector(`[${idAttributeOf(element)}]`) ?? element;
  const { left, width } = item.getBoundingClientRect();
  return { left, width };
}

/** Current positions of a list's items. */
export function boxesOf({ element }: DropList): ItemBox[] {
  const attribute = idAttributeOf(element);
  return [...element.querySelectorAll(`[${attribute}]`)].map((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return { id: item.getAttribute(attribute) ?? '', top, bottom };
  });
}
