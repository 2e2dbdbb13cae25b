import type { Meta, StoryObj } from '@storybook/react-vite';

import { barForm, cafeForm } from '../../../forms/form.fixtures';
import { FormPhone } from './FormPhone';

/** A form as it looks on a phone, for preview dialogs. */
const meta = {
  title: 'Editors/FormPhone',
  component: FormPhone,
  args: { document: cafeForm, language: 'en-US', venue: 'Café Lipa, Old Town' },
} satisfies Meta<typeof FormPhone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OnDarkGround: Story = { args: { document: barForm, venue: 'Nocna' } };
