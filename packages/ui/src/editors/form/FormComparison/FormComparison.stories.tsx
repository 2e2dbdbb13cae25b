import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { barForm, cafeForm } from '../../../forms/form.fixtures';
import { apply, type FormCommand } from '../commands/apply';
import { FormComparison } from './FormComparison';

const commands: FormCommand[] = [
  {
    type: 'editField',
    fieldId: 'rating',
    changes: { label: { 'en-US': 'How was your coffee?', 'pl-PL': 'Jak smakowała kawa?' } },
  },
  { type: 'removeField', fieldId: 'name' },
  { type: 'addField', fieldType: 'qr' },
  { type: 'restyleForm', changes: { accent_color: '#8a3b12' } },
];

/** What became of a form between two of its versions. To see one form, use `FormView`. */
const meta = {
  title: 'Editors/FormComparison',
  component: FormComparison,
  args: {
    before: { label: 'Version 2', document: cafeForm },
    after: { label: 'Now', document: commands.reduce(apply, cafeForm) },
    language: 'en-US',
  },
} satisfies Meta<typeof FormComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getAllByRole('listitem');
    await expect(said.map(({ textContent }) => textContent).join(' ')).toContain('Added');
  },
};

export const NothingChanged: Story = {
  args: { after: { label: 'Now', document: cafeForm } },
};

export const AnotherForm: Story = { args: { after: { label: 'Template', document: barForm } } };
