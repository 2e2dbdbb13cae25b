import { recall, remember } from './onDevice';
import type { Visit } from './visit';

const remembered = 'hearback-language';

/**
 * Restores the visitor's chosen language on every form of this server that has it, over the language of
 * the URL or of the embedding site. Without a redirect if it is the current one.
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
