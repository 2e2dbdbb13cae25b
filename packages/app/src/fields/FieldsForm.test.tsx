// @vitest-environment jsdom
import { useState } from 'react';

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, expect, it } from 'vitest';

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
