import { starters } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { cafeForm } from '../../../forms/form.fixtures';
import { apply } from '../commands/apply';
import { FormLanguages, type FormLanguagesProps } from './FormLanguages';

function Live(args: FormLanguagesProps) {
  const [form, setForm] = useState(args.form);
  const [language, setLanguage] = useState(args.language);
  return (
    <FormLanguages
      form={form}
      run={(command) => {
        args.run(command);
        setForm(apply(form, command));
      }}
      language={language}
      onLanguageChange={setLanguage}
    />
  );
}

/** The languages of a form: English, Polish, and any other that is added. A visitor gets only a language in which every text is there, so that no page mixes two. */
const meta = {
  title: 'Editors/FormLanguages',
  component: FormLanguages,
  args: { form: cafeForm, run: fn(), language: 'en-US', onLanguageChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FormLanguages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A language is found by a part of its name. Texts of the product are filled in; an owner's own are missing. */
export const Added: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      await canvas.findByRole('combobox', { name: /^Another language/ }),
      'germ',
    );
    await userEvent.click(await screen.findByRole('option', { name: 'German' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add the language' }));
    const list = within(canvas.getByRole('list'));
    await expect(await list.findByText('One text is missing')).toBeVisible();
    await expect(args.run).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'addLanguage', language: 'de' }),
    );
    await expect(canvas.getByRole('button', { name: 'Edit the texts in German' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** A form that began with a starter, and is as it came, needs nothing to be translated. */
export const FromStarter: Story = {
  args: { form: starters[0]?.document ?? cafeForm },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('combobox', { name: /^Another language/ }),
      'french',
    );
    await userEvent.click(await screen.findByRole('option', { name: 'French' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add the language' }));
    const list = within(canvas.getByRole('list'));
    await expect(await list.findByText('French')).toBeVisible();
    await expect(list.getAllByText(/All texts are there/)).toHaveLength(3);
  },
};

/** The last language cannot go. */
export const Single: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Polish' }));
    await expect(canvas.queryByText('Polish')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove English' })).toBeDisabled();
  },
};

/** A text has changed since it was translated: its language is not done until somebody has looked. */
export const Stale: Story = {
  args: {
    form: apply(cafeForm, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label: { 'en-US': 'Anything else?', 'pl-PL': 'Powiedz nam więcej' } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [english, polish] = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(english).toHaveTextContent('Main language · All texts are there');
    await expect(polish).toHaveTextContent('One translation to check');
    await expect(polish).not.toHaveTextContent('All texts are there');
    await userEvent.click(canvas.getByRole('button', { name: 'All still right: Polish' }));
    await expect(polish).toHaveTextContent('All texts are there');
  },
};

export const Many: Story = {
  args: {
    form: ['de', 'uk', 'fr', 'pt-BR', 'pt-PT'].reduce(
      (form, language) => apply(form, { type: 'addLanguage', language }),
      cafeForm,
    ),
  },
};
