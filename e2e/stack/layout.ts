import type { Page } from '@playwright/test';

/**
 * Losses of a narrow or zoomed page, one line each: horizontal scrolling, truncated words, or a
 * control that is smaller than 44 pixels or covered.
 */
export const lossesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const losses: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) losses.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);

    const isDrawn = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isDrawn(element) || element.closest('[aria-hidden=true]')) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) {
        losses.push(`cut off: ${element.outerHTML.slice(0, 80)}`);
      }
    }

    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), textarea, select, summary',
    );
    for (const control of controls) {
      if (!isDrawn(control) || control.closest('[aria-hidden=true]')) continue;
      const name = control.outerHTML.slice(0, 80);
      control.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width < 44 || height < 44) {
        losses.push(`small, ${Math.round(width)} × ${Math.round(height)}: ${name}`);
      }
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!top || !(control.contains(top) || top.contains(control))) {
        losses.push(`out of reach: ${name}`);
      }
    }
    scrollTo(0, 0);
    return losses;
  });
