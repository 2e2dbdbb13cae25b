import { frameSizes, openStarter } from '@hearback/print/frames';
import { starters, textIn } from '@hearback/schema/documents';
import {
  Button,
  Card,
  CopyField,
  Heading,
  Inline,
  Link,
  Notice,
  Page,
  Stack,
  Stepper,
  Text,
  TextField,
} from '@hearback/ui';
import { PrintIcon, SendIcon } from '@hearback/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { AppShell } from '../../packages/ui/src/components/AppShell/AppShell';
import { CodePreview } from '../../packages/ui/src/editors/code';
import { StarterWall } from '../../packages/ui/src/editors/frame';
import { FormMiniature } from '../../packages/ui/src/forms';
import { cafeForm } from '../../packages/ui/src/forms/form.fixtures';

const steps = [
  { id: 'company', label: 'Company' },
  { id: 'location', label: 'Location' },
  { id: 'form', label: 'Form' },
  { id: 'frame', label: 'Frame' },
  { id: 'code', label: 'Code' },
];

function Company({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('Café Lipa');
  return (
    <Stack gap="large">
      <Text>The business whose visitors you want to hear.</Text>
      <TextField label="Company name" value={name} onChange={setName} isRequired />
      <Inline spread="end">
        <Button tone="primary" onPress={onDone}>
          Continue
        </Button>
      </Inline>
    </Stack>
  );
}

/** The forms as their visitors see them, two in a row on a phone. */
function Forms() {
  return (
    <Inline gap="large" align="start">
      {starters.slice(0, 6).map(({ id, name, document }) => (
        <Stack key={id} gap="small">
          <FormMiniature document={document} language="en-US" />
          <Text weight="medium">{textIn(name, 'en-US')}</Text>
        </Stack>
      ))}
    </Inline>
  );
}

function Preview() {
  return (
    <CodePreview
      codeText="https://hearback.example/r/7K2M9QXT4A"
      form={cafeForm}
      frame={openStarter('bistro')}
      language="en-US"
      venue="Café Lipa, Rynek 12"
      addressOf={() => undefined}
    />
  );
}

function Publish({ onDone }: { onDone: () => void }) {
  return (
    <Stack gap="large">
      <Preview />
      <Inline spread="end">
        <Button tone="primary" icon={SendIcon} onPress={onDone}>
          Publish
        </Button>
      </Inline>
    </Stack>
  );
}

function Published() {
  return (
    <Card title="Your first code is live" description="Print one, scan it, then hang it up.">
      <Notice tone="success" title="Published">
        Whoever scans it at Rynek 12 now sees your form.
      </Notice>
      <Preview />
      <CopyField
        label="Address"
        text="https://hearback.example/r/7K2M9QXT4A"
        copyLabel="Copy"
        copiedLabel="Copied"
        onCopy={() => Promise.resolve(true)}
      />
      <Inline>
        <Button tone="primary" icon={PrintIcon}>
          Print
        </Button>
        <Link href="/">Go to Home</Link>
      </Inline>
    </Card>
  );
}

interface Props {
  /** Step that is open; `done` after the last. */
  startsAt: string;
}

function Setup({ startsAt }: Props) {
  const [step, setStep] = useState(startsAt);
  const next = () => setStep(steps[steps.findIndex(({ id }) => id === step) + 1]?.id ?? 'done');

  return (
    <AppShell footer="© 2026 Hearback">
      <Page title="Five steps to your first feedback">
        {step === 'done' ? (
          <Published />
        ) : (
          <Stack gap="large">
            <Stepper label="Set-up" steps={steps} current={step} onSelect={setStep} />
            <Heading level={2}>{steps.find(({ id }) => id === step)?.label}</Heading>
            {step === 'company' && <Company onDone={next} />}
            {step === 'form' && <Forms />}
            {step === 'frame' && (
              <StarterWall size={frameSizes.a6} language="en-US" trade="cafe" onPick={fn()} />
            )}
            {step === 'code' && <Publish onDone={next} />}
          </Stack>
        )}
      </Page>
    </AppShell>
  );
}

/** From a new account to a printed code: forms and frames are chosen by their looks. */
const meta = {
  tags: ['!stable', 'new'],
  title: 'Screens/Setup',
  component: Setup,
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Setup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  args: { startsAt: 'company' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Company name/ })).toBeVisible();
  },
};

export const FormToChoose: Story = { args: { startsAt: 'form' } };

export const FrameToChoose: Story = { args: { startsAt: 'frame' } };

/** The last look before visitors can come, and the moment after. */
export const Publishing: Story = {
  args: { startsAt: 'code' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('heading', { name: 'Your first code is live' })).toBeVisible();
  },
};

export const Done: Story = { args: { startsAt: 'done' } };
