import type { News } from '../queue/news';

/** Lazily loads the messages on earlier answers, since these are rare. */
export async function tellOnPage(
  form: HTMLFormElement,
  news: News,
  sendAll: () => void,
): Promise<void> {
  const address = '/visitor-earlier.js';
  const teller = (await import(/* @vite-ignore */ address)) as {
    tellEarlier: (form: HTMLFormElement, news: News, sendAll: () => void) => void;
  };
  teller.tellEarlier(form, news, sendAll);
}
