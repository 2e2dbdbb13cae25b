import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';

import { logoImage, redSquare } from '@hearback/print/fixtures';
import { ImageUpload, type UploadImage } from './ImageUpload';
import { drawPicture } from './picture.fixtures';

/** A picture of a document. Its size and its bytes are looked at before it is sent; then it is cropped, and made no higher than 200 pixels. */
const meta = {
  title: 'Editors/Kit/ImageUpload',
  component: ImageUpload,
  args: {
    label: 'Picture',
    image: null,
    onChange: fn(),
    onUpload: fn<UploadImage>(() => Promise.resolve(logoImage)),
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

const pressUse = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^(Use the picture|Użyj obrazu)$/ }));
};

const sizeOf = async (file: File | undefined) => {
  if (!file) throw new Error('Nothing was sent.');
  const { width, height } = await createImageBitmap(file);
  return { width, height };
};

/** A picture that is small enough and whole is sent as it is. */
export const Uploaded: Story = {
  play: async ({ canvasElement, args }) => {
    const file = await drawPicture(120, 80);
    await choose(canvasElement, file);
    await pressUse();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(logoImage));
    await expect(args.onUpload).toHaveBeenCalledWith(file);
  },
};

/** What is higher than 200 pixels is made smaller here, before it is sent. */
export const Resized: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await drawPicture(1_200, 800));
    await pressUse();
    await waitFor(() => expect(args.onUpload).toHaveBeenCalled());
    const sent = mocked(args.onUpload).mock.calls[0]?.[0];
    await expect(await sizeOf(sent)).toEqual({ width: 300, height: 200 });
  },
};

/** A square of it, chosen with keys alone. */
export const Cropped: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await drawPicture(1_200, 800));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^(Square|Kwadrat)$/ }));
    await pressUse();
    await waitFor(() => expect(args.onUpload).toHaveBeenCalled());
    const sent = mocked(args.onUpload).mock.calls[0]?.[0];
    await expect(await sizeOf(sent)).toEqual({ width: 200, height: 200 });
  },
};

/** Closing the dialog sends nothing and leaves what was there. */
export const LeftAlone: Story = {
  args: { image: logoImage },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await drawPicture(120, 80));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onUpload).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
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
    const bytes = new Uint8Array(1_048_577);
    await choose(canvasElement, new File([bytes], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText('The picture you uploaded is too large!')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A name proves nothing: the bytes say what a file is. */
export const WrongType: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['GIF89a'], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText('Use a png, jpg or jpeg picture.')).toBeVisible();
  },
};

/** It begins like a picture, and is none. */
export const Broken: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    await choose(canvasElement, new File([bytes], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText('This picture cannot be read.')).toBeVisible();
  },
};

/** What the caller rejects with is shown as it is. */
export const Failed: Story = {
  args: {
    onUpload: fn<UploadImage>(() =>
      Promise.reject(new Error('There is no room for more pictures.')),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, await drawPicture(120, 80));
    await pressUse();
    await expect(await canvas.findByText('There is no room for more pictures.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { label: 'Obraz w tle całej karty, pod wszystkimi elementami', image: logoImage },
};
