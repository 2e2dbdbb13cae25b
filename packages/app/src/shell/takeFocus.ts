const busy = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The title of the screen, once it is more than a place kept for it. */
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (heading) => !heading.closest('[aria-busy="true"]') && heading.textContent !== '',
  );

/** Whether nobody is in the middle of something: focus is lost, or rests where the link was. */
function isFree(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  if (activeElement.matches('main')) return true;
  if (activeElement.matches('input, textarea, select, [contenteditable]')) return false;
  return !activeElement.closest(`main, ${busy}`);
}

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Puts the focus on the title of a screen that was gone to, so that it is read aloud and the next
 * Tab goes on from there. The title may come later, and another one after it while the screen loads;
 * what somebody does themselves ends it.
 */
export function takeFocus(): () => void {
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('keydown', stop, true);
    window.removeEventListener('pointerdown', stop, true);
  };
  const look = () => {
    if (!isFree()) return;
    const heading = findHeading();
    const main = document.querySelector<HTMLElement>('main');
    if (heading) focus(heading);
    else if (main && document.activeElement !== main) focus(main);
  };
  const observer = new MutationObserver(look);

  // On their way down, so that the key that led here does not count.
  window.addEventListener('keydown', stop, true);
  window.addEventListener('pointerdown', stop, true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  });
  look();
  return stop;
}
