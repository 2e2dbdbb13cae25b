// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { closeMenu } from './LanguageSwitch';

const open = () => {
  document.body.innerHTML =
    '<nav data-languages><details open><summary>English</summary><a href="?lang=pl">Polski</a></details></nav><p>Form</p>';
  closeMenu();
  return document.querySelector('details');
};

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('closes the languages by a touch elsewhere, and by none inside', () => {
  const menu = open();
  press('a');
  expect(menu?.open).toBe(true);
  press('p');
  expect(menu?.open).toBe(false);
});

it('closes them by Escape, and goes back to where they were opened', () => {
  const menu = open();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

  expect(menu?.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});
