import type { News } from '../queue/news';

/** Loads what tells of answers from before when there is one, which is rare. */
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
