// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Heading } from './Heading';

it.each([1, 2, 3, 4] as const)('has the place %i in the outline that it is given', (level) => {
  renderUi(<Heading level={level}>Where your codes hang</Heading>);

  expect(screen.getByRole('heading', { level, name: 'Where your codes hang' })).toBeDefined();
});

it('looks smaller without moving in the outline', () => {
  const { page, leave } = renderUi(<Heading level={2}>Codes</Heading>);
  const usual = page.querySelector('h2')?.className;
  leave();
  renderUi(
    <Heading level={2} size="body">
      Codes
    </Heading>,
  );

  expect(screen.getByRole('heading', { level: 2 }).className).not.toBe(usual);
});

it('names what points at it', () => {
  renderUi(
    <section aria-labelledby="codes">
      <Heading level={2} id="codes">
        Codes
      </Heading>
    </section>,
  );

  expect(screen.getByRole('region', { name: 'Codes' })).toBeDefined();
});
