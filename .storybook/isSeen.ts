/** Kept for screen readers, moved aside or not there yet: nobody sees what is wrong with it. */
export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert]');

/** A box of one pixel hides words for those who listen. */
export const isForListeners = ({ width, height }: DOMRect): boolean => width <= 1 || height <= 1;
