// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { press, renderApp } from '../../../test/renderApp';

describe('links about another login address', () => {
  it.each([false, true])('confirms it with a button, logged in: %s', async (isLoggedIn) => {
    const { user, asked } = renderApp('/change-email#t=secret', {
      isLoggedIn,
      answers: {
        ConfirmEmailChange: {
          data: { confirmEmailChange: { email: 'new@cafe.example', errors: [] } },
        },
      },
    });
    await screen.findByRole('button', { name: 'Use this address' });
    // Opening the link alone changes nothing: mail programs do.
    expect(asked.map(({ name }) => name)).not.toContain('ConfirmEmailChange');
    await press(user, 'Use this address');
    expect(
      await screen.findByText(
        'You log in with new@cafe.example now. Other devices are logged out.',
      ),
    ).toBeDefined();
    expect(asked.find(({ name }) => name === 'ConfirmEmailChange')?.variables).toEqual({
      input: { token: 'secret' },
    });
    const next = isLoggedIn ? 'Go to Hearback' : 'Go to login';
    expect(screen.getByRole('link', { name: next })).toBeDefined();
  });

  it('takes it back, logs out and goes on to a new password', async () => {
    const { user, asked } = renderApp('/undo-email#t=secret', {
      isLoggedIn: true,
      answers: {
        UndoEmailChange: {
          data: {
            undoEmailChange: { email: 'old@cafe.example', resetToken: 'anew', errors: [] },
          },
        },
        ResetPasswordPage: {
          data: { passwordResetLink: 'VALID', passwordResetPrograms: null },
        },
      },
    });
    await press(user, 'Take it back');
    expect(
      await screen.findByText('Your address is back. Now choose a new password.'),
    ).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Set password' })).toBeDefined();
    expect(asked.find(({ name }) => name === 'ResetPasswordPage')?.variables).toEqual({
      token: 'anew',
    });
  });

  it.each([
    { field: 'token', code: 'token_not_valid' },
    { field: null, code: 'link_inactive' },
  ])('says that a link works no more: $code', async (error) => {
    const { user } = renderApp('/undo-email#t=secret', {
      answers: {
        UndoEmailChange: {
          data: { undoEmailChange: { email: null, resetToken: null, errors: [error] } },
        },
      },
    });
    await press(user, 'Take it back');
    expect(await screen.findByText('This link does not work any more.')).toBeDefined();
  });

  it('says so without a token, too', async () => {
    renderApp('/change-email', { answers: {} });
    expect(await screen.findByText('This link does not work any more.')).toBeDefined();
  });
});
