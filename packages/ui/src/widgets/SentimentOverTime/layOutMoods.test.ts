import { expect, it } from 'vitest';

import { layOutTime } from '../../charts/TimeChart/layOutTime';
import { layOutMoods, type SentimentDay } from './layOutMoods';

const plotOf = (count: number) =>
  layOutTime({ count, ticks: [0, 5, 10], width: 100, height: 100, marks: 'columns' });
const day = (date: string, positive: number, neutral: number, negative: number): SentimentDay => ({
  date,
  positive,
  neutral,
  negative,
});

it('stacks what is negative on the ground, and what is positive on top', () => {
  const [column] = layOutMoods([day('2026-11-20', 5, 2, 3)], plotOf(1));

  expect(column?.parts.map(({ mood, y, height }) => [mood, y, y + height])).toEqual([
    ['negative', 70, 100],
    ['neutral', 50, 69],
    ['positive', 0, 49],
  ]);
});

it('stands each column in the middle of its place', () => {
  const columns = layOutMoods([day('2026-11-20', 1, 0, 0), day('2026-11-21', 1, 0, 0)], plotOf(2));

  expect(columns.map(({ parts: [part] }) => part && part.x + part.width / 2)).toEqual([25, 75]);
});

it('leaves a gap on a day without comments', () => {
  const columns = layOutMoods(
    [day('2026-11-19', 1, 0, 0), day('2026-11-20', 0, 0, 0), day('2026-11-21', 0, 1, 0)],
    plotOf(3),
  );

  expect(columns.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-21']);
});

it('draws no part for a mood that nobody was in, and hatches only what is negative', () => {
  const [column] = layOutMoods([day('2026-11-20', 4, 0, 4)], plotOf(1));

  expect(column?.parts.map(({ mood, hatching }) => [mood, hatching !== ''])).toEqual([
    ['negative', true],
    ['positive', false],
  ]);
});

it('draws one comment among thousands', () => {
  const plot = layOutTime({
    count: 1,
    ticks: [0, 5000],
    width: 100,
    height: 100,
    marks: 'columns',
  });
  const [column] = layOutMoods([day('2026-11-20', 1, 0, 4999)], plot);

  expect(column?.parts[1]?.height).toBe(0.5);
});
