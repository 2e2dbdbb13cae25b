import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { MentionArea, type MentionAreaProps } from './MentionArea';

function Live(args: MentionAreaProps) {
  const [value, setValue] = useState(args.value);
  return <MentionArea {...args} value={value} onChange={setValue} />;
}

/** Several lines of text in which colleagues can be mentioned: `@` opens the list of their names. */
const meta = {
  title: 'Fields/MentionArea',
  component: MentionArea,
  args: {
    label: 'Note',
    listLabel: 'Colleagues',
    hint: 'Only you and your colleagues see it. Type @ to mention one.',
    value: '',
    names: ['Anna Nowak', 'Łukasz Żak', 'Jan Kowalski'],
    onChange: () => undefined,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof MentionArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing narrows the list, whatever the accents; arrow keys and Enter choose, Escape leaves the text as it is. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByLabelText('Note');
    await userEvent.tab();
    await userEvent.keyboard('Ask @luk');
    const list = await screen.findByRole('listbox', { name: 'Colleagues' });
    await expect(list).toHaveTextContent(/^Łukasz Żak$/);
    await userEvent.keyboard('{Enter}');
    await expect(note).toHaveValue('Ask @Łukasz Żak ');
    await userEvent.keyboard('or @');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Jan Kowalski');
    await expect(note).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{Tab}');
    await expect(note).toHaveValue('Ask @Łukasz Żak or @Jan Kowalski ');
    await expect(note).toHaveFocus();
    await userEvent.keyboard('@{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(note).toHaveValue('Ask @Łukasz Żak or @Jan Kowalski @');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Note'), '@');
    await userEvent.click(await screen.findByRole('option', { name: 'Jan Kowalski' }));
    await expect(canvas.getByLabelText('Note')).toHaveValue('@Jan Kowalski ');
  },
};

/** An address mentions nobody, and who works alone is offered nobody. */
export const Empty: Story = {
  args: { names: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Note'), 'anna@example.com @Anna');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

const names = Array.from({ length: 60 }, (_, index) => `Anna Nowak ${index + 1}`);

export const Many: Story = {
  args: { names },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Note'), '@anna nowak 5');
    await expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Anna Nowak 5');
  },
};

export const LongNames: Story = {
  args: {
    value: '@',
    names: ['Maria Magdalena Skłodowska-Konstantynopolitańczykowianeczkówna z Lokalizacji Rynek'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Note'));
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};
