import { expect, it } from 'vitest';

import { seeSoon } from './seeSoon.ts';

interface Sight {
  toBeVisible: () => Promise<void>;
}

/** What is expected of an element in a play. */
const sight = expect as unknown as (element: Element) => Sight & { not: Sight };

const draw = (style: string) => {
  document.body.innerHTML = `<div style="${style}"><p>Open</p></div>`;
  return document.querySelector('p') as HTMLElement;
};

it('waits until what opens is seen, and until what closes is not', async () => {
  seeSoon(expect);
  const opening = draw('opacity: 0');
  setTimeout(() => opening.parentElement?.removeAttribute('style'), 60);
  await sight(opening).toBeVisible();
  setTimeout(() => opening.remove(), 60);
  await sight(opening).not.toBeVisible();
  expect(opening.isConnected).toBe(false);
});

it('says what stays unseen', async () => {
  seeSoon(expect, 80);
  const unseen = draw('visibility: hidden');
  await expect(sight(unseen).toBeVisible()).rejects.toThrow('is not visible');
});
