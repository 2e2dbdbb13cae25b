import { frameIcons } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { pathOperators } from '../files/pdf/pathOperators.ts';
import { drawIcon } from './elements/drawIcon.ts';
import { drawings } from './iconDrawings.ts';

/** Half of the pen, and the point of a corner. */
const edge = 1;

describe.each(frameIcons)('the drawing %s', (icon) => {
  const { line = '', solid = '' } = drawings[icon];
  const points = pathOperators(line + solid)
    .split('\n')
    .flatMap((operator) => operator.split(' ').filter((part) => /\d/.test(part)))
    .map(Number);

  it('lies on its square, and fills most of it', () => {
    expect(Math.min(...points)).toBeGreaterThanOrEqual(edge);
    expect(Math.max(...points)).toBeLessThanOrEqual(24 - edge);
    expect(Math.max(...points) - Math.min(...points)).toBeGreaterThan(12);
  });

  it('is of one color alone', () => {
    const [group] = drawIcon({ icon, color: '#0a4d43', x_mm: 5, y_mm: 6, width_mm: 12 });
    const inks = (group?.children ?? []).flatMap(({ attributes: { fill, stroke } }) => [
      fill,
      stroke,
    ]);

    expect(group?.attributes.transform).toBe('translate(5 6) scale(0.5)');
    expect(new Set(inks.filter((ink) => ink !== undefined && ink !== 'none'))).toEqual(
      new Set(['#0a4d43']),
    );
  });
});

it('has no two drawings alike', () => {
  expect(new Set(frameIcons.map((icon) => JSON.stringify(drawings[icon]))).size).toBe(
    frameIcons.length,
  );
});
