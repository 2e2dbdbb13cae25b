import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { cafeForm, barForm } from '../../packages/ui/src/forms/form.fixtures';
import { FormView } from '../../packages/ui/src/forms/FormView/FormView';

/** What a visitor sees after scanning: no shell, no theme of ours, the owner's colours. */
const meta = {
  title: 'Screens/Visitor',
  component: FormView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { document: cafeForm, language: 'en-US', mode: 'live', venue: 'Café Lipa, Old Town' },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cafe: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '9 of 10' }));
    await expect(canvas.getByRole('radio', { name: '9 of 10' })).toBeChecked();
  },
};

export const BarAtNight: Story = { args: { document: barForm, venue: 'Nocna' } };

export const InPolish: Story = { args: { language: 'pl-PL', venue: 'Café Lipa, Stare Miasto' } };
