// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { cafeForm } from '../form.fixtures';
import { ThankYou } from './ThankYou';

const { style } = cafeForm;

it('is read aloud when it takes the place of the form', () => {
  renderUi(<ThankYou style={style} language="en-US" />);

  expect(screen.getByRole('status').textContent).toContain('Your feedback was sent.');
});

it('says where the answer went, in the language of the form', () => {
  renderUi(<ThankYou style={style} language="pl-PL" venue="Café Lipa" />);

  expect(screen.getByRole('heading', { level: 1, name: 'Dziękujemy!' })).toBeDefined();
  expect(screen.getByText(/^Twoja opinia dotarła do: Café Lipa\./)).toBeDefined();
  expect(document.querySelector('[lang="pl-PL"]')).not.toBeNull();
});

it('lets the page move the focus to its title', () => {
  renderUi(<ThankYou style={style} language="en-US" />);
  const title = screen.getByRole('heading');
  title.focus();

  expect(document.activeElement).toBe(title);
});

it('writes no style attribute where a policy forbids them', () => {
  const { page, leave } = renderUi(<ThankYou style={style} language="en-US" />);
  expect(page.querySelectorAll('[style]')).toHaveLength(1);
  leave();

  renderUi(<ThankYou style={style} language="en-US" styling="sheet" />);
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});
