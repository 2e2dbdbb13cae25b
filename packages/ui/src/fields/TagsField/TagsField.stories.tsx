import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { TagsField, type TagsFieldProps } from './TagsField';

function Live(args: TagsFieldProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: readonly string[]) => {
    setValue(next);
    args.onChange(next);
  };
  return (
    <form onSubmit={fn()}>
      <TagsField {...args} value={value} onChange={change} />
    </form>
  );
}

/** Words of one's own, by which things are found: a few short ones, typed or chosen from those in use. Fixed choices are a `CheckboxGroup`. */
const meta = {
  title: 'Fields/TagsField',
  component: TagsField,
  args: {
    label: 'Tags',
    value: [],
    onChange: fn(),
    hint: 'Words to filter by, with commas between.',
    options: ['Drive-in', 'Łódź', 'North', 'Summer only'],
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TagsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: ['Drive-in', 'North'] } };

/** Enter and a comma add a tag, Backspace takes the last one back, and leaving the field adds what is typed. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Tags' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Terrace{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Terrace']);
    await userEvent.keyboard('Hall,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Terrace', 'Hall']);
    await expect(field).toHaveValue('');
    // The same in another case is the same.
    await userEvent.keyboard('terrace{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Terrace']);
    await userEvent.keyboard('Window');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Terrace', 'Window']);
  },
};

/** Tags in use are offered, without accents, too, and keep their spelling. */
export const Suggested: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(field, 'lodz');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['Łódź']));
    await expect(field).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('NORTH{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Łódź', 'North']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // A comma closes the list as well, and what stands below the field can be reached at once.
    await userEvent.keyboard('sum');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard(',');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Łódź', 'North', 'sum']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** The cross of a tag removes it, and the input has the focus again. */
export const Removed: Story = {
  args: { value: ['Drive-in', 'North'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /: Drive-in$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['North']);
    await expect(canvas.getByRole('combobox', { name: 'Tags' })).toHaveFocus();
  },
};

/** Everything that is pasted becomes tags. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tags' }));
    await userEvent.paste('one, two; three');
    await expect(args.onChange).toHaveBeenLastCalledWith(['one', 'two', 'three']);
  },
};

export const Failed: Story = {
  args: { value: ['Drive-in'], error: 'There is room for 10 tags.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'There is room for 10 tags.',
    );
  },
};

export const Disabled: Story = { args: { value: ['Drive-in', 'North'], isDisabled: true } };

/** As many as a location carries at most, and more to choose from. */
export const Many: Story = {
  args: {
    value: Array.from({ length: 10 }, (_, index) => `Season ${2016 + index}`),
    options: Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`),
  },
};

export const LongText: Story = {
  args: {
    value: ['Tylko w sezonie letnim, do 30', 'Przy dworcu głównym', 'Drive-in', 'Północ', 'Nocne'],
  },
};
