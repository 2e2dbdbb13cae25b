import { newFormDocument } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { barForm, cafeForm, followUpForm } from '../../../forms/form.fixtures';
import { apply } from '../commands/apply';
import { LiveFormEditor, liveArgs } from './LiveFormEditor.fixtures';

/**
 * Makes a form. The preview in the middle is the component that visitors get. `useFormEditor` holds the
 * form, with its history; the caller saves it, and shows how far it is through `saveState`.
 */
const meta = {
  title: 'Editors/FormEditor',
  component: LiveFormEditor,
  parameters: { layout: 'fullscreen' },
  args: liveArgs,
} satisfies Meta<typeof LiveFormEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A new form has its button alone, and says what it lacks. */
export const Empty: Story = {
  args: { document: { ...newFormDocument('Tables', []), title: '' }, saveState: 'unsaved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The form has no title.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Navigation' })).toBeDisabled();
  },
};

/** The form hangs at several places: the caller says whose heading it is. */
export const AtSeveralPlaces: Story = {
  args: {
    company: 'Café Lipa',
    headingNote: 'The heading is that of “Counter”. Other codes of this form have their own.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Café Lipa, Old Town')).toBeVisible();
    await expect(canvas.getByText(/^The heading is that of “Counter”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'After sending' }));
    await expect(canvas.getByText(/^Your feedback is with Café Lipa, Old Town\./)).toBeVisible();
    await expect(canvas.getByText(/^The heading is that of “Counter”/)).toBeVisible();
  },
};

/** A field of each type. */
export const Many: Story = {
  args: {
    document: newFormDocument('Tables', ['logo', 'rating', 'comment', 'name', 'email', 'qr']),
    codeText: 'HTTPS://H.TEST/R/7K2M9QXT4A',
  },
};

/** Fields that wait for an earlier answer: marked in the outline and on the canvas, and drawn as a map. */
export const FollowUps: Story = {
  args: { document: followUpForm },
  play: async ({ canvas }) => {
    const map = within(canvas.getByRole('region', { name: 'Who is asked what' }));
    await expect(map.getByText('“How was it?” is at most 6')).toBeVisible();

    const outline = within(canvas.getByRole('list', { name: 'Fields' }));
    await userEvent.click(outline.getByRole('button', { name: /^Comment/ }));
    await expect(canvas.getByRole('button', { name: /Show this when/ })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rating' }));
    await expect(canvas.getByText(/^Always shown now.*What went wrong\?/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(outline.getAllByLabelText('“How was it?” is at most 6')).toHaveLength(1);
  },
};

/** Words that run on break where they must, in the list and in the form. */
export const LongText: Story = {
  args: {
    document: {
      ...cafeForm,
      fields: cafeForm.fields.map((field) =>
        field.type === 'rating'
          ? {
              ...field,
              label: 'Jak oceniasz dzisiejszą wizytę w naszej kawiarni na Starym Mieście?',
            }
          : field,
      ),
    },
  },
};

/** On a tablet the form is as wide as there; a pane that is narrower shows it smaller, and says so. */
export const OnATablet: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'On a tablet' }));
    const form = canvasElement.querySelector<HTMLElement>('[data-form]');
    const screen = form?.closest<HTMLElement>('[data-device] > *');
    await expect(screen?.offsetWidth).toBe(820);
    const shown = await canvas.findByText(/^820 px wide, shown at \d+%$/);
    await userEvent.click(canvas.getByRole('button', { name: 'True size' }));
    await expect(shown).toHaveTextContent('820 px wide, shown at 100%');
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await expect(shown).not.toHaveTextContent('100%');
  },
};

export const OnAWideScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'On a wide screen' }));
    await expect(await canvas.findByText(/^1280 px wide, shown at \d+%$/)).toBeVisible();
  },
};

/** A form has one field of each type: nothing offers to make a second one. */
export const NoDuplicates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Duplicate/ })).toBeNull();
  },
};

/** A press chooses a field of the preview; two put the cursor on its words. */
export const PressedTwice: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const comment = canvasElement.querySelector('[data-field="comment"]');
    if (!comment) throw new Error('The café form has no comment. Add one to the fixture.');
    await userEvent.dblClick(comment);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveFocus());
    await userEvent.keyboard('Why?');
    await expect(comment).toHaveTextContent('Why?');
    await expect(canvas.getByRole('button', { name: 'Undo: Change Comment' })).toBeEnabled();
  },
};

/** From an empty form to one that can be published, without a mouse. */
export const FinishedByKeys: Story = {
  args: { document: { ...newFormDocument('Tables', []), title: '' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const nameOfFocused = () => {
      const focused = document.activeElement;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
      return focused?.getAttribute('aria-label') ?? label?.textContent ?? '';
    };
    const tabTo = async (name: RegExp) => {
      for (let n = 0; n < 20 && !name.test(nameOfFocused()); n += 1) await userEvent.tab();
      await expect(nameOfFocused()).toMatch(name);
    };
    for (const type of [/^Text$/, /^Rating$/, /^Comment$/]) {
      await tabTo(type);
      await userEvent.keyboard('{Enter}');
    }
    await tabTo(/^Whole form$/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab({ shift: true });
    await expect(nameOfFocused()).toBe('Move Text');
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(canvas.getByText('Text: now 2 of 4')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{F2}Bar');

    await expect(canvas.queryByText('Before you publish')).toBeNull();
    const stage = canvasElement.querySelector('[data-form]');
    await expect(stage).toHaveTextContent(/How was it\?.*Text.*Tell us more.*Send$/);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Bar',
        fields: ['rating', 'text', 'comment', 'navigation'].map((type) =>
          expect.objectContaining({ type }),
        ),
      }),
    );
  },
};

export const OnDarkGround: Story = { args: { document: barForm, saveState: 'unsaved' } };

/** A second field of a type is refused with a sentence. */
export const SecondRating: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const palette = canvas.getByRole('list', { name: 'Add fields' });
    await userEvent.click(within(palette).getByRole('button', { name: 'Rating' }));
    await expect(canvas.getByText('You already have this type of field!')).toBeVisible();
    await expect(args.onRefuse).toHaveBeenCalledWith('You already have this type of field!');
  },
};

/** Everything is done with buttons, and every step comes undone. */
export const AddMoveAndUndo: Story = {
  args: {
    document: { ...cafeForm, fields: cafeForm.fields.filter(({ type }) => type !== 'email') },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Email up' }));
    await expect(canvas.getByText(/Email: now 5 of 7/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Move Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Add Email' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Move Email up' })).toBeNull();
  },
};

/** Undo and redo by their keys, as on paper with a pencil and an eraser. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Fields' }));
    await userEvent.click(list.getByRole('button', { name: /^Rating/ }));
    list.getByRole('button', { name: 'Move Rating up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo: Move Rating' })).toBeEnabled();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

/** What is missing in a language is listed, and each line leads to the field, in that language. */
export const ThirdLanguage: Story = {
  args: { document: apply(cafeForm, { type: 'addLanguage', language: 'de' }) },
  play: async ({ canvas }) => {
    const missing = 'Go there: Comment has no words in German.';
    await userEvent.click(canvas.getByRole('button', { name: missing }));
    const label = await canvas.findByRole('textbox', { name: 'Label' });
    await expect(label).toHaveValue('');
    await waitFor(() => expect(label).toHaveFocus());
    await userEvent.type(label, 'Mehr?');
    await expect(canvas.getByRole('textbox', { name: 'Mehr?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Whole form' }));
    await expect(canvas.queryByRole('button', { name: missing })).toBeNull();
  },
};

/** The server did not take the picture: its sentence stands where the picture would be. */
export const UploadFailed: Story = {
  args: {
    onUploadImage: () => Promise.reject(new Error('The picture you uploaded is too large!')),
  },
};

/** What is pressed in the preview opens its properties below, and stays in sight above them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const stage = canvas.getByRole('region', { name: 'Preview' });
    const rating = stage.querySelector<HTMLElement>('[data-field="rating"]');
    if (!rating) throw new Error('The café form has no rating. Add one to the fixture.');
    await userEvent.click(rating);
    const properties = within(canvas.getByRole('region', { name: 'Properties' }));
    await expect(properties.getByRole('heading', { name: 'Rating' })).toBeVisible();
    const sight = stage.getBoundingClientRect();
    const place = rating.getBoundingClientRect();
    await expect(place.bottom).toBeGreaterThan(sight.top);
    await expect(place.top).toBeLessThan(sight.bottom);
  },
};
