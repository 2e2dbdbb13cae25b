import { Box, Button, Card, Inline, Stack, Text, TextField } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DoDont } from '../guides/DoDont';
import { Rulers } from './Rulers';

const uses: Record<keyof typeof vars.space, string> = {
  none: 'parts that touch',
  hair: 'a title and the line under it',
  xxsmall: 'an icon and its word',
  xsmall: 'inside a control, between buttons',
  small: 'a row of a list, top and bottom',
  medium: 'inside a card on a phone, between fields',
  large: 'inside a card, between cards',
  xlarge: 'between sections',
  xxlarge: 'above a new subject',
  huge: 'around a page that is nearly empty',
};

/** Every distance is a step on a 4 px grid, and has a name instead of a number. What belongs together stands closer than what does not: that is most of what a layout has to say. */
const meta = {
  title: 'Foundations/Space',
  component: Rulers,
  args: { rows: [] },
} satisfies Meta<typeof Rulers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten steps. If the one you want is between two of them, one of those two is right. */
export const Steps: Story = {
  args: {
    rows: Object.entries(vars.space).map(([name, size]) => ({
      name,
      size,
      use: uses[name as keyof typeof uses],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16 px')).toBeVisible();
  },
};

/** A title stands nearer to its own text than to what comes before it. */
export const WhatBelongsTogether: Story = {
  render: () => (
    <DoDont
      right={{
        example: (
          <Stack gap="large">
            <Stack gap="xxsmall">
              <Text weight="strong">Kawiarnia Pod Lipą</Text>
              <Text tone="muted">Rynek 12, Kraków</Text>
            </Stack>
            <Stack gap="xxsmall">
              <Text weight="strong">Bistro Żuraw</Text>
              <Text tone="muted">Długa 4, Gdańsk</Text>
            </Stack>
          </Stack>
        ),
        because: 'Two steps apart: the eye sees two places before it reads a word.',
      }}
      wrong={{
        example: (
          <Stack gap="small">
            <Text weight="strong">Kawiarnia Pod Lipą</Text>
            <Text tone="muted">Rynek 12, Kraków</Text>
            <Text weight="strong">Bistro Żuraw</Text>
            <Text tone="muted">Długa 4, Gdańsk</Text>
          </Stack>
        ),
        because: 'The same step everywhere makes four lines of two places.',
      }}
    />
  ),
};

/** The parent gives the room between its children: `Stack` below each other, `Inline` beside each other. */
export const OneBorder: Story = {
  parameters: { callersWords: ['Name', 'Save changes', 'Cancel'] },
  render: () => (
    <DoDont
      right={{
        example: (
          <Stack>
            <TextField label="Name" value="Taras" onChange={() => undefined} />
            <Inline gap="xsmall">
              <Button tone="primary">Save changes</Button>
              <Button>Cancel</Button>
            </Inline>
          </Stack>
        ),
        because: 'Room divides. One sheet is enough for one subject.',
      }}
      wrong={{
        example: (
          <Card padding="medium">
            <Stack gap="xsmall">
              <Card padding="medium">
                <TextField label="Name" value="Taras" onChange={() => undefined} />
              </Card>
              <Card padding="medium">
                <Button tone="primary">Save changes</Button>
              </Card>
            </Stack>
          </Card>
        ),
        because: 'Boxes in boxes: each border is one more thing to look past.',
      }}
    />
  ),
};

const corners: Record<keyof typeof vars.radius, string> = {
  small: 'check, tag',
  medium: 'control, notice',
  large: 'card, dialog',
  full: 'avatar, switch',
};

/** The larger the sheet, the rounder its corner. A corner inside another is the smaller one. */
export const Corners: Story = {
  render: () => (
    <Inline gap="xlarge" align="start">
      {Object.entries(vars.radius).map(([name, radius]) => (
        <Stack key={name} gap="xsmall">
          <Box
            style={{
              width: 96,
              height: 96,
              borderRadius: radius,
              border: `1px solid ${vars.color.line.strong}`,
              background: vars.color.surface.panel,
            }}
          />
          <Stack gap="none">
            <Text size="small" weight="medium" tone="strong">
              {name}
            </Text>
            <Text size="caption" tone="muted">
              {corners[name as keyof typeof corners]}
            </Text>
          </Stack>
        </Stack>
      ))}
    </Inline>
  ),
};
