import { contrastRatio } from '@hearback/schema/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { barForm, cafeForm } from './form.fixtures';
import { formStyleSheet } from './formStyleSheet';
import { isDark } from './variables';
import { formVariables, starVariables } from './variables';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('formVariables', () => {
  it('follows the ground: dark grounds get light browser parts', () => {
    expect(formVariables(cafeForm.style)['--form-scheme']).toBe('light');
    expect(formVariables(barForm.style)['--form-scheme']).toBe('dark');
  });

  it('finds an error colour that reads at least as well as the text or well enough', () => {
    fc.assert(
      fc.property(color, color, (background_color, text_color) => {
        const variables = formVariables({ background_color, text_color, accent_color: '#0a6b5d' });
        const ofError = contrastRatio(variables['--form-error'] ?? '', background_color);
        expect(ofError).toBeGreaterThanOrEqual(
          Math.min(4.5, contrastRatio(text_color, background_color)),
        );
      }),
    );
  });

  it('calls black dark and white light', () => {
    expect([isDark('#000000'), isDark('#ffffff')]).toEqual([true, false]);
  });
});

describe('starVariables', () => {
  it('outlines stars so that they are seen on any background', () => {
    fc.assert(
      fc.property(color, color, (star, background_color) => {
        const style = { background_color, text_color: '#1b1d22', accent_color: '#0a6b5d' };
        const outline = starVariables(star, style)['--form-star'] ?? '';
        expect(contrastRatio(outline, background_color)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('fills brown with gold, and leaves every other color as its owner chose it', () => {
    const fillOf = (star: string, { style } = cafeForm) =>
      starVariables(star, style)['--form-star-fill'];
    expect(fillOf('#b97700')).toBe('hsl(39 95% 53%)');
    expect(fillOf('#7a3f12')).toBe('hsl(26 95% 53%)');
    for (const kept of ['#0a6b5d', '#102a5c', '#000000', '#f2a65a'])
      expect(fillOf(kept)).toBe(kept);
    expect(fillOf('#b97700', barForm)).toBe('#b97700');
  });
});

describe('formStyleSheet', () => {
  it('lets nothing but colours and sizes into the page', () => {
    const sheet = formStyleSheet({
      style: { ...cafeForm.style, background_color: 'red}</style><script>' },
      fields: cafeForm.fields,
    });

    expect(sheet).not.toContain('<');
  });

  it('gives each field its own rule', () => {
    expect(formStyleSheet(barForm)).toContain(
      '[data-part="1"]{--form-label:#f6ead9;--form-size:1rem;--form-star:#f2a65a;--form-star-fill:#f2a65a}',
    );
  });
});
