import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Facts } from './Facts';

/** Use facts in a dialog or a card about one thing. When many things have the same facts, use a table. */
const meta = {
  title: 'Components/Facts',
  component: Facts,
  args: {
    facts: [
      { label: 'Location', value: 'Café Kwiat, Old Town' },
      { label: 'Code', value: 'Table 4' },
      { label: 'Received', value: '20 November 2026, 09:12' },
      { label: 'Time to answer', value: '24 seconds' },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Questions and answers are read one after the other. */
export const Stacked: Story = {
  args: {
    isStacked: true,
    facts: [
      { label: 'How was it?', value: '7 of 10' },
      { label: 'Tell us more', value: 'The sourdough was still warm. The queue was not.' },
    ],
  },
};

export const WithNote: Story = {
  args: {
    facts: [
      { label: 'Sentiment', value: 'Positive', note: 'Judged by the words of the comment' },
      { label: 'Email', value: 'anna.kowalska@example.com' },
    ],
  },
};

/** Long values wrap; nothing is cut. */
export const LongText: Story = {
  args: {
    facts: [
      {
        label: 'Lokalizacja',
        value: 'Stanowisko przy wejściu głównym do budynku administracyjnego',
      },
      { label: 'E-mail', value: 'bardzo.dlugi.adres.poczty.elektronicznej@przyklad.example.com' },
    ],
  },
};

/** Nothing is known yet: the caller says so with an `EmptyState`; no frame is left behind. */
export const Empty: Story = {
  args: { facts: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};

export const Many: Story = {
  args: {
    facts: Array.from({ length: 12 }, (_, index) => ({
      label: `Question ${index + 1}`,
      value: 'The sourdough was still warm.',
    })),
  },
};
