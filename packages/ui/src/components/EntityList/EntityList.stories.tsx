import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { EditIcon, PlusIcon, QrIcon, TrashIcon } from '../../icons';
import { Button } from '../Button/Button';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { EmptyState } from '../EmptyState/EmptyState';
import { NewPill } from '../NewPill/NewPill';
import { codeColumns, codes, type SampleCode } from '../Table/codes.fixtures';
import { loadTable } from '../Table/useLazyTable';
import { EntityList, type EntityListProps } from './EntityList';
import { firstPage } from './EntityQuery';

/** Answers a query as a server would, from the sample. */
function Live(args: EntityListProps<SampleCode>) {
  const [query, setQuery] = useState(args.query);
  if (args.rows === undefined) return <EntityList {...args} />;

  const found = args.rows.filter(({ name }) =>
    name.toLowerCase().includes(query.search.toLowerCase()),
  );
  const sorted = query.sort
    ? found.toSorted((a, b) => {
        const order =
          query.sort?.column === 'scans' ? a.scans - b.scans : a.name.localeCompare(b.name);
        return query.sort?.direction === 'descending' ? -order : order;
      })
    : found;
  const start = (query.page - 1) * query.pageSize;

  return (
    <EntityList
      {...args}
      rows={sorted.slice(start, start + query.pageSize)}
      total={sorted.length}
      query={query}
      onQuery={setQuery}
    />
  );
}

/** The one pattern for every list of the product: search (`/` goes there), sort, show and hide columns, check rows, delete the checked ones, go through pages. It says itself when nothing matches or nothing came; what to do while there is nothing at all comes from the caller. On phones each row is a card. */
const meta = {
  title: 'Components/EntityList',
  component: EntityList<SampleCode>,
  args: {
    label: 'Codes',
    searchLabel: 'Search codes',
    columns: codeColumns,
    rows: codes,
    total: codes.length,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    query: firstPage,
    onQuery: fn(),
    status: 'ready',
    onRetry: fn(),
    onOpen: fn(),
    onDeleteAll: fn(),
    rowActions: () => [
      { id: 'edit', label: 'Edit', icon: EditIcon },
      { id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'danger' },
    ],
    empty: (
      <EmptyState
        icon={QrIcon}
        title="No codes found"
        action={
          <Button tone="primary" icon={PlusIcon}>
            Make a code
          </Button>
        }
      >
        A code links a location, a form and a frame. Print it, and answers come in.
      </EmptyState>
    ),
  },
  render: (args) => <Live {...args} />,
  // It comes late: what is played is the list with its rows.
  beforeEach: async () => void (await loadTable()),
} satisfies Meta<typeof EntityList<SampleCode>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: /^(Next|Następna)$/ }));
    await waitFor(() => expect(canvas.getByText(/11–20/)).toBeVisible());
  },
};

/** So few that there is nothing to page through: what would do nothing is left out. */
export const ThreeRows: Story = {
  args: { rows: codes.slice(0, 3), total: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^10/ })).toBeNull();
  },
};

/** `/` goes to the search from anywhere; nothing found offers the way back. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox', { name: 'Search codes' });
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'counter');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
    await userEvent.type(search, ' at the moon');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Clear filters|Wyczyść filtry)$/ }),
    );
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

/** Only what is seen is deleted: the check covers this page. */
export const DeleteAll: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Check all|Zaznacz wszystko)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Delete all|Usuń wszystkie)$/ }));
    await expect(args.onDeleteAll).toHaveBeenCalledWith(codes.slice(0, 10).map(({ id }) => id));
  },
};

/** What narrows the list stands over it in words, and each can be taken back by itself. */
export const Filtered: Story = {
  args: {
    isFiltered: true,
    activeFilters: [
      { id: 'period', label: 'Last 7 days', onRemove: fn() },
      { id: 'location', label: 'Rynek 12', onRemove: fn() },
    ],
    onClearFilters: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Rynek 12/ }));
    await expect(args.activeFilters?.[1]?.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^(Clear filters|Wyczyść filtry)$/ }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

const pause = fn();

/** Besides deleting, whatever the caller offers for the checked rows. */
export const ManyAtOnce: Story = {
  args: {
    bulkActions: {
      label: 'Set state',
      actions: (ids) => [
        { id: 'pause', label: 'Paused', onAction: () => pause(ids) },
        { id: 'publish', label: 'Published', onAction: fn() },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    pause.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Check all|Zaznacz wszystko)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set state' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Paused' }));
    await expect(pause).toHaveBeenCalledWith(codes.slice(0, 10).map(({ id }) => id));
  },
};

/** Each kind of action has a menu of its own. */
export const SeveralMenus: Story = {
  args: {
    bulkActions: [
      {
        label: 'Set state',
        actions: (ids) => [
          { id: 'pause', label: 'Paused', onAction: () => pause(ids) },
          { id: 'publish', label: 'Published', onAction: fn() },
        ],
      },
      {
        label: 'Assign to',
        actions: () => [
          { id: 'maria', label: 'Maria Lis', onAction: fn() },
          { id: 'nobody', label: 'Nobody', onAction: fn() },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Check all|Zaznacz wszystko)$/ }));
    await expect(canvas.getByRole('button', { name: 'Set state' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to' }));
    await expect(await screen.findByRole('menuitem', { name: 'Maria Lis' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** The only thing that can be done with many rows needs no menu. */
export const OneBulkAction: Story = {
  args: {
    bulkActions: {
      label: 'Set state',
      actions: (ids) => [{ id: 'pause', label: 'Pause', onAction: () => pause(ids) }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    pause.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Check all|Zaznacz wszystko)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(pause).toHaveBeenCalledWith(codes.slice(0, 10).map(({ id }) => id));
  },
};

/** More came while the reader was here. The rows stay where they are until they ask for it. */
export const MoreCame: Story = {
  args: { news: <NewPill label="3 new codes" onShow={fn()} /> },
};

/** One row is open beside the list: it carries a bar, and is kept in sight. */
export const OneIsOpen: Story = { args: { currentId: codes[3]?.id } };

export const Columns: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: /Date created/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(View|Widok)$/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Date created' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Date created/ })).toBeVisible(),
    );
  },
};

/** A caller that remembers the reader's columns hands them in, and hears of every change. */
export const RememberedColumns: Story = {
  args: { hiddenColumns: ['location'], onHiddenColumns: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('columnheader', { name: /Location/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(View|Widok)$/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Location' }));
    await expect(args.onHiddenColumns).toHaveBeenCalledWith([]);
    await userEvent.keyboard('{Escape}');
  },
};

/** The menu orders the rows, too; the chosen order again turns it around. Every choice is seen at once. */
export const OrderAndHeight: Story = {
  args: { onDensity: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const first = () => canvas.getAllByRole('row')[1]?.textContent ?? '';
    const heights = () => canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    const before = heights();
    await userEvent.click(canvas.getByRole('button', { name: /^(View|Widok)$/ }));
    const order = await screen.findByRole('menuitemradio', { name: 'Name' });
    await userEvent.click(order);
    await waitFor(() => expect(first()).toContain('Counter'));
    await userEvent.click(order);
    await waitFor(() => expect(first()).toContain('Terrace'));
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^(Compact|Zwarte)$/ }));
    await expect(args.onDensity).toHaveBeenCalledWith('compact');
    if (window.matchMedia('(min-width: 640px)').matches) {
      await waitFor(() => expect(heights()).toBeLessThan(before));
    }
    await userEvent.keyboard('{Escape}');
  },
};

/** Quiet links stand below the rows, and below the empty state. */
export const WithAFoot: Story = {
  args: {
    rows: codes.slice(0, 3),
    total: 3,
    foot: (
      <ButtonLink href="#deleted" tone="quiet" size="small">
        Recently deleted
      </ButtonLink>
    ),
  },
};

export const Empty: Story = { args: { rows: [], total: 0 } };

export const Loading: Story = { args: { rows: undefined, status: 'loading', total: 0 } };

export const NoResults: Story = { args: { rows: [], total: 0, isFiltered: true } };

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The menu of the view stays beside the row of fields; rows are cards, which have no other height. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(View|Widok)$/ }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Name' })).toBeVisible();
    await expect(screen.queryByRole('menuitemradio', { name: /^(Compact|Zwarte)$/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** Several filters of a phone stand behind one button. */
export const FoldedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    filters: () => <Button>All states</Button>,
    activeFilters: [{ id: 'location', label: 'Rynek 12', onRemove: fn() }],
    onClearFilters: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Filters|Filtry) \(1\)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByRole('button', { name: 'All states' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^(Clear filters|Wyczyść filtry)$/ }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
    await userEvent.click(drawer.getByRole('button', { name: /^(Show|Pokaż) / }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Names wrap in their cell; on a phone, on their card. */
export const LongText: Story = {
  args: {
    rows: codes.slice(0, 3).map((code) => ({
      ...code,
      name: `Stolik przy oknie w ogródku letnim od strony Rynku Głównego, ${code.id}`,
      location: 'Kawiarnia Żółty Słoń przy Dworcu Głównym',
    })),
    total: 3,
  },
};

/** Rows as cards with a picture, for designs and forms. The View menu switches to the table. */
export const AsGallery: Story = {
  args: {
    card: {
      picture: ({ name }) => <QrIcon label={name} />,
      line: ({ scans }) => `${scans} scans`,
    },
    onLayout: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(9);
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    await expect(canvas.getAllByRole('checkbox')[0]).toBeChecked();
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: /^(View|Widok)$/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^(Table|Tabela)$/ }));
    await expect(args.onLayout).toHaveBeenCalledWith('table');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findAllByRole('row')).toHaveLength(11);
  },
};
