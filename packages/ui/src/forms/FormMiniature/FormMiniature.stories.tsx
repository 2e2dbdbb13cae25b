import type { Meta, StoryObj } from '@storybook/react-vite';

import { barForm, cafeForm } from '../form.fixtures';
import { FormMiniature } from './FormMiniature';

/** A form at a glance, drawn by the component that visitors get. It is a picture: say beside it what it shows. */
const meta = {
  title: 'Forms/FormMiniature',
  component: FormMiniature,
  args: { document: cafeForm, language: 'en-US' },
} satisfies Meta<typeof FormMiniature>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Glance: Story = {};

export const Half: Story = { args: { document: barForm, size: 'half' } };

/** Fields that were added, changed and removed have lines of their own. */
export const Marked: Story = {
  args: { size: 'half', marks: { text: 'added', rating: 'changed', name: 'removed' } },
};
