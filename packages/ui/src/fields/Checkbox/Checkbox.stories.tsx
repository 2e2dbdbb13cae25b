import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Link } from '../../components/Link/Link';
import { Checkbox, type CheckboxProps } from './Checkbox';

function Live(args: CheckboxProps) {
  const [value, setValue] = useState(args.value);
  return <Checkbox {...args} value={value} onChange={setValue} />;
}

/** Yes or no, counted when the form is sent. What takes effect at once is a `Switch`. */
const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', value: false, onChange: () => undefined },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Checked: Story = { args: { value: true } };

/** What is said about it begins where its words do. */
export const WithHint: Story = {
  args: { label: 'Quiet hours', hint: 'Letters about feedback wait until they end.' },
  play: async ({ canvas }) => {
    const leftOf = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(leftOf('Letters about feedback wait until they end.')).toBeCloseTo(
      leftOf('Quiet hours'),
      0,
    );
  },
};

export const SomeOfThem: Story = { args: { label: 'All locations', isIndeterminate: true } };

export const Failed: Story = {
  args: {
    label: (
      <>
        I agree to the <Link href="/terms/">terms and conditions</Link>
      </>
    ),
    error: 'You must agree to the terms and conditions.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must agree to the terms and conditions.',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: true } };

export const Required: Story = {
  args: { label: 'I agree to the terms and conditions', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeRequired();
  },
};

export const LongText: Story = {
  args: {
    label:
      'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu udzielenia odpowiedzi na opinię',
    hint: 'Zgodę można wycofać w każdej chwili, bez podawania przyczyny.',
  },
};
