// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { FieldMessage } from './FieldMessage';

it('describes what points at it', () => {
  renderUi(
    <>
      <input aria-label="Name" aria-describedby="why" />
      <FieldMessage tone="error" id="why">
        Enter a name.
      </FieldMessage>
    </>,
  );

  expect(screen.getByRole('textbox', { description: 'Enter a name.' })).toBeDefined();
});

it.each([
  ['error', 1],
  ['warning', 1],
  ['hint', 0],
] as const)('has for a tone of %s %i signs, so that colour is not alone', (tone, signs) => {
  const { page } = renderUi(<FieldMessage tone={tone}>As it stands on the door</FieldMessage>);

  expect(page.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(signs);
});
