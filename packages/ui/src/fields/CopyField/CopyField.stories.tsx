import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CopyField } from './CopyField';

/** For text that is made here and needed elsewhere: the address of a form, a snippet for a website. To be typed: `TextField`. */
const meta = {
  title: 'Fields/CopyField',
  component: CopyField,
  args: {
    label: 'Link',
    hint: 'For messages, letters and profiles. Answers appear under the channel Link.',
    text: 'https://hearback.example/r/7K2M9QXT4A?channel=link',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    onCopy: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is chosen whole as soon as it is reached, for those who copy by hand. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' });
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(args.text.length);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Copied: Link' })).toHaveFocus();
  },
};

/** An address that is used on this device too can be opened from here. */
export const ToOpen: Story = {
  args: { text: 'https://hearback.example/qr-feedback?code=7K2M9QXT4A&kiosk=1', openLabel: 'Open' },
};

export const LongText: Story = {
  args: {
    label: 'Fragment dla strony internetowej Twojej kawiarni',
    hint: 'Wklej go tam, gdzie formularz ma stać na Twojej stronie. Odpowiedzi są liczone jako pochodzące ze strony.',
    text: '<script src="https://hearback.example/embed.js" data-code="7K2M9QXT4A" async></script>',
    copyLabel: 'Kopiuj',
    copiedLabel: 'Skopiowano',
  },
};

/** On a phone the text has the whole width. */
export const OnAPhone: Story = {
  args: {
    label: 'Website',
    text: '<script src="https://hearback.example/embed.js" data-code="7K2M9QXT4A" async></script>',
  },
  globals: { viewport: { value: 'phone' } },
};

/** An address stays on its line, which scrolls. */
export const AddressOnAPhone: Story = { ...ToOpen, globals: { viewport: { value: 'phone' } } };
