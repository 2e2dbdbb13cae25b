// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { IntervalBar } from './IntervalBar';

const draw = (element: Parameters<typeof renderUi>[0]) => {
  const { page, leave } = renderUi(element);
  const places = [...page.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
    [style.left, style.right].filter(Boolean).join(' '),
  );
  leave();
  return places;
};

it('puts the band and the point where they are on the axis', () => {
  expect(draw(<IntervalBar value={6} low={4} high={8} from={0} to={10} />)).toEqual([
    '40% 20%',
    '60%',
  ]);
});

it('never leaves its axis', () => {
  expect(draw(<IntervalBar value={12} low={-3} high={14} from={0} to={10} zero={5} />)).toEqual([
    '50%',
    '0% 0%',
    '100%',
  ]);
});

it('draws nothing where nothing was measured', () => {
  expect(draw(<IntervalBar value={null} low={null} high={null} from={0} to={10} />)).toEqual([]);
});
