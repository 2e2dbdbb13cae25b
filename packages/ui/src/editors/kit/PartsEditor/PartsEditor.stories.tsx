import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Text } from '../../../components/Text/Text';
import type { SaveState } from '../SaveMark/SaveMark';
import { useEditor } from '../useEditor';
import { card, cardConfig, cardWords, type Card } from './card.fixtures';
import { PartsEditor } from './PartsEditor';

interface LiveProps {
  document: Card;
  onRefuse: (sentence: string) => void;
  saveState?: SaveState;
}

function Live({ document, ...props }: LiveProps) {
  const editor = useEditor(cardConfig, document);
  const { parts } = editor.document;

  return (
    <PartsEditor
      config={cardConfig}
      editor={editor}
      words={cardWords}
      issues={parts.some(({ type }) => type === 'stars') ? [] : [{ code: 'no_stars' }]}
      renderStage={() => <Text align="center">{parts.map(({ id }) => id).join(' · ')}</Text>}
      renderInspector={(part) => <Text size="small">{part ? part.id : 'A card of paper.'}</Text>}
      {...props}
    />
  );
}

/** An editor for a document whose parts stand in a list. A new document type brings an `EditorConfig` with its commands, its words, a stage and inspectors; history, keys, panes and announcements are here. */
const meta = {
  title: 'Editors/Kit/PartsEditor',
  component: Live,
  parameters: { layout: 'fullscreen', callersWords: ['Line'] },
  args: { document: card, onRefuse: fn(), saveState: 'saved' },
} satisfies Meta<typeof Live>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Empty: Story = { args: { document: { parts: [] } } };

/** What is added is chosen, and a step back takes both away. */
export const AddedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'On the card' }));
    const palette = within(canvas.getByRole('list', { name: 'Add to the card' }));
    await userEvent.click(palette.getByRole('button', { name: 'Stars' }));
    await expect(list.getByRole('button', { name: /^Stars/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Add Stars' }));
    await expect(list.queryByRole('button', { name: /^Stars/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Whole card', pressed: true })).toBeVisible();
  },
};

/** There is room for one only; the sentence says so, and the caller hears it too. */
export const Refused: Story = {
  args: { document: { parts: [{ id: 'stars', type: 'stars' }] } },
  play: async ({ args, canvas, userEvent }) => {
    const palette = within(canvas.getByRole('list', { name: 'Add to the card' }));
    await userEvent.click(palette.getByRole('button', { name: 'Stars' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('There are stars already.');
    await expect(args.onRefuse).toHaveBeenCalledWith('There are stars already.');
  },
};

/** Everything by keys: choose, duplicate, move, remove, and back again. The focus stays on the part. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'On the card' });
    const names = () => [...list.querySelectorAll('[data-part]')].map((part) => part.textContent);
    const focused = () => document.activeElement?.textContent;

    canvas.getByRole('button', { name: 'Whole card' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('Lineline-2');
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(focused()).toBe('Lineline-3');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(names()).toEqual(['Lineline', 'Lineline-3', 'Lineline-2', 'Endend']);
    await expect(focused()).toBe('Lineline-3');
    await userEvent.keyboard('{Delete}');
    await expect(names()).toEqual(['Lineline', 'Lineline-2', 'Endend']);
    await expect(focused()).toBe('Lineline-2');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(names()).toEqual(['Lineline', 'Lineline-2', 'Lineline-3', 'Endend']);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(names()).toEqual(['Lineline', 'Lineline-3', 'Lineline-2', 'Endend']);
  },
};

/** What cannot be removed stays, by keys as well. */
export const KeptByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^End/ }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: /^End/ })).toHaveFocus();
  },
};

/** `?` lists the keys; after Escape the focus is where it was. */
export const KeysListed: Story = {
  play: async ({ canvas, userEvent }) => {
    const whole = canvas.getByRole('button', { name: 'Whole card' });
    whole.focus();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(sheet.getByText('Duplicate the part')).toBeVisible());
    await expect(sheet.queryByText(/nudge/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(whole).toHaveFocus());

    // Beside the editor, or nowhere, it is still its keys that are meant.
    whole.blur();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};
