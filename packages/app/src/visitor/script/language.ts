import { recall, remember } from './onDevice';
import type { Visit } from './visit';

const remembered = 'hearback-language';

/**
 * Whoever chose a language gets it again, on every form of this server that speaks it, whatever
 * language an address or the site around a frame asks for. Nobody is led to where they are.
 */
export function rememberLanguage(visit: Visit): void {
  const chosen = recall(remembered);
  const isThere = chosen === document.body.dataset.language;

  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-languages] a')) {
    const { hreflang, href } = link;
    link.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
      remember(remembered, hreflang);
      // Another tab is another visit; this one goes on here.
      if (!ctrlKey && !metaKey && !shiftKey) visit.carry();
    });
    if (isThere || hreflang !== chosen || href === location.href) continue;
    visit.carry();
    location.replace(href);
  }
}
