// @vitest-environment jsdom
import { Formik } from 'formik';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { useBoundField } from './FieldsForm';

/** What a click on a checkbox does while another field has the focus: it changes, then the other blurs. */
function ChangesThenBlurs() {
  const terms = useBoundField<boolean>('terms');
  const password = useBoundField<string>('password');
  const click = () => {
    terms.onChange(true);
    password.onBlur();
  };
  return (
    <>
      <button onClick={click}>Agree</button>
      <button onClick={password.onBlur}>Leave</button>
      <p>{terms.error ?? 'fine'}</p>
      <p>{password.error ?? 'good'}</p>
    </>
  );
}

const renderFields = (touched: { terms?: boolean }) =>
  render(
    <Formik
      initialValues={{ terms: false, password: '' }}
      initialErrors={touched.terms ? { terms: 'Agree first' } : {}}
      initialTouched={touched}
      validate={async ({ terms, password }) => ({
        ...(terms ? {} : { terms: 'Agree first' }),
        ...(password === '' ? { password: 'Missing' } : {}),
      })}
      onSubmit={() => {}}
    >
      <ChangesThenBlurs />
    </Formik>,
  );

afterEach(cleanup);

const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('a box that was just ticked is not checked as it was before, though another field blurs', async () => {
  renderFields({ terms: true });
  expect(screen.getByText('Agree first')).toBeDefined();
  await click('Agree');
  expect(screen.getByText('fine')).toBeDefined();
});

test('a field that was left empty says so', async () => {
  renderFields({});
  expect(screen.getByText('good')).toBeDefined();
  await click('Leave');
  expect(screen.getByText('Missing')).toBeDefined();
});
