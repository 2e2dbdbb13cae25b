import { afterEach, beforeEach, expect, it } from 'vitest';

import { findDarkFaults } from './findDarkFaults.ts';

const style = document.createElement('style');
style.textContent = `
  body { background: #fff; color: #000; }
  [data-theme='dark'] body { background: #000; color: #fff; }
  .painted { color: #222; }
`;

beforeEach(() => {
  document.head.append(style);
  document.documentElement.dataset['theme'] = 'light';
});

afterEach(() => {
  style.remove();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['theme'];
});

it('says nothing about words that change with the theme', async () => {
  document.body.innerHTML = '<p>Open until ten</p>';

  expect(await findDarkFaults(document)).toEqual([]);
});

it('finds words that only the light theme lets read, and leaves the page as it was', async () => {
  document.body.innerHTML = '<p class="painted">Open until ten</p>';

  expect(await findDarkFaults(document)).toEqual([expect.stringContaining('#222222')]);
  expect(document.documentElement.dataset['theme']).toBe('light');
});
