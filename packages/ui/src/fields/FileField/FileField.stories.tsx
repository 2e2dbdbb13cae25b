import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FileField } from './FileField';

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><rect width="64" height="48" fill="#f2b33d"/><circle cx="32" cy="24" r="14" fill="#1b1d22"/></svg>',
)}`;

/** A file from the reader's device, picked or dropped. The caller judges it and says what is wrong. */
const meta = {
  title: 'Fields/FileField',
  component: FileField,
  args: {
    label: 'Logo',
    accept: ['image/png', 'image/jpeg'],
    onSelect: fn(),
    hint: 'PNG or JPG, at most 1 MB. We resize it to 200 px.',
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The field has no file input.');
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
};

/** A picture that was copied elsewhere is pasted with the focus on the field. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['x'], 'copied.png', { type: 'image/png' });
    const copied = new DataTransfer();
    copied.items.add(file);
    canvas.getByRole('button').focus();
    await userEvent.paste(copied);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { previewUrl: logo, onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|Usuń)$/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { isPending: true } };

export const Failed: Story = { args: { error: 'The picture you uploaded is too large!' } };

/** Enter opens the device's own dialog. What is removed leaves the focus where the next one is picked. */
export const ByKeyboard: Story = {
  args: { previewUrl: logo, onRemove: fn() },
  render: function Live(args) {
    const [address, setAddress] = useState(args.previewUrl);
    const remove = () => {
      args.onRemove?.();
      setAddress(undefined);
    };
    return <FileField {...args} previewUrl={address} onRemove={remove} />;
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const openDialog = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type="file"]')?.addEventListener('click', openDialog);
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: /^(Choose another file|Wybierz inny plik)$/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(openDialog).toHaveBeenCalledOnce();

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^(Remove|Usuń)$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Logo firmy widoczne na górze każdego formularza',
    hint: 'Plik PNG lub JPG, nie większy niż 1 MB. Zmniejszymy go do szerokości dwustu pikseli.',
  },
};
