import { expect, it, vi } from 'vitest';

import { createSnackbar } from './createSnackbar';

const texts = (snackbar: ReturnType<typeof createSnackbar>) =>
  snackbar.messages().map(({ text }) => text);

it('keeps the newest three messages', () => {
  const snackbar = createSnackbar();
  for (const text of ['one', 'two', 'three', 'four']) snackbar.show({ tone: 'info', text });

  expect(texts(snackbar)).toEqual(['two', 'three', 'four']);
});

it('shows a message that repeats itself once, as the newest', () => {
  const snackbar = createSnackbar();
  for (const text of ['no network', 'saved', 'no network']) snackbar.show({ tone: 'error', text });

  expect(texts(snackbar)).toEqual(['saved', 'no network']);
});

it('tells its listeners until they leave', () => {
  const snackbar = createSnackbar();
  const listener = vi.fn();
  const leave = snackbar.subscribe(listener);

  const id = snackbar.show({ tone: 'success', text: 'Company added' });
  snackbar.dismiss(id);
  leave();
  snackbar.show({ tone: 'success', text: 'Company removed' });

  expect(listener).toHaveBeenCalledTimes(2);
  expect(texts(snackbar)).toEqual(['Company removed']);
});
