import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { measureText } from './measureText';
import { wrapText } from './wrapText';

const measure = { width: 40, fontSize: 5, fontWeight: 400 };

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

    expect(measureText(text, 5, 700)).toBeGreaterThan(measureText(text, 5, 400));
  });

  it('never makes a line that is too wide for more than one letter, and loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (text) => {
        const lines = wrapText(text, measure);
        for (const line of lines) {
          if ([...line].length > 1) expect(measureText(line, 5, 400)).toBeLessThanOrEqual(40.006);
        }
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
