import { Box, Stack, Text } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Instrument Sans for everything one reads and clicks, with figures of one width where numbers stand under each other. Bricolage Grotesque for titles and big numbers. Both speak Polish. Sizes: 12, 14, 16, 20, 25, 32, 44. */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(vars.text).toReversed() as (keyof typeof vars.text)[];

export const Scale: Story = {
  render: () => (
    <Stack gap="small">
      {sizes.map((name) => (
        <Box
          key={name}
          style={{
            fontFamily: ['display', 'headline', 'title', 'lead'].includes(name)
              ? vars.font.display
              : vars.font.interface,
            fontSize: vars.text[name],
            lineHeight: vars.leading[name],
            color: vars.color.ink.strong,
          }}
        >
          {name}: Zażółć gęślą jaźń
        </Box>
      ))}
    </Stack>
  ),
};

/** Left as written, right as counted. */
export const Figures: Story = {
  render: () => (
    <Box
      style={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 24, width: 'fit-content' }}
    >
      <Stack gap="none" align="end">
        <Text>1,111.11</Text>
        <Text>8,090.88</Text>
      </Stack>
      <Stack gap="none" align="end">
        <Text isTabular>1,111.11</Text>
        <Text isTabular>8,090.88</Text>
      </Stack>
    </Box>
  ),
};
