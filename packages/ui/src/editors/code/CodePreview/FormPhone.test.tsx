// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { cafeForm } from '../../../forms/form.fixtures';
import { renderUi } from '../../../test/renderUi';
import { FormPhone } from './FormPhone';

it('shows the form in its language, and can be tried', async () => {
  const { user } = renderUi(<FormPhone document={cafeForm} language="pl-PL" />);
  expect(screen.getByText('Pomóż nam być lepszymi')).toBeDefined();

  await user.click(screen.getByRole('radio', { name: '7 z 10' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7 z 10' }).checked).toBe(true);
});

it('has nowhere to send an answer', () => {
  const { page } = renderUi(<FormPhone document={cafeForm} language="en-US" />);

  expect(page.querySelector('[action], button[type="submit"]')).toBeNull();
});
