import { expect, it } from 'vitest';

import { readArticle } from './readArticle';

const source = `export const title = 'Print a frame';
export const summary = 'From the list to the printer.';
export const related = ['codes/publish-a-code'];

Open [your frames](/creator/frames/) and press **Print**.

## On paper

1. Press <kbd>Ctrl</kbd>.
2. Wait.

| Size | Use |
|---|---|
| A6 | Table |

<Picture name="print-frame" alt="The dialog" />

<Hint>Thick paper lasts.</Hint>
`;

it('knows what an article says of itself', () => {
  expect(readArticle(source)).toMatchObject({
    title: 'Print a frame',
    summary: 'From the list to the printer.',
    related: ['codes/publish-a-code'],
  });
});

it('finds everything that has to be true', () => {
  expect(readArticle(source)).toMatchObject({
    headings: ['On paper'],
    bold: ['Print'],
    links: ['/creator/frames/'],
    pictures: [{ name: 'print-frame', alt: 'The dialog' }],
    components: ['kbd', 'Picture', 'Hint'],
  });
});

it('reads all of its text, its headings apart, with blanks between the blocks', () => {
  expect(readArticle(source).text).toBe(
    'Open your frames and press Print. Press Ctrl. Wait. Size · Use A6 · Table Thick paper lasts.',
  );
});

it('refuses one that says nothing of itself, or more than it may', () => {
  expect(() => readArticle('Words')).toThrow('begins with its title');
  expect(() => readArticle("import x from 'x';")).toThrow('and no more');
  expect(() => readArticle('export const title = 1 + 1;')).toThrow('neither a text');
});
