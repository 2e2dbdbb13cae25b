import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button, Link, Page } from '@hearback/ui';
import { PrintIcon } from '@hearback/ui/icons';

import { screenModes } from '../../.storybook/modes';
import { FrameEditor, useFrameEditor } from '../../packages/ui/src/editors/frame';
import { cafeLogo, tableCard } from '@hearback/print/fixtures';
import { Screen } from './Screen';

function FrameEditorScreen() {
  const editor = useFrameEditor(tableCard);

  return (
    <Screen place="creator" isTool>
      <Page
        isTight
        title="Table card"
        above={<Link href="/creator/frames/">Frames</Link>}
        actions={<Button icon={PrintIcon}>Print</Button>}
      >
        <FrameEditor
          editor={editor}
          onUploadImage={() => Promise.reject(new Error('A story stores no pictures.'))}
          onRefuse={() => undefined}
          saveState="saved"
          addressOf={() => cafeLogo}
          codeText="https://hearback.example/r/7K2M9QXT4A"
        />
      </Page>
    </Screen>
  );
}

/** The frame editor where people meet it: the sheet in the middle is the file that is printed. */
const meta = {
  title: 'Screens/FrameEditor',
  component: FrameEditorScreen,
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof FrameEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TableCard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^(Preview|Podgląd)$/ })).toBeVisible();
  },
};
