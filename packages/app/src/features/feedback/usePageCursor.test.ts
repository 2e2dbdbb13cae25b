// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { usePageCursor } from './usePageCursor';

const page = (number: number) => ({ page: number, startCursor: 's', endCursor: 'e' });

const leave = (from: number, to: number, asked = 'all') => {
  const { result, rerender } = renderHook((props) => usePageCursor(props.page, props.asked), {
    initialProps: { page: from, asked: 'all' },
  });
  act(() => result.current.leaveFor(to, page(from)));
  rerender({ page: to, asked });
  return result.current.cursor;
};

it('reads the next page from the end of this one, and the previous one from its start', () => {
  expect(leave(4, 5)).toEqual({ after: 'e' });
  expect(leave(4, 3)).toEqual({ before: 's' });
});

it('asks for a page that was jumped to, and for the first, by number', () => {
  expect(leave(4, 9)).toEqual({});
  expect(leave(2, 1)).toEqual({});
});

it('forgets the cursor of another list', () => {
  expect(leave(4, 5, 'narrowed')).toEqual({});
});
