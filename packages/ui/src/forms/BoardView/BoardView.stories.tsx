import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { barForm, cafeForm } from '../form.fixtures';
import { BoardView } from './BoardView';

/** The changes of an owner after feedback, on a page for everybody. */
const meta = {
  title: 'Forms/BoardView',
  component: BoardView,
  parameters: { layout: 'fullscreen' },
  args: {
    style: cafeForm.style,
    language: 'en-US',
    venue: 'Café Lipa, Old Town',
    entries: [
      {
        day: '2026-11-21',
        words: [
          {
            language: 'en-US',
            said: 'It is too loud to talk at lunch.',
            did: 'We put felt under the chairs and panels on the ceiling.',
          },
          {
            language: 'pl-PL',
            said: 'W porze obiadu jest za głośno, żeby rozmawiać.',
            did: 'Podkleiliśmy krzesła filcem i wyciszyliśmy sufit.',
          },
        ],
      },
      {
        day: '2026-10-02',
        words: [
          {
            language: 'en-US',
            said: 'There is nothing for people who drink no milk.',
            did: 'Oat and almond milk, at no extra charge.',
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof BoardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OnDarkGround: Story = { args: { style: barForm.style } };

/** An entry without words in the reader's language is shown in its own, and read aloud in it. */
export const InPolish: Story = {
  args: { language: 'pl-PL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Podkleiliśmy/)).toHaveAttribute('lang', 'pl-PL');
    await expect(canvas.getByText(/^Oat and almond/)).toHaveAttribute('lang', 'en-US');
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing here yet.')).toBeVisible();
  },
};

/** The code is on the printed sheet alone. */
export const WithCode: Story = {
  args: { codeText: 'HTTPS://HEARBACK.EXAMPLE/R/K7QX2M9PAB' },
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector('[role="img"]');
    await expect(code).not.toBeVisible();
  },
};

export const Preview: Story = {
  args: { mode: 'preview' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
