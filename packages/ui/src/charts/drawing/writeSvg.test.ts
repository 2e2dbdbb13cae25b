import { expect, it } from 'vitest';

import type { Drawing } from './Drawing';
import { writeChartSvg } from './writeSvg';

const drawing: Drawing = {
  title: 'Scans & answers',
  width: 320,
  height: 120.456,
  shapes: [
    {
      kind: 'outline',
      d: 'M0 0h10',
      place: [1, 0, 0, 1, 4, 8],
      fill: null,
      stroke: { color: '#0f7a6c', opacity: 0.5, width: 2, dashes: [5, 3] },
    },
    {
      kind: 'line',
      words: '<b onload="x">Łódź',
      x: 10,
      y: 20,
      anchor: 'middle',
      width: 84.004,
      fill: { color: '#1b1d22', opacity: 1 },
      font: { family: '"Instrument Sans", sans-serif', size: 13, weight: '600', spacing: 0 },
    },
  ],
};

it('writes shapes with plain colours', () => {
  expect(writeChartSvg(drawing)).toContain(
    '<path d="M0 0h10" transform="matrix(1 0 0 1 4 8)" fill="none" stroke="#0f7a6c" stroke-opacity="0.5" stroke-width="2" stroke-dasharray="5 3" stroke-linejoin="round"/>',
  );
  expect(writeChartSvg(drawing)).toContain('viewBox="0 0 320 120.46"');
});

it('keeps words words, whatever they look like', () => {
  expect(writeChartSvg(drawing)).toContain('>&lt;b onload=&quot;x&quot;&gt;Łódź</text>');
  expect(writeChartSvg(drawing)).toContain('<title>Scans &amp; answers</title>');
});

it('keeps words as wide as on the page where their font is missing', () => {
  expect(writeChartSvg(drawing)).toContain('textLength="84" lengthAdjust="spacingAndGlyphs"');
});
