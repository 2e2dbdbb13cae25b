import { newFrameDocument } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { logoImage, cafeLogo, tableCard } from '@hearback/print/fixtures';
import { practiceSheet } from './FrameEditor.fixtures';
import { expectElement } from './pointer.fixtures';
import { LiveFrameEditor } from './LiveFrameEditor.fixtures';

/**
 * Makes printed art in millimetres. The sheet in the middle is the component that writes the file.
 * Several elements are chosen, dragged, resized, turned, aligned and grouped by hand or by keys; every measure
 * can be typed. `useFrameEditor` holds the frame, with its history.
 */
const meta = {
  title: 'Editors/FrameEditor',
  component: LiveFrameEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    document: tableCard,
    onChange: fn(),
    onUploadImage: () => Promise.resolve(logoImage),
    onRefuse: fn(),
    saveState: 'saved',
    addressOf: () => cafeLogo,
  },
} satisfies Meta<typeof LiveFrameEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithCode: Story = {
  args: { codeText: 'https://hearback.example/r/7K2M9QXT4A' },
};

export const New: Story = { args: { document: newFrameDocument('Counter card') } };

/** The keyboard moves what the mouse can drag. */
export const MovedByKeys: Story = {
  args: { document: newFrameDocument('Counter card') },
  play: async ({ canvasElement, args }) => {
    const stage = within(within(canvasElement).getByRole('region', { name: 'Preview' }));
    const code = stage.getByRole('button', { name: 'QR code' });
    code.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          content: expect.arrayContaining([
            expect.objectContaining({ type: 'code', x_mm: 25.5, y_mm: 51 }),
          ]),
        }),
      ),
    );
  },
};

/** A second code is refused with a sentence. */
export const SecondCode: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const palette = canvas.getByRole('list', { name: 'Add elements' });
    await userEvent.click(within(palette).getByRole('button', { name: 'QR code' }));
    await expect(args.onRefuse).toHaveBeenCalledWith('A frame has room for one code only.');
  },
};

/** The whole sheet stays in sight above the properties of what was pressed. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.click(within(stage).getByRole('button', { name: 'QR code' }));
    const properties = within(canvas.getByRole('region', { name: 'Properties' }));
    await expect(properties.getByRole('heading', { name: 'QR code' })).toBeVisible();
    await expect(stage.scrollHeight).toBeLessThanOrEqual(stage.clientHeight + 1);
  },
};

/** The sheet's keys: an element is duplicated, and the copy has the focus and can be nudged. */
export const DuplicatedByKeys: Story = {
  args: { document: newFrameDocument('Counter card') },
  play: async ({ canvas, args }) => {
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    stage.getByRole('button', { name: 'How was it?' }).focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    const copy = await stage.findByRole('button', { name: 'How was it? 2' });
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ content: newFrameDocument('Counter card').content }),
    );
  },
};

/** Everything by keys alone: choose, resize, turn, order, group, align, lock, and all of it back. */
export const WalkedByKeys: Story = {
  args: { document: practiceSheet },
  play: async ({ canvas, args }) => {
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    const red = stage.getByRole('button', { name: 'Rectangle' });
    red.focus();
    await userEvent.keyboard('{Enter}');
    await expect(red).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await expectElement(args.onChange, 'red', { x_mm: 10, width_mm: 12.5 });
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expectElement(args.onChange, 'red', { rotation_deg: 15 });
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        content: [
          expect.objectContaining({ id: 'green' }),
          expect.objectContaining({ id: 'red' }),
          ...practiceSheet.content.slice(2),
        ],
      }),
    );
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('heading', { name: '5 elements' })).toBeVisible();
    await userEvent.keyboard('{Control>}g{/Control}');
    await expectElement(args.onChange, 'code', { group_id: 'group' });
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
    await expectElement(args.onChange, 'code', { is_locked: true });
    await userEvent.keyboard('{ArrowRight}');
    await expectElement(args.onChange, 'code', { x_mm: 30 });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', { name: 'Whole frame' })).toBeVisible();
    await userEvent.keyboard('{Control>}zzzzz{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(practiceSheet);
  },
};

/** A text takes the name of its code: a sample here, its own in every print. */
export const NamesItsCode: Story = {
  args: { document: newFrameDocument('Counter card') },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Elements, bottom to top' }));
    await userEvent.click(list.getByRole('button', { name: 'How was it?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Insert from the code' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: /Name of the code/ }));
    await expectElement(args.onChange, 'text', {
      text: { 'en-US': 'How was it? {code}', 'pl-PL': 'Jak było?' },
    });
    const stage = canvas.getByRole('region', { name: 'Preview' });
    await expect(within(stage).getByText('Table 12')).toBeVisible();
  },
};

/** In the list, Shift and the arrows choose several; the buttons of the panel line them up. */
export const AlignedFromTheList: Story = {
  args: { document: practiceSheet },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Elements, bottom to top' }));
    await userEvent.click(list.getByRole('button', { name: 'Rectangle' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('heading', { name: '3 elements' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Align upper edges' }));
    await expectElement(args.onChange, 'blue', { y_mm: 10 });
    await userEvent.click(canvas.getByRole('button', { name: 'Equal distances across' }));
    await expectElement(args.onChange, 'green', { x_mm: 40 });
    await expect(
      canvas.getByRole('button', { name: 'Undo: Distribute several elements' }),
    ).toBeVisible();
  },
};

/** What another part of the product found out about the print stands above the fields of the whole frame. */
export const WithScanReport: Story = {
  args: { document: practiceSheet, scan: <p>Every phone we tried reads this code.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every phone we tried reads this code.')).toBeVisible();
  },
};

/** `?` lists all keys in their groups. */
export const KeysListed: Story = {
  args: { document: practiceSheet },
  play: async ({ canvas }) => {
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    stage.getByRole('button', { name: 'QR code' }).focus();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getByText('Turn by 15°')).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Arrange' })).toBeVisible();
  },
};
