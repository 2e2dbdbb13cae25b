import {
  Badge,
  Button,
  Card,
  Columns,
  EmptyState,
  Heading,
  Inline,
  Link,
  Notice,
  Page,
  Select,
  Skeleton,
  Stack,
  TextArea,
  TextField,
} from '@hearback/ui';
import { MapPinIcon, SendIcon } from '@hearback/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { CodePreview, EditorShell, type EditorPane } from '../../packages/ui/src/editors/code';
import { cafeForm } from '../../packages/ui/src/forms/form.fixtures';
import { cafeLogo, tableCard } from '@hearback/print/fixtures';
import { Screen } from './Screen';

const locations = [
  { value: 'rynek', label: 'Rynek 12', description: 'Café Lipa' },
  { value: 'kazimierz', label: 'Kazimierz', description: 'Café Lipa' },
];
const forms = [
  { value: '', label: 'None yet' },
  { value: 'breakfast', label: 'Breakfast' },
];
const frames = [
  { value: '', label: 'None yet' },
  { value: 'table', label: 'Table card' },
];

interface Props {
  /** What the code links when it is opened. */
  form: string;
  frame: string;
  status: 'ready' | 'loading' | 'failed';
}

function Fields(links: { form: string; frame: string }) {
  const [name, setName] = useState('Table by the window');
  const [description, setDescription] = useState('');
  const [location, setLocation] = useState('rynek');
  const [form, setForm] = useState(links.form);
  const [frame, setFrame] = useState(links.frame);
  const [openPane, setOpenPane] = useState<EditorPane | null>(null);

  return (
    <EditorShell
      openPane={openPane}
      onOpenPane={setOpenPane}
      propertiesLabel="General info"
      stage={
        <CodePreview
          codeText="https://hearback.example/r/7K2M9QXT4A"
          form={form === '' ? undefined : cafeForm}
          frame={frame === '' ? undefined : tableCard}
          language="en-US"
          venue="Café Lipa, Rynek 12"
          addressOf={() => cafeLogo}
        />
      }
      properties={
        <Stack gap="medium">
          <Inline spread="between">
            <Heading level={2} size="body">
              General info
            </Heading>
            <Badge dot="hollow">Draft</Badge>
          </Inline>
          <TextField
            label="Name"
            value={name}
            onChange={setName}
            hint="Where it hangs, in your words: “Counter”, “Room 12”."
            isRequired
          />
          <Select
            label="Location"
            value={location}
            onChange={setLocation}
            options={locations}
            isRequired
          />
          <Columns columnWidth="pair" gap="medium">
            <Select label="Form" value={form} onChange={setForm} options={forms} />
            <Select label="Frame" value={frame} onChange={setFrame} options={frames} />
          </Columns>
          <TextArea label="Description" value={description} onChange={setDescription} rows={2} />
        </Stack>
      }
    />
  );
}

function CodeEditor({ form, frame, status }: Props) {
  return (
    <Screen place="creator" isTool>
      <Page
        isTight
        title="Table by the window"
        above={<Link href="/creator/codes/">Codes</Link>}
        actions={
          status === 'ready' && (
            <>
              <Button>Save changes</Button>
              <Button tone="primary" icon={SendIcon}>
                Publish
              </Button>
            </>
          )
        }
      >
        {status === 'ready' && <Fields form={form} frame={frame} />}
        {status === 'loading' && (
          <Columns columnWidth="half">
            <Card>
              <Stack>
                <Skeleton shape="title" width="half" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </Stack>
            </Card>
            <Card>
              <Stack>
                <Skeleton shape="title" width="half" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </Stack>
            </Card>
          </Columns>
        )}
        {status === 'failed' && (
          <Notice tone="danger" title="The code could not be loaded.">
            Check your connection and try again.
          </Notice>
        )}
      </Page>
    </Screen>
  );
}

/** One code: its facts on one side, what is printed and what it opens on the other. */
const meta = {
  title: 'Screens/CodeEditor',
  component: CodeEditor,
  args: { form: 'breakfast', frame: 'table', status: 'ready' },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof CodeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen is drawn at once. */
export const Linked: Story = {
  args: { frame: '' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Frame/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Table card' }));
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'The frame with its code' })).toBeVisible(),
    );
  },
};

/** A new code links nothing: both halves say what is missing. */
export const Empty: Story = { args: { form: '', frame: '' } };

/** There is no place yet where a code could hang. */
export const WithoutLocation: Story = {
  render: () => (
    <Screen place="creator">
      <Page
        title="New QR code"
        purpose="The printed address never changes. What it opens is up to you."
      >
        <EmptyState
          icon={MapPinIcon}
          title="Add a location first"
          action={<Button tone="primary">Go to locations</Button>}
        >
          A code hangs in a place. Tell us about the first one, then come back.
        </EmptyState>
      </Page>
    </Screen>
  ),
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };

/** The preview has the screen; the facts come up in a sheet, where choosing a frame changes what is seen above it. */
export const OnAPhone: Story = {
  args: { frame: '' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: /Name/ })).toBeNull();
    const tab = canvas.getByRole('button', { name: 'General info' });
    tab.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Properties' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /Frame/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Table card' }));
    const print = await canvas.findByRole('img', { name: 'The frame with its code' });
    const sheet = canvas.getByRole('region', { name: 'Properties' });
    await expect(print.getBoundingClientRect().top).toBeLessThan(sheet.getBoundingClientRect().top);
  },
};
