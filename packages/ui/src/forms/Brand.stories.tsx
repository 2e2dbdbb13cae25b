import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Brand } from './Brand';

/** The logo and name of the business, above thanks, receipts and closed pages, as above the form itself. */
const meta = {
  title: 'Forms/Brand',
  component: Brand,
  args: { venue: 'Bluebird, Market Square', language: 'en-US', logo: undefined },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a logo, the first letter of the name is its sign. */
export const WithoutLogo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bluebird, Market Square')).toHaveAttribute('data-sign', 'B');
  },
};

/** A letter of another language, in its capital form. */
export const InTurkish: Story = {
  args: { venue: 'ıhlamur kahve', language: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ıhlamur kahve')).toHaveAttribute('data-sign', 'I');
  },
};

/** A long name wraps below its sign. */
export const LongText: Story = {
  args: { venue: 'Kawiarnia Żółty Słoń przy Rynku Głównym, ogródek letni i antresola' },
  globals: { viewport: { value: 'narrow' } },
};
