import { newFrameDocument, type FrameElement } from '@hearback/schema/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { practiceSheet } from '../FrameEditor/FrameEditor.fixtures';
import { applyFrameCommand } from '../commands/apply';
import { placed, type Places } from '../commands/Placed';
import { alignedPlaces, distributedPlaces, edges } from './align';
import { handles, handlesOf, isSquare, middleOf } from './turn';
import { knownArea, knownBounds, unionOf } from './areas';
import { movedPlaces, resizedPlace, scaledPlaces, turnedPlaces } from './places';

const { content } = practiceSheet;
const byId = (id: string, elements: readonly FrameElement[] = content) => {
  const element = elements.find((known) => known.id === id);
  if (!element) throw new Error(`The practice sheet has no ${id}.`);
  return element;
};
const squares = ['red', 'green', 'blue'].map((id) => byId(id));
const after = (elements: readonly FrameElement[], places: Places) =>
  elements.map((element) => placed(element, places[element.id] ?? {}));
const sheet = { x: 0, y: 0, width: 100, height: 140 };

describe('align', () => {
  it.each(edges)('lines several up at their %s and moves the outermost one not', (edge) => {
    const around = unionOf(squares.map(knownBounds));
    const lined = after(squares, alignedPlaces(squares, edge, sheet));
    const along = {
      left: 'x',
      center: 'x',
      right: 'x',
      top: 'y',
      middle: 'y',
      bottom: 'y',
    } as const;
    const places = lined.map((element) => knownBounds(element)[along[edge]]);

    expect(new Set(places).size).toBe(1);
    expect(unionOf(lined.map(knownBounds))?.[along[edge]]).toBeGreaterThanOrEqual(
      around?.[along[edge]] ?? Infinity,
    );
  });

  it('lines one up with the sheet', () => {
    const [text] = after([byId('text')], alignedPlaces([byId('text')], 'right', sheet));

    expect(text).toMatchObject({ x_mm: 20 });
  });

  it('moves a group among others as one', () => {
    const grouped = applyFrameCommand(practiceSheet, {
      type: 'groupElements',
      ids: ['red', 'green'],
    }).content;
    const chosen = ['red', 'green', 'code'].map((id) => byId(id, grouped));
    const [red, green] = after(chosen, alignedPlaces(chosen, 'bottom', sheet));

    expect((green?.y_mm ?? 0) - (red?.y_mm ?? 0)).toBeCloseTo(4);
  });
});

describe('distribute', () => {
  it('makes the distances equal between the outer two, which stay', () => {
    const even = after(squares, distributedPlaces(squares, 'x'));

    expect(even.map(({ x_mm }) => x_mm)).toEqual([10, 40, 70]);
  });

  it('has nothing to do between two', () => {
    expect(distributedPlaces(squares.slice(0, 2), 'x')).toEqual({});
  });
});

describe('several as one piece', () => {
  it('come back after a turn and its opposite', () => {
    fc.assert(
      fc.property(fc.integer({ min: -179, max: 179 }), (degrees) => {
        const middle = middleOf(unionOf(content.map(knownBounds)) ?? sheet);
        const away = after(content, turnedPlaces(content, degrees, middle));
        const back = after(away, turnedPlaces(away, -degrees, middle));
        const farthest = back.map(({ x_mm, y_mm }, index) =>
          Math.hypot(x_mm - (content[index]?.x_mm ?? 0), y_mm - (content[index]?.y_mm ?? 0)),
        );

        // Each way rounds to a tenth of a millimetre.
        expect(Math.max(...farthest)).toBeLessThan(0.3);
      }),
    );
  });

  it('become larger with their words and their distances', () => {
    const around = { x: 0, y: 0, width: 100, height: 140 };
    const twice = after(
      content,
      scaledPlaces(content, around, { x: 0, y: 0, width: 200, height: 280 }),
    );

    expect(byId('blue', twice)).toMatchObject({ x_mm: 140, y_mm: 36, width_mm: 24, height_mm: 24 });
    expect(byId('text', twice)).toMatchObject({ font_size_pt: 32 });
  });

  it('move by tenths of a millimetre without drift', () => {
    let moved = practiceSheet;
    for (let n = 0; n < 10; n += 1) {
      const places = movedPlaces(moved.content, { x: 0.1, y: -0.1 });
      moved = applyFrameCommand(moved, { type: 'moveElements', places });
    }

    expect(byId('code', moved.content)).toMatchObject({ x_mm: 31, y_mm: 69 });
  });
});

describe('a handle', () => {
  const options = { keepsRatio: false, fromMiddle: false };

  it('keeps a code as high as it is wide', () => {
    expect(isSquare(byId('code'))).toBe(true);
    expect(resizedPlace(byId('code'), handles.se, { x: 10, y: 3 }, options)).toEqual({
      width_mm: 50,
      x_mm: 30,
      y_mm: 70,
    });
  });

  it('on the side of words makes them wrap elsewhere, on a corner it makes them larger', () => {
    const text = byId('text');

    expect(resizedPlace(text, handles.e, { x: -40, y: 0 }, options)).toEqual({
      width_mm: 40,
      x_mm: 10,
      y_mm: 44,
    });
    expect(resizedPlace(text, handles.se, { x: 80, y: 0 }, options)).toMatchObject({
      width_mm: 160,
      font_size_pt: 32,
    });
  });

  it('changes the room of words that fit themselves into it', () => {
    const fitted = placed(byId('text'), { height_mm: 20 });

    expect(handlesOf(fitted)).toHaveLength(8);
    expect(resizedPlace(fitted, handles.s, { x: 0, y: 5 }, options)).toMatchObject({
      height_mm: 25,
      width_mm: 80,
    });
  });

  it('of a line is at its ends only', () => {
    const { content: added } = applyFrameCommand(newFrameDocument('Card'), {
      type: 'addElement',
      elementType: 'line',
    });

    expect(handlesOf(byId('line', added))).toEqual(['e', 'w']);
    expect(knownArea(byId('line', added)).height).toBe(2);
  });
});
