import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { barForm, cafeForm } from '../form.fixtures';
import { ThankYou } from './ThankYou';

/** The last thing a visitor sees, in the form's own colours. */
const meta = {
  title: 'Forms/ThankYou',
  component: ThankYou,
  parameters: { layout: 'fullscreen' },
  args: {
    style: cafeForm.style,
    language: 'en-US',
    venue: 'Café Lipa, Old Town',
    receiptHref: '#receipt',
  },
} satisfies Meta<typeof ThankYou>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const OnDarkGround: Story = { args: { style: barForm.style } };

export const InPolish: Story = { args: { language: 'pl-PL' } };

/** What an owner wrote, and a link to a public review that everyone is offered. */
export const OwnWords: Story = {
  args: {
    thankYou: {
      title: 'See you at the bar!',
      text: 'We read every word, usually over the first coffee.\nYour table is waiting.',
      review_url: 'https://reviews.example.com/cafe-lipa',
      review_label: 'Tell others about Lipa',
    },
  },
  play: async ({ canvas }) => {
    const review = canvas.getByRole('link', { name: 'Tell others about Lipa' });
    await expect(review).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

/** Words for those who were not happy; the link is the same. */
export const AfterLowRating: Story = {
  args: {
    rated: 'low',
    thankYou: {
      title: 'See you at the bar!',
      low_title: 'We are sorry.',
      low_text: 'Ola reads this today and writes to you if you left an address.',
      review_url: 'https://reviews.example.com/cafe-lipa',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We are sorry.' })).toBeVisible();
    await expect(canvas.queryByText('See you at the bar!')).toBeNull();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      'https://reviews.example.com/cafe-lipa',
    );
  },
};

/** On a small phone, with words as long as Polish ones can be: nothing is cut. */
export const LongText: Story = {
  args: {
    style: barForm.style,
    language: 'pl-PL',
    thankYou: {
      title: 'Dziękujemy serdecznie za podzielenie się swoimi wrażeniami!',
      text: 'Każdą opinię czytamy wspólnie przed otwarciem i odpowiadamy na nią tak szybko, jak to możliwe. '.repeat(
        3,
      ),
      review_url: 'https://reviews.example.com/cafe-lipa',
      review_label: 'Opowiedz o nas innym gościom w serwisie z opiniami',
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

/** Before the answer has its receipt, the link to it is not shown. */
export const WithoutReceipt: Story = { args: { receiptHref: undefined } };

/** To what the owner changed, where they have visitors led there. */
export const WithBoard: Story = {
  args: { boardHref: '#board' },
  play: async ({ canvas }) => {
    const board = canvas.getByRole('link', { name: 'What we changed because of feedback' });
    await expect(board).toHaveAttribute('href', '#board');
  },
};
