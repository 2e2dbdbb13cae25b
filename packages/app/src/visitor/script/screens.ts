/** A link of the template, once it has somewhere to lead to. */
export function linkTo(link: HTMLAnchorElement, receipt: string): HTMLAnchorElement {
  link.href = `/receipt/${receipt}`;
  link.hidden = false;
  return link;
}

/** The hands of a clock, in the square where the thanks have their check mark. */
const hands = 'M24 12v13h9';

/**
 * Replaces the form after sending. The markup is cloned from the page's template, since the script
 * does not write HTML.
 */
export function screensOf(page: HTMLElement) {
  let shown: Element = page;

  const show = (screen: Element) => {
    if (screen === shown) return;
    shown.replaceWith(screen);
    shown = screen;
    screen.querySelector<HTMLElement>('[data-thanks] h1')?.focus();
    scrollTo(0, 0);
  };

  const fromTemplate = () =>
    document.querySelector('template')?.content.firstElementChild?.cloneNode(true) as
      Element | undefined;

  return {
    form: () => show(page),

    thanks: (receipt: string) => {
      const screen = fromTemplate();
      if (!screen) return;
      const link = screen.querySelector<HTMLAnchorElement>('[data-receipt]');
      if (link) linkTo(link, receipt);
      show(screen);
    },

    /** Shows the state of an answer that waits on this device. */
    waiting: (title = '', sentence = '') => {
      const here = shown.querySelector('[data-waiting]');
      const screen = here ? shown : fromTemplate();
      const message = screen?.querySelector('[data-thanks]');
      const heading = message?.querySelector('h1');
      const line = here ?? message?.querySelector('p');
      if (!screen || !heading || !line) return;
      heading.textContent = title;
      line.textContent = sentence;
      // Once: the heading would lose the focus with its place.
      if (here) return;
      line.setAttribute('data-waiting', '');
      const mark = message?.querySelector('svg');
      mark?.querySelector('path')?.setAttribute('d', hands);
      message?.replaceChildren(...(mark ? [mark] : []), heading, line);
      show(screen);
    },
  };
}
