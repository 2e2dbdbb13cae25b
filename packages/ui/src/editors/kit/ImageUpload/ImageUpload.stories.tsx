import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { logoImage, redSquare } from '../../../frames/frame.fixtures';
import { ImageUpload } from './ImageUpload';

/** A picture of a document. Too large or of the wrong kind, it is refused before it is sent. */
const meta = {
  title: 'Editors/Kit/ImageUpload',
  component: ImageUpload,
  args: {
    label: 'Picture',
    image: null,
    onChange: fn(),
    onUpload: () => Promise.resolve(logoImage),
    addressOf: () => redSquare,
  },
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input to choose with.');
  await userEvent.upload(input, file);
};

export const Empty: Story = {};

export const WithPicture: Story = { args: { image: logoImage } };

export const Uploaded: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, new File(['ink'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(logoImage));
  },
};

/** Space opens the device's own dialog. What is removed leaves the focus where the next one is picked. */
export const ByKeyboard: Story = {
  args: { image: logoImage },
  render: function Live(args) {
    const [image, setImage] = useState(args.image);
    const change = (next: typeof image) => {
      args.onChange(next);
      setImage(next);
    };
    return <ImageUpload {...args} image={image} onChange={change} />;
  },
  play: async ({ canvas, canvasElement, args }) => {
    const openDialog = fn((event: Event) => event.preventDefault());
    const input = canvasElement.querySelector('input[type="file"]');
    input?.addEventListener('click', openDialog, { once: true });
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: /^(Choose another file|Wybierz inny plik)$/ }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(openDialog).toHaveBeenCalledOnce();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Remove|Usuń)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const bytes = new Uint8Array(1_000_001);
    await choose(canvasElement, new File([bytes], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText('The picture you uploaded is too large!')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What the caller rejects with is shown as it is. */
export const Failed: Story = {
  args: { onUpload: () => Promise.reject(new Error('This picture cannot be read.')) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['ink'], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText('This picture cannot be read.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { label: 'Obraz w tle całej karty, pod wszystkimi elementami', image: logoImage },
};
