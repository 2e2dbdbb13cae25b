import { type AnswerUpdate, dropAnswer, keepAnswer, keptAnswers } from '../queue';
import { linkTo } from '../answerForm';
import { randomId } from '../visit';
import { earlierWords } from './earlierWords';

const lines = new Map<string, Element>();

/** Sends what waits under a taken id under one of its own. */
async function sendAsSecond(id: string): Promise<void> {
  const answer = (await keptAnswers()).find(({ client_id }) => client_id === id);
  if (!answer) return;
  const { isTaken: _, ...rest } = answer;
  const client_id = randomId();
  const body = new URLSearchParams(answer.body);
  body.set('client_id', client_id);
  await keepAnswer({ ...rest, client_id, body: String(body) });
  await dropAnswer(id);
}

/** Asks whether words that were changed after they had been sent are to be a second answer. */
function askWhether(
  form: HTMLFormElement,
  line: Element,
  id: string,
  words: ReturnType<typeof earlierWords>,
  sendAll: () => void,
): void {
  const own = form.querySelector<HTMLButtonElement>('button[type=submit]');
  // The owner's colors are those of the part that the form's own button stands in.
  const { color, backgroundColor } = own ? getComputedStyle(own) : document.body.style;
  const option = (
    text: string,
    act: () => Promise<unknown>,
    looks: Partial<CSSStyleDeclaration>,
  ) => {
    const button =
      (own?.cloneNode() as HTMLButtonElement | undefined) ?? document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    Object.assign(button.style, { marginTop: '12px', ...looks });
    button.addEventListener('click', () => {
      line.remove();
      lines.delete(id);
      act().then(sendAll, () => undefined);
    });
    return button;
  };
  line.replaceChildren(
    words.taken,
    option(words.second, () => sendAsSecond(id), { color, backgroundColor }),
    option(words.discard, () => dropAnswer(id), { border: '1px solid' }),
  );
  form.prepend(line);
}

/**
 * Shows the state of an earlier answer above the form: a visitor who answered offline should not send it
 * twice, and gets the receipt.
 */
export function showEarlier(form: HTMLFormElement, news: AnswerUpdate, sendAll: () => void): void {
  const { client_id: id, outcome } = news;
  const words = earlierWords(document.body.dataset.language ?? '');
  const { content } = document.querySelector('template') ?? {};
  const line = lines.get(id) ?? (content?.querySelector('p')?.cloneNode() as Element | undefined);
  // Not visible behind the confirmation: the next page shows it.
  if (!line || !form.isConnected || !/sent|later|taken/.test(outcome)) return;
  line.setAttribute('role', 'status');
  lines.set(id, line);
  if (outcome === 'taken') {
    // Shown once, although the queue reports it repeatedly.
    if (!line.isConnected) askWhether(form, line, id, words, sendAll);
    return;
  }
  line.textContent = `${outcome === 'sent' ? words.sent : words.waits} `;
  form.prepend(line);
  if (outcome !== 'sent') return;
  const link = content?.querySelector<HTMLAnchorElement>('[data-receipt]')?.cloneNode(true);
  if (link) line.append(linkTo(link as HTMLAnchorElement, news.receipt));
  // Shown once. If deleting it fails, it is shown again.
  dropAnswer(id).catch(() => undefined);
}
