import {
  Box,
  Button,
  Checkbox,
  Columns,
  Heading,
  Inline,
  Link,
  Logo,
  Notice,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@hearback/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';

interface Props {
  /** Making an account asks for more than coming back to it. */
  isNew: boolean;
  isPending: boolean;
  /** Why it was refused. */
  refusal?: string;
  /** What is wrong with the email address. */
  emailError?: string;
  onSubmit: () => void;
}

const passwordRule = 'At least 10 characters with a capital letter, a digit and one of @#$?!';

function Login({ isNew, isPending, refusal, emailError, onSubmit }: Props) {
  const [values, setValues] = useState({ first: '', last: '', email: '', password: '' });
  const [isChecked, setIsChecked] = useState(false);
  const change = (name: keyof typeof values) => (value: string) =>
    setValues({ ...values, [name]: value });

  return (
    <Box style={{ display: 'grid', minHeight: '100dvh', padding: 24 }}>
      <main style={{ width: '100%', maxWidth: 416, margin: 'auto' }}>
        <Stack gap="large">
          <Logo />
          <Stack gap="xsmall">
            <Heading level={1}>{isNew ? 'Create your account' : 'Log in'}</Heading>
            <Text tone="muted">
              {isNew ? 'The first 3 months are free.' : 'Read what your customers said today.'}
            </Text>
          </Stack>
          {refusal !== undefined && <Notice tone="danger" title={refusal} />}
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <Stack gap="medium">
              {isNew && (
                <Columns columnWidth="narrow" gap="small">
                  <TextField
                    label="First name"
                    value={values.first}
                    onChange={change('first')}
                    isRequired
                  />
                  <TextField
                    label="Last name"
                    value={values.last}
                    onChange={change('last')}
                    isRequired
                  />
                </Columns>
              )}
              <TextField
                label="Email"
                type="email"
                value={values.email}
                onChange={change('email')}
                error={emailError}
                isRequired
              />
              <PasswordField
                label="Password"
                value={values.password}
                onChange={change('password')}
                autoComplete={isNew ? 'new-password' : 'current-password'}
                hint={isNew ? passwordRule : undefined}
                isRequired
              />
              {isNew ? (
                <Checkbox
                  label="I agree to the terms and conditions."
                  value={isChecked}
                  onChange={setIsChecked}
                  isRequired
                />
              ) : (
                <Inline spread="between">
                  <Checkbox label="Remember me" value={isChecked} onChange={setIsChecked} />
                  <Link href="/recover-account/">Forgot your password?</Link>
                </Inline>
              )}
              <Button tone="primary" type="submit" isWide isPending={isPending}>
                {isNew ? 'Create account' : 'Log in'}
              </Button>
            </Stack>
          </form>
          <Text size="small" tone="muted">
            {isNew ? 'Already have an account? ' : 'No account yet? '}
            <Link href={isNew ? '/login/' : '/register/'}>{isNew ? 'Log in' : 'Create one'}</Link>
          </Text>
        </Stack>
      </main>
    </Box>
  );
}

/** The way in, for who has an account and for who has none: one column, one button. */
const meta = {
  title: 'Screens/Login',
  component: Login,
  args: { isNew: false, isPending: false, onSubmit: fn() },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes down the fields, Enter sends from any of them. */
export const LogIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: /Email/ }).focus();
    await userEvent.keyboard('maria@lipa.example');
    await userEvent.tab();
    await userEvent.keyboard('Corr3ct#horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** One sentence that gives nothing away. */
export const Refused: Story = {
  args: { refusal: 'No active account found with the given credentials!' },
};

export const Pending: Story = { args: { isPending: true } };

export const Register: Story = { args: { isNew: true } };

/** What is wrong stands at its field. */
export const RegisterRefused: Story = {
  args: { isNew: true, emailError: 'This email address is invalid or already in use!' },
};

export const OnAPhone: Story = {
  args: { isNew: true },
  globals: { viewport: { value: 'phone' } },
};
