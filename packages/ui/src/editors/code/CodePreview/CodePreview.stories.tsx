import type { Meta, StoryObj } from '@storybook/react-vite';

import { cafeForm } from '../../../forms/form.fixtures';
import { cafeLogo, tableCard } from '@hearback/print/fixtures';
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

/** One code of many looks otherwise than its frame says. */
export const StyleOfItsOwn: Story = {
  args: {
    codeStyle: {
      color: '#123456',
      background_color: '#ffffff',
      level: 'H',
      module_shape: 'rounded',
      eye_shape: 'circle',
      eye_color: '#8a1c3b',
    },
  },
};

export const InPolish: Story = { args: { language: 'pl-PL' } };
