import { expect, it } from 'vitest';

import { layOutTime } from './layOutTime';

const range = { width: 200, height: 90, ticks: [1, 4, 7, 10] };

it('runs from edge to edge', () => {
  expect(layOutTime({ ...range, count: 3 }).places).toEqual([0, 100, 200]);
});

it('leaves columns half a step of room at both ends', () => {
  const { places, step } = layOutTime({ ...range, count: 4, marks: 'columns' });

  expect(places).toEqual([25, 75, 125, 175]);
  expect(step).toBe(50);
});

it('puts a single place in the middle', () => {
  expect(layOutTime({ ...range, count: 1 }).places).toEqual([100]);
});

it('measures from the first tick at the bottom to the last at the top', () => {
  const { y } = layOutTime({ ...range, count: 3 });

  expect([1, 4, 10].map((value) => Math.round(y(value)))).toEqual([90, 60, 0]);
});

it('has no places while there is nothing to show', () => {
  expect(layOutTime({ ...range, count: 0 }).places).toEqual([]);
});
