import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { measureText } from '../fonts/measureText.ts';
import { wrapText } from './wrapText.ts';

const measure = { width: 40, fontSize: 5, face: 'text-400' } as const;

describe('wrapText', () => {
  it('keeps a short text on one line', () => {
    expect(wrapText('How was it?', measure)).toEqual(['How was it?']);
  });

  it('breaks at spaces', () => {
    expect(wrapText('Point your camera at the square.', measure)).toEqual([
      'Point your',
      'camera at the',
      'square.',
    ]);
  });

  it('keeps the breaks of the writer, empty lines too', () => {
    expect(wrapText('One\n\nTwo', measure)).toEqual(['One', '', 'Two']);
  });

  it('cuts a word that is wider than the line', () => {
    expect(wrapText('Konstantynopolitańczykowianeczka', measure).length).toBeGreaterThan(1);
  });

  it('breaks bold text earlier, because it runs wider', () => {
    const text = 'Tell us what we can do better';

    expect(measureText(text, 5, 'text-700')).toBeGreaterThan(measureText(text, 5, 'text-400'));
  });

  it('never makes a line that is too wide for more than one letter, and loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (text) => {
        const lines = wrapText(text, measure);
        for (const line of lines) {
          if ([...line].length > 1)
            expect(measureText(line, 5, 'text-400')).toBeLessThanOrEqual(40.006);
        }
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });

  it('measures every letter a few times at most, however long the line', () => {
    const text = 'a'.repeat(20_000);
    const start = performance.now();

    for (const long of [text, text.replaceAll('aa', 'a ')]) {
      expect(wrapText(long, { ...measure, width: 1e6 })).toHaveLength(1);
      expect(wrapText(long, { ...measure, width: 2e4 }).length).toBeGreaterThan(1);
    }
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
