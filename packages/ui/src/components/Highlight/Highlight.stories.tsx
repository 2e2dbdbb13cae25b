import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Text } from '../Text/Text';
import { Highlight } from './Highlight';

/** Shows why a row was found: the words that were searched for stand out in its text. Case and accents do not count, as they do not in the search. */
const meta = {
  title: 'Components/Highlight',
  component: Highlight,
  args: { text: 'The coffee was hot, the queue was not.', words: 'coffee' },
  decorators: [
    (Story) => (
      <Text>
        <Story />
      </Text>
    ),
  ],
} satisfies Meta<typeof Highlight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('coffee').tagName).toBe('MARK');
  },
};

export const SeveralWords: Story = { args: { words: 'queue hot' } };

/** Somebody who types without accents finds what was written with them. */
export const WithoutAccents: Story = {
  args: { text: 'Zażółć gęślą jaźń, a potem podaj kawę.', words: 'kawe gesla' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('gęślą').tagName).toBe('MARK');
    await expect(canvas.getByText('kawę').tagName).toBe('MARK');
  },
};

export const NothingFound: Story = { args: { words: 'tea' } };

export const LongText: Story = {
  args: {
    text: 'Chleb był jeszcze ciepły, a kolejka do kasy zdecydowanie za długa jak na tak wczesną porę. '.repeat(
      6,
    ),
    words: 'kolejka',
  },
};
