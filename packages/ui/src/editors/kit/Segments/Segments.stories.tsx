import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { CodeEyePicture } from '../CodeStyleFields/CodeStyleFields';
import { Segments } from './Segments';

const shapes = [
  { value: 'square', label: 'Square', picture: <CodeEyePicture shape="square" /> },
  { value: 'rounded', label: 'Rounded', picture: <CodeEyePicture shape="rounded" /> },
  { value: 'circle', label: 'Round', picture: <CodeEyePicture shape="circle" /> },
];

function Live() {
  const [shape, setShape] = useState('square');
  return <Segments label="Corners" value={shape} options={shapes} onChange={setShape} />;
}

/** One of a few that a picture tells apart sooner than words. */
const meta = {
  title: 'Editors/Kit/Segments',
  component: Segments,
  args: { label: 'Corners', value: 'square', options: shapes, onChange: () => undefined },
  render: () => <Live />,
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Segments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: into the group, and along it with the arrows. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Rounded' })).toBeChecked();
  },
};

/** Words that are long, as Polish ones are, stand in more than one line. */
export const LongText: Story = {
  args: {
    label: 'Narożniki w kodzie do wydrukowania',
    options: [
      { value: 'square', label: 'Kwadratowe' },
      { value: 'rounded', label: 'Delikatnie zaokrąglone' },
    ],
    value: 'rounded',
  },
  render: (args) => <Segments {...args} />,
};

/** Four at most: more are a `Select`. */
export const Many: Story = {
  args: {
    options: ['L', 'M', 'Q', 'H'].map((value) => ({ value, label: value })),
    value: 'Q',
  },
  render: (args) => <Segments {...args} />,
};

/** Nothing to choose from yet. */
export const Empty: Story = {
  args: { options: [], value: '' },
  render: (args) => <Segments {...args} />,
};
