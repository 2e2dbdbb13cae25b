import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Language } from '@hearback/schema/limits';

import { Dialog } from '../../components/Dialog/Dialog';
import { renderUi } from '../../test/renderUi';
import '../../tokens';
import type { SelectOption } from '../Select/Select';
import { ComboBox } from './ComboBox';

const places: SelectOption[] = [
  { value: 'rynek', label: 'Rynek 12' },
  { value: 'lodz', label: 'Łódź, Piotrkowska' },
  { value: 'slon', label: 'Żółty Słoń' },
  { value: 'truck', label: 'Food truck' },
];
const rooms: SelectOption[] = Array.from({ length: 60 }, (_, index) => ({
  value: String(index),
  label: `Room ${101 + index}`,
}));

interface Given {
  chosen?: string;
  options?: SelectOption[];
}

function Live({ chosen = '', options = places }: Given) {
  const [value, setValue] = useState(chosen);
  return (
    <>
      <ComboBox label="Location" value={value} onChange={setValue} options={options} />
      <button type="button">Next</button>
      <output>{value}</output>
    </>
  );
}

/** The field with the focus, reached as a person without a mouse reaches it. */
async function arriveAt(given: Given = {}, language: Language = 'en-US') {
  renderUi(<Live {...given} />, { language });
  await userEvent.keyboard('{Tab}');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
  expect(document.activeElement).toBe(field);
  return field;
}

const type = (keys: string) => userEvent.keyboard(keys);
/** Hidden from screen readers as long as the list is open. */
const chosen = () => screen.getByRole('status', { hidden: true }).textContent;
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());

/** Waits until this option is the one that Enter takes. */
const isPointedAt = (field: HTMLElement, label: string) =>
  waitFor(() => {
    const id = field.getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(id)?.textContent?.trim()).toBe(label);
  });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

it('opens by the arrow and chooses by Enter, though it is as wide as the screen', async () => {
  const field = await arriveAt();
  await type('{ArrowDown}');
  await isPointedAt(field, 'Rynek 12');
  expect(labels()).toHaveLength(4);
  await type('{ArrowDown}');
  await isPointedAt(field, 'Łódź, Piotrkowska');
  await type('{Enter}');

  await isClosed();
  expect(chosen()).toBe('lodz');
  expect(field.value).toBe('Łódź, Piotrkowska');
  expect(document.activeElement).toBe(field);
});

it('opens from the end by the other arrow', async () => {
  const field = await arriveAt();
  await type('{ArrowUp}');
  await isPointedAt(field, 'Food truck');
  expect(labels()).toHaveLength(4);
});

it.each([
  ['en-US', 'lodz'],
  ['pl-PL', 'lodz'],
  ['pl-PL', 'ŁÓDŹ'],
  ['pl-PL', 'piotr'],
] as const)('narrows to a name in %s typed as %s', async (language, typed) => {
  const field = await arriveAt({}, language);
  await type(typed);
  await waitFor(() => expect(labels()).toEqual(['Łódź, Piotrkowska']));
  await type('{ArrowDown}');
  await isPointedAt(field, 'Łódź, Piotrkowska');
  await type('{Enter}');
  await waitFor(() => expect(chosen()).toBe('lodz'));
});

it('goes through many without moving the page they stand on', async () => {
  const field = await arriveAt({ options: rooms });
  const page = document.createElement('div');
  page.style.height = '4000px';
  document.body.append(page);
  await type('{ArrowUp}');
  await isPointedAt(field, 'Room 160');
  await type('{ArrowUp}');
  await isPointedAt(field, 'Room 159');
  expect(window.scrollY).toBe(0);
  await type('{Enter}');
  await waitFor(() => expect(chosen()).toBe('58'));
});

it('keeps what was chosen when Escape leaves the list', async () => {
  const field = await arriveAt({ chosen: 'rynek' });
  await type('{Control>}a{/Control}truck');
  await waitFor(() => expect(labels()).toEqual(['Food truck']));
  await type('{Escape}');

  await isClosed();
  expect(field.value).toBe('Rynek 12');
  expect(chosen()).toBe('rynek');
});

it('takes the option pointed at along when Tab goes on, and nothing that was only typed', async () => {
  const field = await arriveAt({ chosen: 'rynek' });
  await type('{Control>}a{/Control}moon{Tab}');
  await isClosed();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  expect(field.value).toBe('Rynek 12');

  await type('{Shift>}{Tab}{/Shift}{Control>}a{/Control}slon');
  await waitFor(() => expect(labels()).toEqual(['Żółty Słoń']));
  await type('{ArrowDown}');
  await isPointedAt(field, 'Żółty Słoń');
  await type('{Tab}');
  await waitFor(() => expect(chosen()).toBe('slon'));
});

it('chooses nothing once its words are gone', async () => {
  const field = await arriveAt({ chosen: 'rynek' });
  await type('{Control>}a{/Control}{Backspace}');
  await waitFor(() => expect(chosen()).toBe(''));
  await type('{Tab}');
  await isClosed();
  expect(field.value).toBe('');
});

it('leaves the dialog around it open when Escape closes its list', async () => {
  renderUi(
    <Dialog title="Move" isOpen onClose={() => {}}>
      <Live chosen="rynek" />
    </Dialog>,
  );
  const field = await screen.findByRole('combobox');
  field.focus();
  await type('{ArrowDown}');
  await waitFor(() => expect(labels()).toHaveLength(4));
  await type('{Escape}');
  await isClosed();
  expect(screen.getByRole('dialog')).toBeDefined();
});

it.each([
  ['en-US', 'Show suggestions Location', 'Suggestions Location'],
  ['pl-PL', 'Wyświetlaj sugestie Location', 'Sugestie Location'],
] as const)('names its button and its list in %s', async (language, button, list) => {
  await arriveAt({}, language);
  expect(screen.getByRole('button', { name: button })).toBeDefined();
  await type('{ArrowDown}');
  expect(await screen.findByRole('listbox', { name: list })).toBeDefined();
});
