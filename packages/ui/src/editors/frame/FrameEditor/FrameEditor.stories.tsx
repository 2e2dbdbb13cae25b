import { newFrameDocument, type FrameDocument } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { logoImage, cafeLogo, tableCard } from '../../../frames/frame.fixtures';
import { useFrameEditor } from '../useFrameEditor';
import { FrameEditor, type FrameEditorProps } from './FrameEditor';

interface LiveProps extends Omit<FrameEditorProps, 'editor'> {
  document: FrameDocument;
  onChange: (document: FrameDocument) => void;
}

function Live({ document, onChange, ...props }: LiveProps) {
  const editor = useFrameEditor(document);
  useEffect(() => onChange(editor.document), [editor.document, onChange]);
  return <FrameEditor editor={editor} {...props} />;
}

/**
 * Makes printed art in millimetres. The sheet in the middle is the component that writes the file.
 * Elements are dragged, or moved with the arrow keys; every measure can be typed. `useFrameEditor` holds
 * the frame, with its history.
 */
const meta = {
  title: 'Editors/FrameEditor',
  component: Live,
  parameters: { layout: 'fullscreen' },
  args: {
    document: tableCard,
    onChange: fn(),
    onUploadImage: () => Promise.resolve(logoImage),
    onRefuse: fn(),
    saveState: 'saved',
    addressOf: () => cafeLogo,
  },
} satisfies Meta<typeof Live>;

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

/** A finished design is one press away, and so is the way back. */
export const StartedFromADesign: Story = {
  args: { document: newFrameDocument('Counter card') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Marigold band' }));
    await expect(canvas.getAllByRole('button', { name: 'Shape' }).length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
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
    const [text] = stage.getAllByRole('button', { name: 'Text' });
    text?.focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(stage.getAllByRole('button', { name: 'Text' })).toHaveLength(3);
    await expect(document.activeElement).toHaveAttribute('data-part', 'text-3');
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ content: newFrameDocument('Counter card').content }),
    );
  },
};
