import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { logoImage, cafeLogo } from '@hearback/print/fixtures';
import { practiceSheet } from '../FrameEditor/FrameEditor.fixtures';
import { drag, expectElement, inDocument } from '../FrameEditor/pointer.fixtures';
import { LiveFrameEditor } from '../FrameEditor/LiveFrameEditor.fixtures';

/**
 * The sheet of the frame editor under a hand: what is pressed, dragged, resized and turned, what it snaps to,
 * and how it is looked at. Part of `FrameEditor`, which has keys for all of it.
 */
const meta = {
  title: 'Editors/Frame/FrameStage',
  component: LiveFrameEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    document: practiceSheet,
    onChange: fn(),
    onUploadImage: () => Promise.resolve(logoImage),
    onRefuse: fn(),
    addressOf: () => cafeLogo,
  },
} satisfies Meta<typeof LiveFrameEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drag snaps to what lies around, and is one step. With Ctrl held it goes where the hand goes. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    const green = stage.getByRole('button', { name: 'Rectangle 2' });
    const perMm = green.getBoundingClientRect().width / 12;
    // Its upper edge comes near that of the red one, which lies at 10 mm.
    await drag({ target: green, by: { x: 60, y: -3.7 * perMm } });
    await expectElement(args.onChange, 'green', { y_mm: 10 });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Move Shape' }));
    await expectElement(args.onChange, 'green', { x_mm: 30.3, y_mm: 14 });
    await drag({ target: green, by: { x: 0, y: -3.7 * perMm }, held: { ctrlKey: true } });
    await expectElement(args.onChange, 'green', { y_mm: 10.3 });
  },
};

/** With Alt a copy is dragged; the original stays. */
export const CopyDragged: Story = {
  play: async ({ canvas, args }) => {
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    const red = stage.getByRole('button', { name: 'Rectangle' });
    await drag({ target: red, by: { x: 0, y: 120 }, held: { altKey: true } });
    await expect(await stage.findByRole('button', { name: 'Rectangle 4' })).toBeVisible();
    await expectElement(args.onChange, 'red', { x_mm: 10, y_mm: 10 });
  },
};

/** A rectangle beside the elements chooses all that it touches; a corner then resizes them together. */
export const MarqueeAndCorner: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const table = canvas.getByRole('group', { name: 'Sheet: Practice sheet' });
    const red = within(table).getByRole('button', { name: 'Rectangle' }).getBoundingClientRect();
    const green = within(table)
      .getByRole('button', { name: 'Rectangle 2' })
      .getBoundingClientRect();
    const box = table.getBoundingClientRect();
    const from = { x: red.left - 8 - box.left, y: red.top - 8 - box.top };
    await drag({
      target: table,
      at: from,
      by: { x: green.right - red.left, y: green.bottom - red.top },
    });
    await expect(canvas.getByRole('heading', { name: '2 elements' })).toBeVisible();
    const corner = canvasElement.querySelector('[data-handle="se"]');
    if (!corner) throw new Error('What is chosen has no corner.');
    await drag({ target: corner, by: { x: 60, y: 60 }, held: { ctrlKey: true } });
    await waitFor(async () => {
      const [one, other] = ['red', 'green'].map((id) => inDocument(args.onChange, id));
      await expect(one?.width_mm).toBeGreaterThan(14);
      await expect(other?.width_mm).toBe(one?.width_mm);
      await expect(one).toMatchObject({ x_mm: 10, y_mm: 10 });
    });
  },
};

/** The round handle turns; with Shift in steps of 15°. */
export const Turned: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    await userEvent.click(stage.getByRole('button', { name: 'QR code' }));
    const turn = canvasElement.querySelector('[data-handle="turn"]');
    if (!turn) throw new Error('What is chosen cannot be turned.');
    await drag({ target: turn, by: { x: 44, y: 0 }, held: { shiftKey: true } });
    await waitFor(async () => {
      const degrees = inDocument(args.onChange, 'code')?.rotation_deg ?? 0;
      await expect(degrees).toBeGreaterThan(0);
      await expect(degrees % 15).toBe(0);
    });
  },
};

/** What is copied is pasted beside it; what comes from elsewhere is refused kindly. */
export const CopiedAndPasted: Story = {
  play: async ({ canvas, args }) => {
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    await userEvent.click(stage.getByRole('button', { name: 'Rectangle 3' }));
    const clipboard = new DataTransfer();
    const send = (type: string) =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent(type, { clipboardData: clipboard, bubbles: true, cancelable: true }),
      );
    send('copy');
    send('paste');
    await expectElement(args.onChange, 'shape', { x_mm: 73, y_mm: 21, fill: '#22467f' });
    clipboard.setData('text/plain', '{"hearback.frame.elements":1,"elements":[{"type":"x"}]}');
    send('paste');
    await expect(args.onRefuse).toHaveBeenCalledWith(
      'What you copied is not part of a frame. Copy elements of a frame, or a picture.',
    );
  },
};

/** Guides come out of the rulers, or from the menu; the arrows move them and Delete takes them away. */
export const Guided: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More: clipboard, zoom, guides' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add an upright guide' }));
    const guide = await canvas.findByRole('button', { name: 'Upright guide at 50 mm' });
    guide.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(guide).toHaveAccessibleName('Upright guide at 55.5 mm');
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: /guide at/ })).toBeNull();
  },
};

/** Zoomed by keys, and back to the whole sheet; the grid and the preview have keys as well. */
export const Zoomed: Story = {
  play: async ({ canvas }) => {
    const stage = within(canvas.getByRole('region', { name: 'Preview' }));
    stage.getByRole('button', { name: 'QR code' }).focus();
    await userEvent.keyboard('1');
    await expect(stage.getByText('100 %')).toBeVisible();
    await userEvent.keyboard('+');
    await expect(stage.getByText('125 %')).toBeVisible();
    await userEvent.keyboard('0g');
    await expect(stage.getByRole('button', { name: 'Show the whole sheet' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(stage.getByRole('button', { name: 'Grid of 5 mm' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** A tent is edited on one side; the preview shows both, the second upside down above the fold. */
export const TentInPreview: Story = {
  args: { document: { ...practiceSheet, size: { ...practiceSheet.size, fold: 'tent' } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview as printed and cut' }));
    await expect(canvas.getByRole('img', { name: 'Practice sheet' })).toBeVisible();
    // It has no scale of its own that rulers and a zoom could tell.
    await expect(canvasElement.querySelector('[data-ruler]')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview as printed and cut' }));
    await expect(canvasElement.querySelector('[data-ruler]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

export const RoundSticker: Story = {
  args: {
    document: {
      ...practiceSheet,
      size: { width_mm: 100, height_mm: 100, bleed_mm: 3, cut: 'round' },
      background_color: '#f3d9a4',
    },
  },
};

/** Without keys, all are chosen from the menu. */
export const ChosenFromTheMenu: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More: clipboard, zoom, guides' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose all' }));
    await expect(canvas.getByRole('heading', { name: '5 elements' })).toBeVisible();
  },
};
