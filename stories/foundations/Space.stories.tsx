import { Box, Inline, Stack, Text } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Every distance is a step on a 4 px grid. `xsmall` inside a control, `medium` inside a card, `large` between cards. */
const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => (
    <Stack gap="xsmall">
      {Object.entries(vars.space).map(([name, size]) => (
        <Inline key={name} wraps={false}>
          <Box style={{ width: 88 }}>
            <Text size="small">{name}</Text>
          </Box>
          <Box style={{ width: size, height: 16, background: vars.color.accent.solid }} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Corners: Story = {
  render: () => (
    <Inline gap="large">
      {Object.entries(vars.radius).map(([name, radius]) => (
        <Stack key={name} gap="xsmall" align="center">
          <Box
            style={{
              width: 72,
              height: 72,
              borderRadius: radius,
              border: `1px solid ${vars.color.line.strong}`,
              background: vars.color.surface.panel,
            }}
          />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
};
