import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button, Link, Page } from '@hearback/ui';
import { SendIcon } from '@hearback/ui/icons';

import { screenModes } from '../../.storybook/modes';
import { FormEditor, useFormEditor } from '../../packages/ui/src/editors/form';
import { cafeForm } from '../../packages/ui/src/forms/form.fixtures';
import { Screen } from './Screen';

function FormEditorScreen() {
  const editor = useFormEditor(cafeForm);

  return (
    <Screen place="creator" isTool>
      <Page
        isTight
        title="Breakfast"
        above={<Link href="/creator/forms/">Forms</Link>}
        actions={
          <Button tone="primary" icon={SendIcon}>
            Publish
          </Button>
        }
      >
        <FormEditor
          editor={editor}
          onUploadImage={() => Promise.reject(new Error('A story stores no pictures.'))}
          onRefuse={() => undefined}
          saveState="saved"
          venue="Café Lipa, Old Town"
          addressOf={() => undefined}
        />
      </Page>
    </Screen>
  );
}

/** The form editor where people meet it: beside the navigation, with the whole height. */
const meta = {
  title: 'Screens/FormEditor',
  component: FormEditorScreen,
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof FormEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cafe: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^(Preview|Podgląd)$/ })).toBeVisible();
  },
};
