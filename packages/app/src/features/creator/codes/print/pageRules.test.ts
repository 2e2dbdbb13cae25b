import { expect, it } from 'vitest';

import { pageRules } from './usePrinting';

const [card, label, poster] = [
  { width: 85.5, height: 55 },
  { width: 70, height: 37 },
  { width: 297, height: 420 },
];

it('prints each sheet on a page of its own size', () => {
  const { css, pageOf } = pageRules([card, label, card, poster]);

  expect(css).toContain('@page { size: 85.5mm 55mm; margin: 0 }');
  for (const sheet of [label, poster]) {
    expect(css).toContain(
      `@page ${pageOf(sheet)} { size: ${sheet.width}mm ${sheet.height}mm; margin: 0 }`,
    );
  }
  expect(css.match(/@page/g)).toHaveLength(3);
  expect(pageOf(card)).toBe('auto');
});

it('has names that style sheets take', () => {
  const { pageOf } = pageRules([label, card]);

  expect(pageOf(card)).toMatch(/^[a-z][\w-]+$/);
});

it('says so when there is nothing to print', () => {
  expect(() => pageRules([])).toThrow('There is nothing to print.');
});
