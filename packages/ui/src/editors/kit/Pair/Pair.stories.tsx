import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { NumberField } from '../../../fields/NumberField/NumberField';
import { Pair } from './Pair';

/** Two short fields that belong together. For more, or wider ones, use `Columns`. */
const meta = {
  title: 'Editors/Kit/Pair',
  component: Pair,
  args: {
    children: (
      <>
        <NumberField label="Width (mm)" value={105} onChange={fn()} />
        <NumberField label="Height (mm)" value={148} onChange={fn()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Pair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measures: Story = {};
