import { dropAnswer } from '../queue/answers';
import type { News } from '../queue/news';
import { linkTo } from '../screens';
import { earlierWords } from './earlierWords';

const lines = new Map<string, Element>();

/**
 * Tells above the form what became of an answer from before: whoever gave one while there was no
 * network is not to give it twice, and gets the receipt.
 */
export function tellEarlier(form: HTMLFormElement, news: News): void {
  const { client_id: id, outcome } = news;
  const words = earlierWords(document.body.dataset.language ?? '');
  const { content } = document.querySelector('template') ?? {};
  const line = lines.get(id) ?? (content?.querySelector('p')?.cloneNode() as Element | undefined);
  // Behind the thanks nobody would see it: the next page tells it.
  if (!line || !form.isConnected || !/sent|later/.test(outcome)) return;
  line.setAttribute('role', 'status');
  line.textContent = `${outcome === 'sent' ? words.sent : words.waits} `;
  lines.set(id, line);
  form.prepend(line);
  if (outcome !== 'sent') return;
  const link = content?.querySelector<HTMLAnchorElement>('[data-receipt]')?.cloneNode(true);
  if (link) line.append(linkTo(link as HTMLAnchorElement, news.receipt));
  // Told once. What the device did not forget is told again.
  dropAnswer(id).catch(() => undefined);
}
