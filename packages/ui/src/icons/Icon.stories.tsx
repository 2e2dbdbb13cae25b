import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Text } from '../components/Text/Text';
import { Columns } from '../layout/Columns/Columns';
import { Inline } from '../layout/Inline/Inline';
import { ChatIcon, QrIcon } from './index';
import * as editorIcons from './editorIcons.generated';
import * as pageIcons from './icons.generated';

/** Our own drawings on a 20 × 20 grid, in the colour of the words beside them. Each is a component: give it to the `icon` of a `Button`, an `EmptyState`, a `Tag`, which then chooses its size, or put it beside words yourself. A new one is an SVG in `icons/svg`, or in its folder `editors` where only editors use it, drawn by `npm run -w lab icons`. */
const meta = {
  title: 'Foundations/Icon',
  component: QrIcon,
} satisfies Meta<typeof QrIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside words that say the same: nothing is read aloud. */
export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Alone, where it says something that no text says: it has a name. */
export const Named: Story = {
  args: { label: 'Has a code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Has a code' })).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <Columns columnWidth="narrow" gap="medium">
      {Object.entries({ ...pageIcons, ...editorIcons }).map(([name, Icon]) => (
        <Inline key={name} wraps={false}>
          <Icon />
          <Text size="small" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Columns>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <ChatIcon size="small" />
      <ChatIcon />
      <ChatIcon size="large" />
    </Inline>
  ),
};
