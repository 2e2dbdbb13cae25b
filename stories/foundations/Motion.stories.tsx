import { Box, Button, Inline, Stack, Text } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PlayIcon } from '../../packages/ui/src/icons';

const durations = [
  { name: 'fast', use: 'a colour changes under the pointer' },
  { name: 'normal', use: 'a sheet is laid on the page: menu, dialog, message' },
  { name: 'slow', use: 'a sheet comes in from the edge of the screen' },
] as const;

const curves = [
  { name: 'enter', use: 'what comes: quick at first, then it settles' },
  { name: 'exit', use: 'what goes: it is out of the way before one looks' },
] as const;

interface Props {
  rows: readonly { name: string; use: string; transition: string }[];
}

/** One module of a code per row, from one side to the other. */
function Course({ rows }: Props) {
  const [isThere, setIsThere] = useState(false);

  return (
    <Stack gap="large">
      <div>
        <Button icon={PlayIcon} onPress={() => setIsThere(!isThere)}>
          {isThere ? 'Move back' : 'Move'}
        </Button>
      </div>
      {rows.map(({ name, use, transition }) => (
        <Stack key={name} gap="xsmall">
          <Inline>
            <Text weight="medium">{name}</Text>
            <Text size="small" tone="muted">
              {use}
            </Text>
          </Inline>
          <Box
            style={{
              height: 24,
              maxWidth: 480,
              borderBottom: `1px solid ${vars.color.line.subtle}`,
            }}
          >
            <Box
              style={{
                width: 24,
                height: 24,
                marginInlineStart: isThere ? 'calc(100% - 24px)' : '0%',
                background: vars.color.accent.solid,
                transition,
              }}
            />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

/** Three durations and one pair of curves. Something moves only to say where it came from or that it was understood, never to please. Who asks their device for less motion gets none: the durations are then zero, and nothing else has to be written. */
const meta = { title: 'Foundations/Motion', component: Course } satisfies Meta<typeof Course>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Durations: Story = {
  args: {
    rows: durations.map(({ name, use }) => ({
      name,
      use,
      transition: `margin ${vars.motion[name]} ${vars.motion.enter}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveTextContent('Move back');
  },
};

/** Shown four times slower than used, so that the difference can be seen. */
export const Curves: Story = {
  args: {
    rows: curves.map(({ name, use }) => ({
      name,
      use,
      transition: `margin calc(4 * ${vars.motion.slow}) ${vars.motion[name]}`,
    })),
  },
};
