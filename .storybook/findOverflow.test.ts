import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { findOverflow } from './findOverflow.ts';

/** A word that no line breaks. */
const long = 'Konstantynopolitańczykowianeczka'.repeat(3);

const problemsOf = (html: string) => {
  document.body.innerHTML = html;
  return findOverflow(document);
};

beforeEach(async () => {
  document.body.style.margin = '0';
  await page.viewport(320, 640);
});

it('says nothing about a page that fits', () => {
  expect(problemsOf('<h1>Lokalizacje</h1><button>Dodaj lokalizację</button>')).toEqual([]);
});

it('finds a page that scrolls sideways, and what makes it do so', () => {
  expect(problemsOf('<main><section><p style="width: 400px">Szeroki</p></section></main>')).toEqual(
    ['The page is 400 px wide in a window of 320 px: <p> “Szeroki”'],
  );
});

it('finds the label of a button that is cut off', () => {
  const style = 'width: 80px; overflow: hidden; white-space: nowrap';

  expect(problemsOf(`<button style="${style}">Wstrzymaj kod na zawsze</button>`)).toEqual([
    '<button> “Wstrzymaj kod na zawsze” is cut off by <button>.',
  ]);
});

it('finds words that a box further up cuts off', () => {
  const problems = problemsOf(
    `<div style="overflow: clip; width: 90px"><p><b>${long}</b></p></div>`,
  );

  expect(problems).toEqual([expect.stringMatching(/^<b> “Konst.*” is cut off by <div>\.$/)]);
});

it('allows dots only where the whole words can still be read', () => {
  const style = 'overflow: hidden; white-space: nowrap; text-overflow: ellipsis';

  expect(problemsOf(`<p style="${style}" title="${long}">${long}</p>`)).toEqual([]);
  expect(problemsOf(`<p style="${style}">${long}</p>`)).toHaveLength(1);
});

it('lets a place scroll sideways when it says what it is', () => {
  const wide = '<p style="width: 600px">Tabela</p>';

  expect(
    problemsOf(`<div style="overflow: auto" role="region" aria-label="Kody">${wide}</div>`),
  ).toEqual([]);
  expect(problemsOf(`<div style="overflow: auto">${wide}</div>`)).toEqual([
    '<div> “Tabela” scrolls sideways and has no name.',
  ]);
});

it('leaves words for screen readers alone, and what is out of the way', () => {
  const hidden =
    'position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap';

  expect(problemsOf(`<span style="${hidden}">${long}</span>`)).toEqual([]);
  expect(problemsOf(`<div style="overflow: hidden; width: 50px" inert>${long}</div>`)).toEqual([]);
});
