import { tableCard } from '@hearback/print/fixtures';
import {
  Button,
  Columns,
  Dialog,
  DialogActions,
  NumberField,
  RadioGroup,
  Stack,
} from '@hearback/ui';
import { DownloadIcon, PrintIcon } from '@hearback/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { FrameView } from '../../packages/ui/src/frames';

interface Props {
  onClose: () => void;
}

function PrintDialog({ onClose }: Props) {
  const [sheet, setSheet] = useState('single');
  const [copies, setCopies] = useState<number | null>(1);

  return (
    <Dialog
      title="Print “Table by the window”"
      description="In real size, with marks to cut by."
      isOpen
      size="large"
      onClose={onClose}
    >
      <Columns columnWidth="half">
        <FrameView document={tableCard} label="The print" language="en-US" />
        <Stack gap="large">
          <RadioGroup
            label="Sheet"
            value={sheet}
            onChange={setSheet}
            options={[
              { value: 'single', label: 'One on each sheet' },
              { value: 'many', label: 'As many as fit on A4' },
            ]}
          />
          <NumberField label="Copies" value={copies} onChange={setCopies} min={1} max={100} />
          <Button icon={DownloadIcon}>Download .pdf</Button>
        </Stack>
      </Columns>
      <DialogActions cancelLabel="Close">
        <Button tone="primary" icon={PrintIcon}>
          Print
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The print in real size, how many, and on which sheet: from the bar of the editor, and after a code was published. */
const meta = {
  tags: ['!stable', 'new'],
  title: 'Screens/PrintDialog',
  component: PrintDialog,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof PrintDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TableCard: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('img', { name: 'The print' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
