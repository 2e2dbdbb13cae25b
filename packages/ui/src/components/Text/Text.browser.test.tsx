import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import '../../tokens';
import { renderUi } from '../../test/renderUi';
import { Text, type TextProps } from './Text';

const words = 'Lovely soup,\nfriendly people, we come again with everybody we know';

/** A text in a narrow place, and how many lines it takes. */
function linesOf({ children = words, ...props }: TextProps) {
  renderUi(
    <div style={{ width: 200 }}>
      <Text {...props}>{children}</Text>
    </div>,
  );
  const element = screen.getByText(/Lovely/);
  return {
    element,
    lines: Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
  };
}

it('wraps where there is no room', () => {
  expect(linesOf({}).lines).toBeGreaterThan(2);
});

it('cuts to one line, as wide as its place', () => {
  const { element, lines } = linesOf({ isTruncated: true });

  expect(lines).toBe(1);
  expect(element.clientWidth).toBe(200);
  expect(getComputedStyle(element).textOverflow).toBe('ellipsis');
});

it.each([
  [false, 1],
  [true, 2],
])('keeps the lines that a person typed only where it says so: %s', (keepsLines, lines) => {
  expect(linesOf({ keepsLines, children: 'Lovely\nsoup' }).lines).toBe(lines);
});

it('has figures of one width, for numbers under each other', () => {
  const widthOf = (figures: string) => {
    renderUi(
      <Text as="span" isTabular>
        {figures}
      </Text>,
    );
    return screen.getByText(figures).getBoundingClientRect().width;
  };

  expect(widthOf('1111')).toBe(widthOf('8888'));
});
