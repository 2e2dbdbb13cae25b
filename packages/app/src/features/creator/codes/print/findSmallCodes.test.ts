import { newFrameDocument, type FrameDocument, type Placement } from '@hearback/schema/documents';
import { expect, it } from 'vitest';

import { findSmallCodes } from './printIssues';
import { firstChoices, type PrintChoices } from './PrintChoices';
import { toPrintJob } from './toPrintJob';

/** A square frame that a code fills. */
const filled = (name: string, side: number, placement: Placement): FrameDocument => {
  const document = newFrameDocument(name);
  return {
    ...document,
    size: { width_mm: side, height_mm: side, bleed_mm: 0, placement },
    content: document.content.flatMap((element) =>
      element.type === 'code' ? [{ ...element, x_mm: 0, y_mm: 0, width_mm: side }] : [],
    ),
  };
};

const smallOf = (documents: readonly FrameDocument[], changed: Partial<PrintChoices>) => {
  const codes = documents.map(({ name }) => ({
    name: `Code on ${name}`,
    shortUrl: 'https://hearback.example/r/7K2M9QXT4A',
    state: 'PUBLISHED',
    frame: { id: name },
  }));
  const framed = documents.map((document, index) => ({ code: codes[index]!, document }));
  const choices = { ...firstChoices(framed, 'en-US'), sheet: 'single', ...changed } as const;
  return findSmallCodes(toPrintJob(framed, choices, 'Tables'), choices.what);
};

it('names each frame whose code a label makes too small for where it is read', () => {
  const documents = [
    filled('Card', 34, 'hand'),
    filled('Tent', 60, 'counter'),
    filled('Window', 100, 'window'),
    filled('Window', 100, 'window'),
  ];
  // 46.6 mm are left: much for a hand, little for a counter, nothing for a window.
  expect(smallOf(documents, { sheet: 'labels:a4x18' })).toEqual({
    unreadable: ['Window'],
    weak: ['Tent'],
  });
});

it('leaves frames in their own size to the scan check', () => {
  expect(smallOf([filled('Window', 20, 'window')], { sheet: 'nUp:a4' })).toEqual({
    unreadable: [],
    weak: [],
  });
});

it.each([
  [40, {}, []],
  [15, {}, ['Code on Window']],
  [40, { sheet: 'labels:a4x24' }, []],
] as const)('judges a code alone of %s mm from near to it: %o', (codeWidth, changed, weak) => {
  const documents = [filled('Window', 100, 'window')];
  expect(smallOf(documents, { what: 'code', codeWidth, ...changed })).toEqual({
    unreadable: [],
    weak,
  });
});
