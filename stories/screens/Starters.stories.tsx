import { starters, textIn } from '@hearback/schema/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { FormMiniature } from '../../packages/ui/src/forms';
import { Inline } from '../../packages/ui/src/layout/Inline/Inline';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack';
import { Text } from '../../packages/ui/src/components/Text/Text';

interface Props {
  language: string;
}

/** All starters beside each other, whole, each with its name. */
function StarterPhones({ language }: Props) {
  return (
    <Inline gap="large" align="start">
      {starters.map(({ id, name, document }) => (
        <Stack key={id} gap="small">
          <Text weight="medium">{textIn(name, language)}</Text>
          <FormMiniature document={document} language={language} size="half" />
        </Stack>
      ))}
    </Inline>
  );
}

/** The forms that come with the product to start from: each trade has words and colours of its own. */
const meta = {
  title: 'Screens/Starters',
  component: StarterPhones,
  parameters: { chromatic: { modes: screenModes } },
  args: { language: 'en-US' },
} satisfies Meta<typeof StarterPhones>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Workshop')).toBeVisible();
  },
};

export const Polish: Story = { args: { language: 'pl-PL' } };
