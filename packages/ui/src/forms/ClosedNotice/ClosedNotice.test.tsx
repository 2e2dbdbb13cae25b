// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { ClosedNotice } from './ClosedNotice';

it.each([
  ['paused', 'en-US', 'Closed for now'],
  ['paused', 'pl-PL', 'Chwilowo zamknięte'],
  ['unknown', 'en-US', 'There is no form here'],
  ['unknown', 'pl-PL', 'Tu nie ma formularza'],
] as const)('says of a %s code in %s: %s', (reason, language, title) => {
  renderUi(<ClosedNotice reason={reason} language={language} />);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(document.querySelector(`[lang="${language}"]`)).not.toBeNull();
});

it('says whose form it is where there is one', () => {
  const { leave } = renderUi(<ClosedNotice reason="paused" language="en-US" venue="Café Lipa" />);
  expect(screen.getByText('Café Lipa')).toBeDefined();
  leave();

  const { page } = renderUi(<ClosedNotice reason="unknown" language="en-US" />);
  expect(page.querySelectorAll('p')).toHaveLength(1);
});

it('lets nobody write to a place that is closed', () => {
  renderUi(<ClosedNotice reason="paused" language="en-US" />);

  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('writes no style attribute where a policy forbids them', () => {
  const { page } = renderUi(<ClosedNotice reason="paused" language="en-US" styling="sheet" />);

  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});
