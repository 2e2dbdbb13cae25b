import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { ColorField, type ColorFieldProps } from './ColorField';

function Live(args: ColorFieldProps) {
  const [value, setValue] = useState(args.value);
  const change = (color: string) => {
    setValue(color);
    args.onChange(color);
  };
  return <ColorField {...args} value={value} onChange={change} />;
}

/** Takes whole colors alone, as a document does. */
function ColorsAlone(args: ColorFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <ColorField {...args} value={value} onChange={(text) => text.length === 7 && setValue(text)} />
  );
}

/** A colour as people write it (RGB, HSL, HEX) or pick it. It answers with `#rrggbb`, shows how well it stands apart from what it has to, and offers the nearest colour that does. */
const meta = {
  title: 'Fields/ColorField',
  component: ColorField,
  args: { label: 'Background color', value: '#fbfaf7', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed is answered in the notation it was typed in. What is stored is always HEX. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'hsl(174, 78%, 21%)');
    await expect(args.onChange).toHaveBeenLastCalledWith('#0c5f57');
    await userEvent.tab();
    await expect(field).toHaveValue('hsl(174 78% 21%)');
    await userEvent.clear(field);
    await userEvent.type(field, '#0A6B5D');
    await userEvent.tab();
    await expect(field).toHaveValue('#0a6b5d');
  },
};

/** What HEX cannot hold exactly is shown as it was typed. */
export const TypedExactly: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'hsl(200, 50%, 95%)');
    await userEvent.tab();
    await expect(field).toHaveValue('hsl(200 50% 95%)');
    await expect(args.onChange).toHaveBeenLastCalledWith('#ecf4f9');
  },
};

/** A document takes colors alone. What is none stays in the field, with the reason. */
export const NoColor: Story = {
  render: (args) => <ColorsAlone {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'red');
    await expect(canvas.queryByText(/not a color/)).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('red');
    await expect(field).toHaveAccessibleDescription('This is not a color. Use RGB, HSL or HEX.');
    await userEvent.clear(field);
    await userEvent.type(field, '#0a6b5d');
    await userEvent.tab();
    await expect(canvas.queryByText(/not a color/)).toBeNull();
  },
};

/** The picker without a pointer: the arrows move in the area, along the hue, and through the swatches. */
export const Picked: Story = {
  args: {
    value: '#bf4040',
    swatches: [
      { label: 'In this document', colors: ['#fbfaf7', '#1b1d22', '#0a6b5d', '#b97700'] },
      { label: 'Used lately', colors: ['#7a2e3a'] },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a color: Background color' }));
    const picker = within(await screen.findByRole('dialog'));

    const [area] = picker.getAllByRole('slider', { name: 'Color picker' });
    area?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#c04444');

    const hue = picker.getByRole('slider', { name: /Hue/ });
    hue.focus();
    await userEvent.keyboard('{End}');
    await expect(hue).toHaveAttribute('aria-valuetext', expect.stringMatching(/^360/));

    await userEvent.click(picker.getByRole('radio', { name: 'RGB' }));
    await userEvent.click(picker.getByRole('option', { name: /cyan/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('#0a6b5d');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('textbox')).toHaveValue('rgb(10 107 93)');
    // The focus returns in the frame after the dialog has gone.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Pick a color/ })).toHaveFocus(),
    );
  },
};

/** How much shines through is picked as well; the chequers show it. */
export const SeeThrough: Story = { args: { label: 'Shade', value: '#0a6b5d80', hasAlpha: true } };

/** Grey on paper. The nearest colour that reads well is one press away. */
export const HardToRead: Story = {
  args: {
    label: 'Text color',
    value: '#b8b4aa',
    against: [{ name: 'On the background', color: '#fbfaf7', needs: 4.5 }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('On the background: contrast 1.9:1, needs 4.5:1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Use #/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^On the background: contrast 4\.5:1$/)).toBeVisible();
  },
};

/** Several things stand on a background: those that fail are named, or the weakest that is fine. */
export const ManyOnIt: Story = {
  args: {
    value: '#f2c879',
    against: [
      { name: 'Text (text)', color: '#1b1d22', needs: 3 },
      { name: 'Rating (stars)', color: '#b97700', needs: 3 },
      { name: 'Comment (label)', color: '#7a5a2e', needs: 4.5 },
    ],
  },
};

export const Failed: Story = {
  args: { value: 'teal-ish', error: 'This is not a color. Try #0c5f56.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const LongText: Story = {
  args: {
    label: 'Kolor tła pod nagłówkiem i opisem formularza',
    hint: 'Można wpisać nazwę, zapis szesnastkowy, RGB albo HSL.',
    value: 'hsl(174 78% 21%)',
  },
};
