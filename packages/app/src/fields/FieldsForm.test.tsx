// @vitest-environment jsdom
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, expect, it, vi } from 'vitest';

import { FieldsForm } from './FieldsForm';

afterEach(cleanup);

/** A form whose only field is folded away at first, and never right. */
function Folded() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Formik
      initialValues={{ name: '' }}
      validate={() => ({ name: 'This field is required.' })}
      onSubmit={() => {}}
    >
      <FieldsForm onReveal={() => setIsOpen(true)}>
        {isOpen && <input aria-label="Name" aria-invalid="true" />}
        <button type="submit">Save</button>
      </FieldsForm>
    </Formik>
  );
}

it('brings a wrong field into sight before it gets the focus, every time', async () => {
  const user = userEvent.setup();
  render(<Folded />);
  for (let times = 0; times < 2; times += 1) {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  }
});

it('is not submitted by the form of a dialog that its fields open', async () => {
  const user = userEvent.setup();
  const save = vi.fn();
  render(
    <Formik initialValues={{ name: '' }} onSubmit={save}>
      <FieldsForm>
        <button type="submit">Save</button>
        {createPortal(
          <form onSubmit={(event) => event.preventDefault()}>
            <button type="submit">Delete</button>
          </form>,
          document.body,
        )}
      </FieldsForm>
    </Formik>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save).toHaveBeenCalledTimes(1);
});
