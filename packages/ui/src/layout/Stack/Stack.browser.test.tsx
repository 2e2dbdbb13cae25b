import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import '../../tokens';
import { renderUi } from '../../test/renderUi';
import type { Gap } from '../gaps';
import { Stack, type StackProps } from './Stack';

function threeIn(props: StackProps) {
  renderUi(
    <div style={{ width: 400 }}>
      <Stack {...props}>
        {['Soup', 'Bread', 'Cake'].map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Stack>
    </div>,
  );
  return ['Soup', 'Bread', 'Cake'].map((name) => screen.getByText(name).getBoundingClientRect());
}

it('leaves the same space between all, and none around them', () => {
  const [soup, bread, cake] = threeIn({ gap: 'large' });
  const between = (bread?.top ?? 0) - (soup?.bottom ?? 0);

  expect(between).toBeGreaterThan(0);
  expect((cake?.top ?? 0) - (bread?.bottom ?? 0)).toBe(between);
  expect(soup?.top).toBe(screen.getByText('Soup').parentElement?.getBoundingClientRect().top);
});

it('has steps of space that grow', () => {
  const steps: Gap[] = ['none', 'hair', 'xxsmall', 'xsmall', 'small', 'medium', 'large', 'xlarge'];
  const spaces = steps.map((gap) => {
    const [soup, bread] = threeIn({ gap });
    document.body.replaceChildren();
    return (bread?.top ?? 0) - (soup?.bottom ?? 0);
  });

  expect(spaces[0]).toBe(0);
  expect(spaces).toEqual([...new Set(spaces)].toSorted((one, other) => one - other));
});

it('gives each the whole width, or no more than it needs', () => {
  expect(threeIn({}).map(({ width }) => width)).toEqual([400, 400, 400]);
  document.body.replaceChildren();
  expect(Math.max(...threeIn({ align: 'start' }).map(({ width }) => width))).toBeLessThan(200);
});
