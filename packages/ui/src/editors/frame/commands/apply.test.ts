import { FrameDocument, newFrameDocument } from '@hearback/schema/documents';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { record, redo, startHistory, undo } from '../../kit/history';
import { frameSizes } from '@hearback/print/frames';
import { findFrameIssues } from '../findFrameIssues';
import { applyFrameCommand, type FrameCommand } from './apply';

const frame = newFrameDocument('Card');
const idsOf = ({ content }: FrameDocument) => content.map(({ id }) => id);
const find = ({ content }: FrameDocument, id: string) =>
  content.find((element) => element.id === id);

describe('addElement', () => {
  it('lays the new element on top, midway between the sides', () => {
    const added = applyFrameCommand(frame, { type: 'addElement', elementType: 'logo' });

    expect(added.content.at(-1)).toMatchObject({ id: 'logo', x_mm: 36.8, width_mm: 31.5 });
  });

  it.each(['logo', 'text', 'shape'] as const)('keeps a new %s off the code', (elementType) => {
    const added = applyFrameCommand(frame, { type: 'addElement', elementType });

    expect(findFrameIssues(added).filter(({ code }) => code === 'covered')).toEqual([]);
  });

  it('refuses a second code', () => {
    expect(applyFrameCommand(frame, { type: 'addElement', elementType: 'code' })).toBe(frame);
  });

  it('gives each its own id', () => {
    const twice = applyFrameCommand(
      applyFrameCommand(frame, { type: 'addElement', elementType: 'shape' }),
      {
        type: 'addElement',
        elementType: 'shape',
      },
    );

    expect(idsOf(twice)).toEqual(['text', 'code', 'text-2', 'shape', 'shape-2']);
  });
});

describe('duplicateElements', () => {
  it('lays the copy right on top of its original, a little aside', () => {
    const doubled = applyFrameCommand(frame, { type: 'duplicateElements', ids: ['text'] });
    const { x_mm: x = 0, y_mm: y = 0 } = find(frame, 'text') ?? {};

    expect(idsOf(doubled)).toEqual(['text', 'text-3', 'code', 'text-2']);
    expect(find(doubled, 'text-3')).toMatchObject({ x_mm: x + 3, y_mm: y + 3 });
  });

  it('copies a group as a group of its own, and what is locked as free', () => {
    const grouped = applyFrameCommand(frame, { type: 'groupElements', ids: ['text', 'text-2'] });
    const locked = applyFrameCommand(grouped, { type: 'lockElements', ids: ['text'] });
    const doubled = applyFrameCommand(locked, {
      type: 'duplicateElements',
      ids: ['text', 'text-2'],
    });

    expect(doubled.content.map(({ group_id: group }) => group)).toEqual([
      'group',
      undefined,
      'group',
      'group-2',
      'group-2',
    ]);
    expect(doubled.content.filter((element) => element.is_locked)).toHaveLength(1);
  });

  it('copies one of a group as one in none', () => {
    const grouped = applyFrameCommand(frame, { type: 'groupElements', ids: ['text', 'text-2'] });
    const doubled = applyFrameCommand(grouped, { type: 'duplicateElements', ids: ['text'] });

    expect(find(doubled, 'text-3')).not.toHaveProperty('group_id');
  });

  it.each(['code', 'gone'])('leaves the frame as it was for %s', (id) => {
    expect(applyFrameCommand(frame, { type: 'duplicateElements', ids: [id] })).toBe(frame);
  });
});

describe('pasteElements', () => {
  it('lays what was copied where it lay, and beside its like', () => {
    const [text] = frame.content;
    if (!text) throw new Error('A new frame has a text.');
    const empty = { ...frame, content: [] };
    const once = applyFrameCommand(empty, { type: 'pasteElements', elements: [text] });
    const twice = applyFrameCommand(once, { type: 'pasteElements', elements: [text] });

    expect(once.content).toEqual([text]);
    expect(find(twice, 'text-2')).toMatchObject({ x_mm: text.x_mm + 3, y_mm: text.y_mm + 3 });
  });

  it('leaves out a second code', () => {
    const pasted = applyFrameCommand(frame, { type: 'pasteElements', elements: frame.content });

    expect(idsOf(pasted)).toEqual(['text', 'code', 'text-2', 'text-3', 'text-4']);
  });
});

describe('orderElements', () => {
  const ordered = (ids: string[], to: 'front' | 'forward' | 'backward' | 'back') =>
    idsOf(applyFrameCommand(frame, { type: 'orderElements', ids, to }));

  it.each([
    ['text', 'front', ['code', 'text-2', 'text']],
    ['text', 'forward', ['code', 'text', 'text-2']],
    ['text-2', 'backward', ['text', 'text-2', 'code']],
    ['text-2', 'back', ['text-2', 'text', 'code']],
  ] as const)('lays %s %s', (id, to, order) => {
    expect(ordered([id], to)).toEqual(order);
  });

  it('keeps the order among those that are moved', () => {
    expect(ordered(['text', 'text-2'], 'front')).toEqual(['code', 'text', 'text-2']);
  });

  it('changes nothing where there is no further', () => {
    expect(applyFrameCommand(frame, { type: 'orderElements', ids: ['text'], to: 'back' })).toBe(
      frame,
    );
  });
});

describe('groupElements', () => {
  it('makes one group, and none again', () => {
    const grouped = applyFrameCommand(frame, { type: 'groupElements', ids: ['text', 'code'] });
    expect(find(grouped, 'code')?.group_id).toBe('group');
    expect(applyFrameCommand(grouped, { type: 'groupElements', ids: ['text', 'code'] })).toBe(
      grouped,
    );

    expect(applyFrameCommand(grouped, { type: 'ungroupElements', ids: ['text', 'code'] })).toEqual(
      frame,
    );
  });

  it('makes no group of one', () => {
    expect(applyFrameCommand(frame, { type: 'groupElements', ids: ['text'] })).toBe(frame);
  });
});

describe('what is locked', () => {
  const locked = applyFrameCommand(frame, { type: 'lockElements', ids: ['text'] });

  it('stays where it is until it is unlocked', () => {
    const places = { text: { x_mm: 50 } };

    expect(applyFrameCommand(locked, { type: 'moveElements', places })).toBe(locked);
    expect(applyFrameCommand(locked, { type: 'unlockElements', ids: ['text'] })).toEqual(frame);
  });
});

describe('addPicture', () => {
  it('lays a picture on the sheet in its own shape', () => {
    const image = {
      id: '7e2f0a86-5b7c-4a0e-9d3c-0d6f3f1b2a11',
      url: '/api/image/7e2f0a86-5b7c-4a0e-9d3c-0d6f3f1b2a11/',
      width: 400,
      height: 200,
    };
    const added = applyFrameCommand(frame, { type: 'addPicture', image }).content.at(-1);

    expect(added).toMatchObject({ type: 'image', image, width_mm: 63, height_mm: 31.5 });
  });
});

describe('editElement', () => {
  it('forgets what is taken back', () => {
    const own = applyFrameCommand(frame, {
      type: 'editElement',
      elementId: 'code',
      changes: { eye_color: '#aa0000' },
    });

    expect(
      applyFrameCommand(own, {
        type: 'editElement',
        elementId: 'code',
        changes: { eye_color: undefined },
      }),
    ).toEqual(frame);
  });
});

describe('resizeFrame', () => {
  it.each(Object.entries(frameSizes))('keeps the code whole on a %s', (_, size) => {
    const code = find(applyFrameCommand(frame, { type: 'resizeFrame', size }), 'code');

    expect(code?.x_mm).toBeGreaterThanOrEqual(0);
    expect((code?.x_mm ?? 0) + (code?.width_mm ?? 0)).toBeLessThanOrEqual(size.width_mm);
    expect((code?.y_mm ?? 0) + (code?.width_mm ?? 0)).toBeLessThanOrEqual(size.height_mm);
  });

  it('moves nothing when only the bleed changes', () => {
    const resized = applyFrameCommand(frame, {
      type: 'resizeFrame',
      size: { ...frame.size, bleed_mm: 0 },
    });

    expect(resized.content).toBe(frame.content);
  });
});

describe('startFrom', () => {
  it('replaces the art and keeps the name', () => {
    const document = newFrameDocument('Poster');
    const started = applyFrameCommand({ ...frame, name: '' }, { type: 'startFrom', document });

    expect(started).toEqual({ ...document, name: '' });
  });
});

describe('what is gone', () => {
  it.each<FrameCommand>([
    { type: 'removeElements', ids: ['gone'] },
    { type: 'groupElements', ids: ['gone', 'lost'] },
    { type: 'lockElements', ids: ['gone'] },
    { type: 'orderElements', ids: ['gone'], to: 'front' },
    { type: 'duplicateElements', ids: ['gone'] },
    { type: 'moveElement', elementId: 'gone', toIndex: 0 },
    { type: 'editElement', elementId: 'gone', changes: { x_mm: 1 } },
    { type: 'moveElements', places: { gone: { x_mm: 1 } } },
  ])('leaves the frame as it was: $type', (command) => {
    expect(applyFrameCommand(frame, command)).toBe(frame);
  });
});

const elementId = fc.constantFrom('text', 'text-2', 'code', 'logo', 'shape');
const ids = fc.subarray(['text', 'text-2', 'code', 'logo', 'shape']);
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
  fc.record({ type: fc.constant('removeElements' as const), ids }),
  fc.record({ type: fc.constant('duplicateElements' as const), ids }),
  fc.record({
    type: fc.constantFrom('groupElements' as const, 'ungroupElements' as const),
    ids,
  }),
  fc.record({ type: fc.constantFrom('lockElements' as const, 'unlockElements' as const), ids }),
  fc.record({
    type: fc.constant('orderElements' as const),
    ids,
    to: fc.constantFrom('front' as const, 'forward' as const, 'backward' as const, 'back' as const),
  }),
  fc.record({
    type: fc.constantFrom('moveElements' as const, 'rotateElements' as const),
    places: fc.dictionary(
      elementId,
      fc.record({
        x_mm: fc.integer({ min: -90, max: 90 }),
        rotation_deg: fc.integer({ min: -180, max: 180 }),
      }),
    ),
  }),
  fc.constant({ type: 'pasteElements' as const, elements: frame.content }),
  fc.record({ type: fc.constant('moveElement' as const), elementId, toIndex: fc.nat(6) }),
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
        for (const next of commands)
          history = record(history, applyFrameCommand(history.present, next), { name: next.type });
        const end = history.present;
        const steps = history.past.length;

        for (let n = 0; n < steps; n += 1) history = undo(history);
        expect(history.present).toBe(frame);
        for (let n = 0; n < steps; n += 1) history = redo(history);
        expect(history.present).toBe(end);
      }),
    );
  });

  it('keep every frame storable', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const end = commands.reduce(applyFrameCommand, frame);

        expect(v.safeParse(FrameDocument, end).success).toBe(true);
      }),
    );
  });
});
