import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { EditorShell, type EditorShellProps } from './EditorShell';

function Live(args: EditorShellProps) {
  const [openPane, setOpenPane] = useState(args.openPane);
  return <EditorShell {...args} openPane={openPane} onOpenPane={setOpenPane} />;
}

/** The panes of an editor: three from 900 px of room, below that the preview with a sheet that shows one of the others. Half open, the sheet leaves the preview in sight. */
const meta = {
  title: 'Editors/Kit/EditorShell',
  component: EditorShell,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Live {...args} />,
  args: {
    toolbar: <button type="button">Undo</button>,
    structure: 'What can be added, and what is there',
    stage: <div>The document as it is in the end</div>,
    properties: 'What can be chosen about the selected part',
    openPane: null,
    onOpenPane: fn(),
    announcement: '',
    onKeyDown: fn(),
  },
} satisfies Meta<typeof EditorShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys pressed in any pane reach the editor. */
export const Panes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('z');
    await expect(args.onKeyDown).toHaveBeenCalledWith(expect.objectContaining({ key: 'z' }));
  },
};

/** The tab opens its pane and the focus goes in; Escape brings both back. The preview is never covered. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('button', { name: 'Structure' });
    await expect(tab).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('region', { name: 'Structure' })).toBeNull();

    tab.focus();
    await userEvent.keyboard('{Enter}');
    const pane = canvas.getByRole('region', { name: 'Structure' });
    await waitFor(() => expect(pane).toHaveFocus());
    const stage = canvas.getByRole('region', { name: 'Preview' }).getBoundingClientRect();
    await expect(stage.height).toBeGreaterThan(100);
    await expect(stage.bottom).toBeLessThanOrEqual(tab.getBoundingClientRect().top + 1);

    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(
      canvas.getByRole('region', { name: 'Preview' }).getBoundingClientRect().height,
    ).toBeLessThan(stage.height);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tab).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Structure' })).toBeNull();
  },
};

/** A document without parts has a preview and properties; the page has the buttons. */
export const WithoutStructure: Story = {
  args: { toolbar: undefined, structure: undefined, propertiesLabel: 'General info' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Structure' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
  },
};

/** Its sheet has one tab, named after what it is about. */
export const WithoutStructureOnAPhone: Story = {
  args: { toolbar: undefined, structure: undefined, propertiesLabel: 'General info' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('button');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['General info']);
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const pane = canvas.getByRole('region', { name: 'Properties' });
    await waitFor(() => expect(pane).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tabs[0]).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Properties' })).toBeNull();
  },
};

/** One pane at a time, and every button is large enough for a finger. */
export const HalfOpen: Story = {
  args: { openPane: 'structure' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shell = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Properties' }));
    await expect(shell.getByRole('region', { name: 'Properties' })).toBeVisible();
    await expect(shell.queryByRole('region', { name: 'Structure' })).toBeNull();
    for (const name of ['Structure', 'Properties', 'Show more']) {
      const { width, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
