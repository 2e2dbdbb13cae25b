import { Card, Columns, Heading, Link, Page, SearchField, Stack, Text } from '@hearback/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { Screen } from './Screen';

const topics = [
  {
    title: 'First steps',
    articles: ['From an account to a printed code', 'The sample workspace', 'Install the app'],
  },
  {
    title: 'Codes and frames',
    articles: ['Publish a code', 'Print a code', 'When a code would not scan'],
  },
  {
    title: 'Feedback and statistics',
    articles: ['Answer a low rating', 'How sure a number is', 'The monthly report'],
  },
];

function Help() {
  const [search, setSearch] = useState('');
  const found = topics
    .map(({ title, articles }) => ({
      title,
      articles: articles.filter((one) => one.toLowerCase().includes(search.toLowerCase())),
    }))
    .filter(({ articles }) => articles.length > 0);

  return (
    <Screen place="help">
      <Page
        title="Help Center"
        purpose="Short answers, with pictures of the screens they are about."
      >
        <SearchField label="Search the help" value={search} onChange={setSearch} />
        <Columns columnWidth="half">
          {found.map(({ title, articles }) => (
            <Card key={title}>
              <Heading level={2} size="lead">
                {title}
              </Heading>
              <Stack as="ul" gap="small">
                {articles.map((article) => (
                  <li key={article}>
                    <Link href="#article">{article}</Link>
                  </li>
                ))}
              </Stack>
            </Card>
          ))}
        </Columns>
        {found.length === 0 && <Text tone="muted">Nothing is called that.</Text>}
      </Page>
    </Screen>
  );
}

/** All articles by topic, and a search that narrows them as one types. */
const meta = {
  tags: ['!stable', 'new'],
  title: 'Screens/Help',
  component: Help,
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Help>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Topics: Story = {};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'scan');
    await expect(canvas.getAllByRole('link', { name: /scan/ })).toHaveLength(1);
  },
};
