import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/Card';
import { Columns } from './Columns';

/** Equal columns; as many as fit. */
const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: ['Scans', 'Submissions', 'Conversion', 'Rating'].map((title) => (
      <Card key={title} title={title} padding="medium" />
    )),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Half: Story = { args: { columnWidth: 'half' } };
