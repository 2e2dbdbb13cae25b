import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { cafeForm } from '../../../forms/form.fixtures';
import { LiveFormEditor, liveArgs } from './LiveFormEditor.fixtures';

/** What a visitor sees once the answer is sent is written beside the fields of a form, in the form editor. */
const meta = {
  title: 'Editors/FormEditor/After sending',
  component: LiveFormEditor,
  parameters: { layout: 'fullscreen' },
  args: liveArgs,
} satisfies Meta<typeof LiveFormEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const thankYou = {
  title: { 'en-US': 'See you at the bar!', 'pl-PL': 'Do zobaczenia!' },
  text: { 'en-US': 'We read every word.', 'pl-PL': 'Czytamy każde słowo.' },
  review_url: 'https://reviews.example.com/cafe-lipa',
};

/** Beside the fields stands what a visitor sees once the answer is sent; the stage shows it as it will be. */
export const Plain: Story = {
  args: { document: { ...cafeForm, thank_you: thankYou } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^After sending/ }));
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(stage.getByText('See you at the bar!')).toBeVisible();
    const heading = canvas.getByRole('textbox', { name: 'Heading' });
    await userEvent.clear(heading);
    await expect(stage.getByText('Thank you!')).toBeVisible();
    await userEvent.type(heading, 'Bye!');
    await expect(stage.getByText('Bye!')).toBeVisible();
    await expect(stage.getByRole('link', { name: 'Write a public review' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Change what stands/ }));
    await expect(stage.queryByText('Bye!')).toBeNull();
  },
};

/** Other words after few or many stars, which the stage shows by choice. */
export const ByRating: Story = {
  args: {
    document: {
      ...cafeForm,
      thank_you: { ...thankYou, low_title: { 'en-US': 'We are sorry.', 'pl-PL': 'Przepraszamy.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^After sending/ }));
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(stage.getByText('See you at the bar!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Shown after$/ }));
    const list = within(canvas.getByRole('region', { name: 'Preview' }).ownerDocument.body);
    await userEvent.click(await list.findByRole('option', { name: '1 to 6 stars' }));
    await expect(await stage.findByText('We are sorry.')).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Heading after 9 or 10 stars' }),
      'Wow!',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Shown after$/ }));
    await userEvent.click(await list.findByRole('option', { name: '9 or 10 stars' }));
    await expect(await stage.findByText('Wow!')).toBeVisible();
  },
};

/** Keys come to it before the first field, and on to its words; Delete leaves it where it is. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Whole form' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const page = canvas.getByRole('button', { name: 'After sending' });
    await waitFor(() => expect(page).toHaveFocus());
    await userEvent.keyboard('{Delete}{F2}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveFocus());
    await userEvent.keyboard('Bye!');
    await expect(canvas.getByRole('button', { name: /^After sending/ })).toHaveTextContent('Bye!');
  },
};

/** An address that is not whole is listed, and the line leads to it. */
export const BadReviewAddress: Story = {
  args: {
    document: { ...cafeForm, thank_you: { ...thankYou, review_url: 'reviews' } },
    saveState: 'kept',
  },
  play: async ({ canvas, userEvent }) => {
    const issue = 'Go there: The link to public reviews is not a whole address.';
    await userEvent.click(canvas.getByRole('button', { name: issue }));
    await expect(
      await canvas.findByText('Use a whole address without spaces that begins with https://.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toHaveTextContent('Write a public review');
  },
};
