import type { Meta, StoryObj } from '@storybook/react-vite';

import { cafeForm } from '../../../forms/form.fixtures';
import { cafeLogo, tableCard } from '../../../frames/frame.fixtures';
import { CodePreview } from './CodePreview';

/** Shows both ends of a code before it is printed. For the form alone, use `FormPhone`. */
const meta = {
  title: 'Editors/CodePreview',
  component: CodePreview,
  args: {
    codeText: 'https://hearback.example/r/7K2M9QXT4A',
    frame: tableCard,
    form: cafeForm,
    language: 'en-US',
    venue: 'Café Lipa, Old Town',
    addressOf: () => cafeLogo,
  },
} satisfies Meta<typeof CodePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {};

/** A draft: the code is there, what surrounds it and what it opens is not. */
export const NothingLinked: Story = { args: { frame: undefined, form: undefined } };

export const InPolish: Story = { args: { language: 'pl-PL' } };
