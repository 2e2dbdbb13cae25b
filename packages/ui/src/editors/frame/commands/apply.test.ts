import { newFrameDocument, type FrameDocument } from '@hearback/schema/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { record, redo, startHistory, undo } from '../../kit/history';
import { frameSizes } from '../../../frames/frameSizes';
import { findIssues } from '../findIssues';
import { apply, type FrameCommand } from './apply';

const frame = newFrameDocument('Card');
const idsOf = ({ content }: FrameDocument) => content.map(({ id }) => id);
const find = ({ content }: FrameDocument, id: string) =>
  content.find((element) => element.id === id);

describe('addElement', () => {
  it('lays the new element on top, midway between the sides', () => {
    const added = apply(frame, { type: 'addElement', elementType: 'logo' });

    expect(added.content.at(-1)).toMatchObject({ id: 'logo', x_mm: 36.8, width_mm: 31.5 });
  });

  it.each(['logo', 'text', 'shape'] as const)('keeps a new %s off the code', (elementType) => {
    const added = apply(frame, { type: 'addElement', elementType });

    expect(findIssues(added).filter(({ code }) => code === 'code_covered')).toEqual([]);
  });

  it('refuses a second code', () => {
    expect(apply(frame, { type: 'addElement', elementType: 'code' })).toBe(frame);
  });

  it('gives each its own id', () => {
    const twice = apply(apply(frame, { type: 'addElement', elementType: 'shape' }), {
      type: 'addElement',
      elementType: 'shape',
    });

    expect(idsOf(twice)).toEqual(['text', 'code', 'text-2', 'shape', 'shape-2']);
  });
});

describe('duplicateElement', () => {
  it('lays the copy right on top of its original, a little aside', () => {
    const doubled = apply(frame, { type: 'duplicateElement', elementId: 'text' });
    const { x_mm: x = 0, y_mm: y = 0 } = find(frame, 'text') ?? {};

    expect(idsOf(doubled)).toEqual(['text', 'text-3', 'code', 'text-2']);
    expect(find(doubled, 'text-3')).toMatchObject({ x_mm: x + 3, y_mm: y + 3 });
  });

  it.each(['code', 'gone'])('leaves the frame as it was for %s', (elementId) => {
    expect(apply(frame, { type: 'duplicateElement', elementId })).toBe(frame);
  });
});

describe('nudgeElement', () => {
  it('shifts by tenths of a millimetre without drift', () => {
    let nudged = frame;
    for (let n = 0; n < 10; n += 1) {
      nudged = apply(nudged, { type: 'nudgeElement', elementId: 'code', byX: 0.1, byY: -0.1 });
    }

    expect(find(nudged, 'code')).toMatchObject({ x_mm: 26, y_mm: 45 });
  });
});

describe('resizeFrame', () => {
  it.each(Object.entries(frameSizes))('keeps the code whole on a %s', (_, size) => {
    const code = find(apply(frame, { type: 'resizeFrame', size }), 'code');

    expect(code?.x_mm).toBeGreaterThanOrEqual(0);
    expect((code?.x_mm ?? 0) + (code?.width_mm ?? 0)).toBeLessThanOrEqual(size.width_mm);
    expect((code?.y_mm ?? 0) + (code?.width_mm ?? 0)).toBeLessThanOrEqual(size.height_mm);
  });

  it('moves nothing when only the bleed changes', () => {
    const resized = apply(frame, { type: 'resizeFrame', size: { ...frame.size, bleed_mm: 0 } });

    expect(resized.content).toBe(frame.content);
  });
});

describe('startFrom', () => {
  it('replaces the art and keeps the sheet and the name', () => {
    const started = apply({ ...frame, name: '' }, { type: 'startFrom', palette: 'ink' });

    expect(started).toMatchObject({ name: '', size: frame.size });
    expect(idsOf(started)).toEqual(['shape', 'text', 'code', 'shape-2', 'text-2']);
  });
});

describe('what is gone', () => {
  it.each<FrameCommand>([
    { type: 'removeElement', elementId: 'gone' },
    { type: 'moveElement', elementId: 'gone', toIndex: 0 },
    { type: 'editElement', elementId: 'gone', changes: { x_mm: 1 } },
    { type: 'nudgeElement', elementId: 'gone', byX: 1, byY: 1 },
  ])('leaves the frame as it was: $type', (command) => {
    expect(apply(frame, command)).toBe(frame);
  });
});

const elementId = fc.constantFrom('text', 'text-2', 'code', 'logo', 'shape');
const command: fc.Arbitrary<FrameCommand> = fc.oneof(
  fc.record({
    type: fc.constant('addElement' as const),
    elementType: fc.constantFrom(
      'text' as const,
      'code' as const,
      'logo' as const,
      'shape' as const,
    ),
  }),
  fc.record({ type: fc.constant('removeElement' as const), elementId }),
  fc.record({ type: fc.constant('moveElement' as const), elementId, toIndex: fc.nat(6) }),
  fc.record({
    type: fc.constant('nudgeElement' as const),
    elementId,
    byX: fc.integer({ min: -9, max: 9 }),
    byY: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({
    type: fc.constant('resizeFrame' as const),
    size: fc.constantFrom(...Object.values(frameSizes)),
  }),
);

describe('any commands', () => {
  it('come undone to the beginning and done again to the end', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let history = startHistory(frame);
        for (const next of commands) history = record(history, apply(history.present, next));
        const end = history.present;
        const steps = history.past.length;

        for (let n = 0; n < steps; n += 1) history = undo(history);
        expect(history.present).toBe(frame);
        for (let n = 0; n < steps; n += 1) history = redo(history);
        expect(history.present).toBe(end);
      }),
    );
  });
});
