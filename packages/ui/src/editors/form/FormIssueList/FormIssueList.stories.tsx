import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { cafeForm } from '../../../forms/form.fixtures';
import { apply } from '../commands/apply';
import { FormIssueList } from './FormIssueList';

const inGerman = apply(cafeForm, { type: 'addLanguage', language: 'de' });

/** The last look before a form is published: labels that are missing in one of its languages, colors that are hard to read. It warns and stops nobody. */
const meta = {
  title: 'Editors/FormIssueList',
  component: FormIssueList,
  args: { form: inGerman, onOpen: fn(), run: fn() },
} satisfies Meta<typeof FormIssueList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** German was added, and nothing is translated yet. */
export const Many: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Go there: Comment has no words in German.' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({
      code: 'no_words',
      partId: 'comment',
      language: 'de',
    });
  },
};

/** A text has changed since it was translated: what says so goes with one press. */
export const Stale: Story = {
  args: {
    form: apply(cafeForm, {
      type: 'editField',
      fieldId: 'comment',
      changes: { label: { 'en-US': 'Anything else?', 'pl-PL': 'Powiedz nam więcej' } },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Still right Comment: the English text changed. Check the translation: Polish.',
      }),
    );
    await expect(args.run).toHaveBeenCalledWith({
      type: 'confirmTranslations',
      language: 'pl-PL',
      key: 'comment',
    });
  },
};

export const Single: Story = { args: { form: cafeForm } };

/** All is well: nothing is shown. */
export const Empty: Story = {
  args: { form: { ...cafeForm, fields: cafeForm.fields.filter(({ type }) => type !== 'logo') } },
};
