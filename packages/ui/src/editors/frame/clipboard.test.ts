import { newFrameDocument } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { fromClipboard, toClipboard } from './FrameEditor/FrameWorkbench';

const { content } = newFrameDocument('Card');

describe('the clipboard', () => {
  it('gives back what was put on it', () => {
    expect(fromClipboard(toClipboard(content))).toEqual(content);
  });

  const written = (elements: unknown) => JSON.stringify({ 'hearback.frame.elements': 1, elements });
  it.each([
    ['words', 'A shopping list'],
    ['nothing', ''],
    ['other JSON', '{"elements":[]}'],
    ['broken JSON', '{"hearback.frame.elements":1,'],
    ['no elements', written([])],
    ['what no frame has', written([{ type: 'script', x_mm: 0, y_mm: 0, width_mm: 10 }])],
    ['more than an element has', written([{ ...content[0], onload: 'alert(1)' }])],
    ['a colour that is none', written([{ ...content[0], color: 'url(https://x.example)' }])],
    [
      'a picture from elsewhere',
      written([
        {
          type: 'image',
          x_mm: 0,
          y_mm: 0,
          width_mm: 9,
          height_mm: 9,
          image: { id: crypto.randomUUID(), url: 'https://x.example/a.svg', width: 1, height: 1 },
        },
      ]),
    ],
    ['two codes', written([content[1], { ...content[1], id: 'code-2' }])],
    ['millions of letters', `hearback.frame.elements${'x'.repeat(2_000_001)}`],
  ])('refuses %s', (_, text) => {
    expect(fromClipboard(text)).toBeUndefined();
  });
});
