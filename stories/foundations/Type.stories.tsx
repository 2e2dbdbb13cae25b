import { Box, Columns, Heading, Stack, Text } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DoDont } from '../guides/DoDont';
import { TypeScale } from './TypeScale';

/** Instrument Sans for everything one reads and clicks. Bricolage Grotesque for titles and big numbers. Both speak Polish, and both come from here: no reader's address goes to a font service. */
const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  args: { rows: [] },
} satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven sizes, each a quarter larger than the last. Under the words lie the 4 px that every line height is made of. */
export const Scale: Story = {
  args: {
    rows: [
      { name: 'display', isDisplay: true, sample: '4.6 of 5' },
      { name: 'headline', isDisplay: true, sample: 'How do people rate us?' },
      { name: 'title', isDisplay: true, sample: 'Codes and where they hang' },
      { name: 'lead', isDisplay: true, sample: 'Zażółć gęślą jaźń' },
      { name: 'body', isDisplay: false, sample: 'Print it, then hang the code where people wait.' },
      { name: 'small', isDisplay: false, sample: 'Rynek 12, Kraków · 2 codes · 36 answers' },
      { name: 'caption', isDisplay: false, sample: 'Last answer yesterday at 18:40' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('16 / 24')).toBeVisible();
  },
};

/** Two faces, and what each is for. */
export const Faces: Story = {
  render: () => (
    <Columns gap="xlarge">
      {(
        [
          ['Bricolage Grotesque', 'Titles and key numbers', vars.font.display],
          ['Instrument Sans', 'Everything else', vars.font.interface],
        ] as const
      ).map(([name, use, fontFamily]) => (
        <Stack key={name} gap="xsmall">
          <Box
            style={{ fontFamily, fontSize: 72, lineHeight: '80px', color: vars.color.ink.strong }}
          >
            Ągś 8
          </Box>
          <Box style={{ fontFamily, fontSize: vars.text.lead, lineHeight: vars.leading.lead }}>
            {name}
          </Box>
          <Text size="small" tone="muted">
            {use}
          </Text>
        </Stack>
      ))}
    </Columns>
  ),
};

/** Figures of one width where they stand under each other, or the eye cannot compare them. */
export const Figures: Story = {
  render: () => (
    <DoDont
      right={{
        example: (
          <Box style={{ width: 'fit-content' }}>
            <Stack gap="none" align="end">
              <Text isTabular>1,111.11</Text>
              <Text isTabular>8,090.88</Text>
              <Text isTabular>417.10</Text>
            </Stack>
          </Box>
        ),
        because: 'Counted: hundreds stand under hundreds.',
      }}
      wrong={{
        example: (
          <Box style={{ width: 'fit-content' }}>
            <Stack gap="none" align="end">
              <Text>1,111.11</Text>
              <Text>8,090.88</Text>
              <Text>417.10</Text>
            </Stack>
          </Box>
        ),
        because: 'Written: a smaller number looks as long as a larger one.',
      }}
    />
  ),
};

/** Two steps of size, or one of weight, say which line is the title. Never both, never capitals. */
export const Levels: Story = {
  render: () => (
    <DoDont
      right={{
        example: (
          <Stack gap="xxsmall">
            <Heading level={3} size="small">
              Table tent
            </Heading>
            <Text tone="muted">99 × 210 mm, folded once</Text>
          </Stack>
        ),
        because: 'Sentence case, one clear step, and the rest is quiet.',
      }}
      wrong={{
        example: (
          <Stack gap="xxsmall">
            <Text weight="strong">TABLE TENT</Text>
            <Text weight="strong">99 × 210 MM, FOLDED ONCE</Text>
          </Stack>
        ),
        because: 'Capitals read slower, and where all is strong nothing is.',
      }}
    />
  ),
};

/** A line of text ends before the eye loses its beginning: 68 characters at most. */
export const Measure: Story = {
  render: () => (
    <Text>
      A visitor points a phone at the square, answers two questions and goes. You read it the same
      evening, between two customers, and know which table to ask about. The whole of it took both
      of you less than a minute.
    </Text>
  ),
};
