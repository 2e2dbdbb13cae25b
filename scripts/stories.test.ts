import { describe, expect, it } from 'vitest';

import { exportedComponents, findStoryProblems, type Sources } from './stories.ts';

const door = 'packages/ui/src/index.ts';
const folder = 'packages/ui/src/components/PriceTag';
const component = `${folder}/PriceTag.tsx`;
const stories = `${folder}/PriceTag.stories.tsx`;

/** A component that has everything. */
const whole: Record<string, string> = {
  [door]: `export { PriceTag, type PriceTagProps } from './components/PriceTag/PriceTag';\n`,
  [component]: `
export interface PriceTagProps {
  price: string;
}

/** What something costs. A count is a \`Badge\`. */
export function PriceTag({ price }: PriceTagProps) {
  return <span>{price}</span>;
}`,
  [stories]: `
/** Use it beside what is sold. */
const meta = { component: PriceTag };
export default meta;
export const Plain = { play: async () => {} };`,
};

/** The same with other files; undefined takes one away. */
const problemsWith = (files: Record<string, string | undefined> = {}) => {
  const entries = Object.entries({ ...whole, ...files });
  return findStoryProblems(
    new Map(entries.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))),
  );
};
const without = (file: string, text: string | RegExp, other = '') => ({
  [file]: whole[file]?.replace(text, other),
});

describe('what npm run check asks of a component', () => {
  it('is content with one that has everything', () => {
    expect(problemsWith()).toEqual([]);
  });

  it('asks for stories', () => {
    expect(problemsWith({ [stories]: undefined })).toContain(
      `${component} has no PriceTag.stories.tsx beside it.`,
    );
  });

  it.each([
    ['none', ''],
    ['the one of the template', '/** When to use it, when not, and what to use instead: … */'],
  ])('asks for a paragraph on when to use it, where there is %s', (_, paragraph) => {
    expect(problemsWith(without(stories, /\/\*\*.*\*\//, paragraph))).toEqual([
      'PriceTag.stories.tsx says nothing about when to use PriceTag.',
    ]);
  });

  it.each([
    ['none', ''],
    ['the one of the template', '/** What it is for, in one sentence. What to use instead. */'],
  ])('asks for a sentence above the component, where there is %s', (_, sentence) => {
    expect(problemsWith(without(component, /\/\*\*.*\*\//, sentence))).toEqual([
      `${component} has no sentence above PriceTag that says what it is for.`,
    ]);
  });

  it('asks for somebody who tries it', () => {
    expect(problemsWith(without(stories, ' play: async () => {} '))).toEqual([
      `${component} is tried by nothing: neither a play function nor PriceTag.test.tsx.`,
    ]);
  });

  it.each(['test', 'browser.test'])('takes a file named .%s.tsx for a play function', (kind) => {
    const untried = without(stories, ' play: async () => {} ');

    expect(problemsWith({ ...untried, [`${folder}/PriceTag.${kind}.tsx`]: 'it' })).toEqual([]);
    // The test of something else beside it does not try the component.
    expect(problemsWith({ ...untried, [`${folder}/layOut.${kind}.tsx`]: 'it' })).toHaveLength(1);
  });

  it.each(['className?: string;', 'style?: CSSProperties;'])('refuses %s', (prop) => {
    expect(problemsWith(without(component, 'price: string;', prop))).toEqual([
      `${component} takes className or style; only Box may.`,
    ]);
  });

  it('asks the same of what a door gives out from the folder of another', () => {
    const shared = `${folder}/PriceList.tsx`;
    const files = {
      [door]: `${whole[door]}export { PriceList } from './components/PriceTag/PriceList';\n`,
      [shared]: 'export function PriceList() {}',
    };

    expect(problemsWith(files)).toEqual([
      `${shared} has no sentence above PriceList that says what it is for.`,
      `${shared} has no PriceList.stories.tsx beside it.`,
      `${shared} is tried by nothing: neither a play function nor PriceList.test.tsx.`,
    ]);
  });

  it('asks a provider for a test, as it has no looks to show', () => {
    const files: Record<string, string> = {
      [door]: `export { PriceProvider } from './PriceProvider';\n`,
      'packages/ui/src/PriceProvider.tsx':
        '/** Gives prices. */\nexport function PriceProvider() {}',
    };

    expect(problemsWith(files)).toEqual([
      'packages/ui/src/PriceProvider.tsx is tried by nothing: neither a play function nor PriceProvider.test.tsx.',
    ]);
  });
});

it('finds the components of a door among its functions and types', () => {
  const sources: Sources = new Map([
    [
      door,
      `export { createSnackbar, type Snackbar } from './Snackbar/createSnackbar';
export {
  PriceTag,
  usePrice,
  type PriceTagProps,
} from './PriceTag/PriceTag';
export type { Price } from './PriceTag/Price';`,
    ],
    ['packages/ui/src/PriceTag/PriceTag.tsx', ''],
  ]);

  expect(exportedComponents(sources)).toEqual([
    { name: 'PriceTag', file: 'packages/ui/src/PriceTag/PriceTag.tsx' },
  ]);
});
