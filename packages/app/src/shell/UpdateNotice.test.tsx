// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Formik } from 'formik';
import { afterEach, expect, it, vi } from 'vitest';

import { UiStringsProvider } from '@hearback/ui/strings';

import { FieldsForm } from '../fields/FieldsForm';
import { FormikTextField } from '../fields/FormikTextField';
import { IntlProvider } from '../i18n/IntlProvider';
import type { AppVersions, VersionState } from './pwa/versions';
import { fakeGateway } from '../test/fakeGateway';
import { UpdateNotice } from './UpdateNotice';

afterEach(cleanup);

/** A screen with a form, while the app is in a state. */
async function show(state: VersionState) {
  fakeGateway({});
  const change = vi.fn<() => void>();
  const versions: AppVersions = {
    read: () => state,
    subscribe: () => () => {},
    follow: () => {},
    check: () => Promise.resolve(),
    change,
  };
  render(
    <IntlProvider waiting={null}>
      <UiStringsProvider language="en-US">
        <UpdateNotice versions={versions} />
        <Formik initialValues={{ name: '' }} onSubmit={() => {}}>
          <FieldsForm>
            <FormikTextField name="name" label="Name" />
          </FieldsForm>
        </Formik>
      </UiStringsProvider>
    </IntlProvider>,
  );
  await screen.findByLabelText('Name');
  return { user: userEvent.setup(), change };
}

const button = (name: string) => screen.getByRole('button', { name });

it('says nothing while the newest version runs', async () => {
  await show('current');

  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

it('offers the version that waits, and changes when the person says so', async () => {
  const { user, change } = await show('waiting');

  expect(screen.getByText('A new version is ready.')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  await user.click(button('Reload'));
  expect(change).toHaveBeenCalledOnce();
});

it('leaves it to a tab of the older version when to reload', async () => {
  await show('replaced');

  expect(screen.getByText(/runs in another tab\. Reload this one when you like\./)).toBeTruthy();
});

it('asks before what was typed is lost, and keeps it when told so', async () => {
  const { user, change } = await show('waiting');
  await user.type(screen.getByLabelText('Name'), 'Terrace');

  await user.click(button('Reload'));
  expect(screen.getByRole('dialog', { name: 'Reload now?' })).toBeTruthy();
  await user.click(button('Cancel'));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Terrace');

  await user.click(button('Reload'));
  await user.click(button('Reload'));
  expect(change).toHaveBeenCalledOnce();
});
