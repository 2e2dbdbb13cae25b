// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { CopyField, type CopyFieldProps } from './CopyField';

const text = 'https://hearback.example/r/7K2M9QXT4A';

const show = (props?: Partial<CopyFieldProps>) =>
  renderUi(
    <CopyField
      label="Link"
      text={text}
      copyLabel="Copy"
      copiedLabel="Copied"
      onCopy={() => Promise.resolve(true)}
      {...props}
    />,
  );

const press = () => act(async () => screen.getByRole('button', { name: /: Link$/ }).click());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows what is copied, to be read and not changed', () => {
  show();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' });

  expect(field.value).toBe(text);
  expect(field.readOnly).toBe(true);
});

it('names the text that its button copies, and says when it is pressed', async () => {
  const onCopy = vi.fn(() => Promise.resolve(true));
  show({ onCopy });
  expect(screen.getByRole('button', { name: 'Copy: Link' })).toBeDefined();
  await press();

  expect(onCopy).toHaveBeenCalledOnce();
});

it('says on the button and aloud that it is copied, for two seconds', async () => {
  show();
  await press();
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1));

  expect(screen.getByRole('status').textContent).toBe('');
});

it('does not say so when it was not', async () => {
  show({ onCopy: () => Promise.resolve(false) });
  await press();

  expect(screen.getByRole('status').textContent).toBe('');
});

it('opens an address beside the page, where that is offered', () => {
  show({ openLabel: 'Open' });
  const link = screen.getByRole('link', { name: 'Open: Link' });

  expect(link.getAttribute('href')).toBe(text);
  expect(link.getAttribute('target')).toBe('_blank');
});
