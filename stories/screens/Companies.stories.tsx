import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { screenModes } from '../../.storybook/modes';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { EmptyState } from '../../packages/ui/src/components/EmptyState/EmptyState';
import { EntityList } from '../../packages/ui/src/components/EntityList/EntityList';
import { firstPage } from '../../packages/ui/src/components/EntityList/EntityQuery';
import { BuildingIcon, PlusIcon } from '../../packages/ui/src/icons';
import { Page } from '../../packages/ui/src/layout/Page/Page';
import { Screen } from './Screen';

interface Company {
  name: string;
  town: string;
  locations: number;
}

const companies: readonly Company[] = [
  { name: 'Café Lipa', town: 'Kraków', locations: 3 },
  { name: 'Roastery Nocna', town: 'Gdańsk', locations: 1 },
  { name: 'Hotel Pod Różą', town: 'Wrocław', locations: 12 },
];

interface Props {
  rows: readonly Company[] | undefined;
  status: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
}

function Companies({ rows, status, onRetry }: Props) {
  const [query, setQuery] = useState(firstPage);
  const add = (
    <Button tone="primary" icon={PlusIcon}>
      Add company
    </Button>
  );

  return (
    <Screen place="companies">
      <Page title="Companies" purpose="Whose places your codes hang in." width="full" actions={add}>
        <EntityList
          label="Companies"
          searchLabel="Search companies"
          columns={[
            { id: 'name', label: 'Name', cell: ({ name }) => name, isSortable: true },
            { id: 'town', label: 'Town', cell: ({ town }) => town, isHideable: true },
            {
              id: 'locations',
              label: 'Locations',
              cell: ({ locations }) => locations,
              align: 'end',
            },
          ]}
          rows={rows}
          total={rows?.length ?? 0}
          rowId={({ name }) => name}
          rowName={({ name }) => name}
          query={query}
          onQuery={setQuery}
          status={status}
          onRetry={onRetry}
          empty={
            <EmptyState icon={BuildingIcon} title="No companies found" action={add}>
              A company owns locations. Add yours first.
            </EmptyState>
          }
        />
      </Page>
    </Screen>
  );
}

/** A list of the product as a whole page, in each of its states. */
const meta = {
  title: 'Screens/Companies',
  component: Companies,
  args: { rows: companies, status: 'ready', onRetry: fn() },
  parameters: { layout: 'fullscreen', chromatic: { modes: screenModes } },
} satisfies Meta<typeof Companies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hotel Pod Różą')).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: undefined, status: 'loading' } };

/** One sentence and one way on. */
export const Failed: Story = {
  args: { rows: undefined, status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Try again|Spróbuj ponownie)$/ }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
