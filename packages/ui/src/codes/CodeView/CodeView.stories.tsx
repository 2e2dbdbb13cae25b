import type { Meta, StoryObj } from '@storybook/react-vite';

import { CodeView } from './CodeView';

/**
 * A code as a camera reads it. Give it a width through its container; under 2 cm in print it stops
 * being reliable. In its printed art it is part of a frame: use `FrameView`.
 */
const meta = {
  title: 'Codes/CodeView',
  component: CodeView,
  args: {
    text: 'https://hearback.example/r/7K2M9QXT4A',
    label: 'Code of the counter at Café Lipa',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Survives a third of it being scratched off; denser for the same text. */
export const Sturdy: Story = { args: { level: 'H' } };

export const InOwnColor: Story = { args: { color: '#0a4d43', backgroundColor: '#fbfaf7' } };

/** A longer text makes more and smaller modules. */
export const LongText: Story = {
  args: {
    text: 'https://feedback.a-very-long-domain-name.example/qr-feedback?code=7K2M9QXT4A&lang=pl-PL',
  },
};
