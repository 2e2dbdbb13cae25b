import { useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** How long a dialog or a menu may take to give the focus back by itself. */
const patienceMs = 60;

const isUsable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null;

/** The title of a part of the page, or a control in it where it has no title. */
function findPlaceIn(part: HTMLElement): HTMLElement | null {
  return part.querySelector('h1, h2, h3, h4') ?? part.querySelector(focusable);
}

/**
 * Finds a place for a focus that fell to the body since its element was removed or disabled: the
 * nearest part of the page that is left of its surroundings, else the title of the screen.
 */
function findPlace(lost: HTMLElement, ancestors: readonly HTMLElement[]): HTMLElement | null {
  for (const ancestor of ancestors) {
    if (ancestor === document.body || ancestor.tagName === 'MAIN') break;
    // Around a control that is only disabled, the next one is meant: “Previous” on the last page.
    const place =
      ancestor.isConnected &&
      (lost.isConnected ? ancestor.querySelector<HTMLElement>(focusable) : findPlaceIn(ancestor));
    if (place && isUsable(place)) return place;
  }
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main, h1');
}

/** Keeps the focus from falling to the body when the control that has it goes: a step, a row, a button. */
export function useFocusRecovery() {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let ancestors: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      last = target;
      ancestors = [];
      for (let one = target.parentElement; one; one = one.parentElement) ancestors.push(one);
    };
    const isLost = () =>
      last !== undefined && document.activeElement === document.body && !isUsable(last);
    const recover = () => {
      if (!last || !isLost()) return;
      const place = findPlace(last, ancestors);
      last = undefined;
      if (!place) return;
      if (!place.matches(focusable)) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const check = () => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(recover, patienceMs);
    };
    const observer = new MutationObserver(check);

    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert'],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
