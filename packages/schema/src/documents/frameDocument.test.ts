import * as v from 'valibot';
import { expect, it } from 'vitest';

import { toIssues } from '../rules/toIssues.ts';
import { FrameDocument, newFrameDocument } from './frameDocument.ts';

const size = { width_mm: 105, height_mm: 148, bleed_mm: 3 };

it('takes the shortest frame there is', () => {
  const frame = v.parse(FrameDocument, {
    name: 'Table card',
    size,
    content: [{ type: 'code', x_mm: 27.5, y_mm: 50, width_mm: 50 }],
  });

  expect(frame.content[0]).toMatchObject({ id: 'code', color: '#000000', level: 'Q' });
});

it('numbers elements of one type', () => {
  const text = { type: 'text', text: 'Hello', x_mm: 0, y_mm: 0, width_mm: 50 };
  const frame = v.parse(FrameDocument, { name: 'Card', size, content: [text, text] });

  expect(frame.content.map(({ id }) => id)).toEqual(['text', 'text-2']);
});

it('has room for one code only', () => {
  const code = { type: 'code', x_mm: 0, y_mm: 0, width_mm: 50 };
  const result = v.safeParse(FrameDocument, { name: 'Card', size, content: [code, code] });

  expect(toIssues(result.issues ?? [])).toEqual({
    content: ['A frame has room for one code only.'],
  });
});

it('starts with a frame that has its code', () => {
  expect(newFrameDocument('Card').content.some(({ type }) => type === 'code')).toBe(true);
});
