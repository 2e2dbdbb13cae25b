import { payloadOf } from '@hearback/print/codes';
import { cafeLogo, logoImage } from '@hearback/print/fixtures';
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
    text: payloadOf('https://hearback.example/r/7K2M9QXT4A'),
    label: 'Code of the counter at Café Lipa',
    addressOf: (): string | undefined => cafeLogo,
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
export const Sturdy: Story = { args: { look: { level: 'H' } } };

export const InOwnColor: Story = {
  args: { look: { color: '#0a4d43', background_color: '#fbfaf7' } },
};

/** Corners are round where light squares lie beside them, so that what hangs together stays one. */
export const Rounded: Story = {
  args: { look: { module_shape: 'rounded', eye_shape: 'rounded' } },
};

export const Dots: Story = { args: { look: { module_shape: 'dots', eye_shape: 'circle' } } };

/** The three eyes in the second color of the house. */
export const EyesInAnotherColor: Story = {
  args: { look: { module_shape: 'rounded', eye_shape: 'rounded', eye_color: '#9a3412' } },
};

/** A logo costs part of the reserve: the code is made with the largest one, and half of it stays. */
export const WithLogo: Story = {
  args: { look: { color: '#0a4d43', background_color: '#ffffff', logo: logoImage } },
};

/** A longer text makes more and smaller modules. */
export const LongText: Story = {
  args: {
    text: 'https://feedback.a-very-long-domain-name.example/qr-feedback?code=7K2M9QXT4A&lang=pl-PL',
  },
};
