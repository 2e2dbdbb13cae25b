// @vitest-environment jsdom
import { frameSizes, starterFrame } from '@hearback/print/frames';
import { FrameDocument, newFrameDocument, type FrameSize } from '@hearback/schema/documents';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { record, startHistory } from '../../kit/history';
import { findFrameIssues } from '../findFrameIssues';
import { frameEditorConfig } from '../frameEditorConfig';
import { useFrameEditor } from '../frameEditorConfig';
import { applyFrameCommand, frameStepOf, type FrameCommand } from './apply';

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenth) => tenth / 10);
const sheet: fc.Arbitrary<FrameSize> = fc.record({
  width_mm: tenths(20, 400),
  height_mm: tenths(20, 400),
  bleed_mm: tenths(0, 10),
});
const image = {
  id: '7e2f0a86-5b7c-4a0e-9d3c-0d6f3f1b2a11',
  url: '/api/image/7e2f0a86-5b7c-4a0e-9d3c-0d6f3f1b2a11/',
  width: 400,
  height: 200,
};

/** One after the other, as an editor runs them. */
const resized = (start: FrameDocument, sizes: readonly FrameSize[]) =>
  sizes
    .map((size): FrameCommand => ({ type: 'resizeFrame', size }))
    .reduce(
      (history, command) =>
        record(
          history,
          frameEditorConfig.apply(history.present, command, history.past),
          frameStepOf(command, history.present),
        ),
      startHistory(start),
    ).present;

describe('resizeFrame', () => {
  it('gives the same frame back when the first size is chosen again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(frameSizes)),
        fc.array(sheet, { maxLength: 4 }),
        (first, tried) => {
          const frame = starterFrame('Card', first);
          expect(resized(frame, [...tried, frame.size])).toEqual(frame);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps the color and the name that were chosen in between', () => {
    const { result } = renderHook(() => useFrameEditor(newFrameDocument('Card')));
    const start = result.current.document;
    const commands: FrameCommand[] = [
      { type: 'resizeFrame', size: frameSizes.businessCard },
      { type: 'paintFrame', backgroundColor: '#ffeedd' },
      { type: 'resizeFrame', size: start.size },
    ];
    for (const command of commands) act(() => result.current.run(command));

    expect(result.current.document).toEqual({ ...start, background_color: '#ffeedd' });
  });

  it('starts anew once an element was moved', () => {
    const { result } = renderHook(() => useFrameEditor(newFrameDocument('Card')));
    const start = result.current.document;
    const commands: FrameCommand[] = [
      { type: 'resizeFrame', size: frameSizes.a5 },
      { type: 'moveElements', places: { code: { x_mm: 50 } } },
      { type: 'resizeFrame', size: start.size },
    ];
    for (const command of commands) act(() => result.current.run(command));

    const code = result.current.document.content.find(({ id }) => id === 'code');
    expect(code?.x_mm).toBeGreaterThan(30);
  });

  it.each([{ type: 'shape' }, { type: 'image', image }, { type: 'image', image, fit: 'cover' }])(
    'keeps the edges of $type at the bleed',
    (element) => {
      fc.assert(
        fc.property(sheet, sheet, fc.boolean(), (from, to, isBand) => {
          const frame = v.parse(FrameDocument, {
            name: 'Card',
            size: from,
            content: [
              {
                ...element,
                x_mm: -from.bleed_mm,
                y_mm: -from.bleed_mm,
                width_mm: from.width_mm + 2 * from.bleed_mm,
                height_mm: isBand
                  ? from.height_mm / 3 + from.bleed_mm
                  : from.height_mm + 2 * from.bleed_mm,
              },
            ],
          });
          const [ground] = applyFrameCommand(frame, { type: 'resizeFrame', size: to }).content;
          if (ground === undefined || !('height_mm' in ground)) throw new Error('It is gone.');
          const { x_mm: x, y_mm: y, width_mm: width, height_mm: height = 0 } = ground;

          expect(x).toBeCloseTo(-to.bleed_mm);
          expect(y).toBeCloseTo(-to.bleed_mm);
          expect(Math.abs(x + width - to.width_mm - to.bleed_mm)).toBeLessThan(0.11);
          if (!isBand) {
            expect(Math.abs(y + height - to.height_mm - to.bleed_mm)).toBeLessThan(0.11);
          }
        }),
      );
    },
  );

  it('keeps a band at the lower edge there, and reaches over a wider bleed', () => {
    const frame = v.parse(FrameDocument, {
      name: 'Card',
      size: { width_mm: 100, height_mm: 140, bleed_mm: 3 },
      content: [{ type: 'shape', x_mm: -3, y_mm: 120, width_mm: 106, height_mm: 23 }],
    });
    const bandOn = (size: FrameSize) =>
      applyFrameCommand(frame, { type: 'resizeFrame', size }).content[0];

    expect(bandOn({ width_mm: 50, height_mm: 70, bleed_mm: 3 })).toMatchObject({
      x_mm: -3,
      y_mm: 60,
      width_mm: 56,
      height_mm: 13,
    });
    expect(bandOn({ ...frame.size, bleed_mm: 5 })).toMatchObject({
      x_mm: -5,
      width_mm: 110,
      height_mm: 25,
    });
  });

  it('does not let the code become too small where there is room', () => {
    const card = v.parse(FrameDocument, {
      name: 'Card',
      size: frameSizes.a6,
      content: [{ type: 'code', x_mm: 35, y_mm: 50, width_mm: 35 }],
    });
    const small = applyFrameCommand(card, {
      type: 'resizeFrame',
      size: { ...frameSizes.a7, placement: 'table' },
    });

    expect(findFrameIssues(small)).toEqual([]);
  });

  it('leaves a code alone that was too small before', () => {
    const card = v.parse(FrameDocument, {
      name: 'Card',
      size: frameSizes.a6,
      content: [{ type: 'code', x_mm: 35, y_mm: 50, width_mm: 20 }],
    });
    const [code] = applyFrameCommand(card, { type: 'resizeFrame', size: frameSizes.a7 }).content;

    expect(code?.width_mm).toBeLessThan(20);
  });
});
