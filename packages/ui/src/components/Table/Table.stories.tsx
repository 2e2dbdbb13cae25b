import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { MoreIcon } from '../../icons';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Table, type TableProps } from './Table';
import { codeColumns, codes, type SampleCode } from './codes.fixtures';

function Live(args: TableProps<SampleCode>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return <Table {...args} {...(args.selection ? { selection: { ids, onChange: setIds } } : {})} />;
}

/** Rows and columns. Arrow keys move through the cells, space checks a row, Enter opens it. A whole screen with search and pages is an `EntityList`. */
const meta = {
  title: 'Components/Table',
  component: Table<SampleCode>,
  args: {
    label: 'Codes',
    columns: codeColumns,
    rows: codes.slice(0, 4),
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Table<SampleCode>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sortable: Story = {
  args: { sort: { column: 'name', direction: 'ascending' }, onSort: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('columnheader', { name: /Scans/ }));
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'scans', direction: 'ascending' });
  },
};

/** Compared by one figure, which stands level with the name; the others unfold. */
export const FiguresOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: codeColumns.map((column) =>
      column.id === 'scans'
        ? { ...column, onCard: 'end' }
        : column.id === 'location'
          ? { ...column, onCard: 'detail' }
          : { ...column, onCard: 'unnamed' },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByRole('button', { name: 'Details: Table by the window' });
    await expect(canvas.queryByText('Rynek 12')).toBeNull();
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Rynek 12')).toBeVisible();
    const [row] = canvas.getAllByRole('row', { name: /Table upstairs|Counter/ });
    await expect(row?.getBoundingClientRect().height).toBeLessThan(90);
  },
};

/** On a card, what says itself what it is stands there without the name of its column. */
export const ShortCards: Story = {
  args: {
    columns: codeColumns.map((column) =>
      column.id === 'location' || column.id === 'state' ? { ...column, onCard: 'beside' } : column,
    ),
    renderRowEnd: () => <IconButton icon={MoreIcon} size="small" label="Menu" />,
  },
  play: async ({ canvas }) => {
    if (!window.matchMedia('(max-width: 639px)').matches) return;
    const middleOf = (element: Element | undefined) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    const [title] = canvas.getAllByText('Table by the window');
    const [more] = canvas.getAllByRole('button', { name: 'Menu' });
    await expect(Math.abs(middleOf(more) - middleOf(title))).toBeLessThan(2);
    const [first] = canvas.getAllByRole('gridcell', { name: 'Rynek 12' });
    const state = first?.nextElementSibling;
    await expect(first && getComputedStyle(first, '::before').content).toBe('none');
    await expect(state?.getBoundingClientRect().top).toBeCloseTo(
      first?.getBoundingClientRect().top ?? 0,
      -1,
    );
  },
};

export const Checkable: Story = {
  args: { selection: { ids: new Set(), onChange: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Table by the window/ }));
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Check all|Zaznacz wszystko)$/ }));
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);
  },
};

/** Enter opens the row under the focus, arrows move it. */
export const Openable: Story = {
  args: { onOpen: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(codes[1]);
    await expect(screen.getAllByRole('row')).toHaveLength(5);
  },
};

/** The name of a row is a link: a click opens the row here, a click with Ctrl opens it in a new tab. */
export const Linked: Story = {
  args: { onOpen: fn(), rowHref: ({ id }) => `#${id}` },
  play: async ({ canvas, userEvent, args }) => {
    const before = window.location.href;
    const link = canvas.getByRole('link', { name: 'Table by the window' });
    await expect(link).toHaveAttribute('href', `#${codes[0]?.id}`);

    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(window.location.href).toBe(before);

    // Otherwise the browser would open a tab of the test.
    window.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: true,
    });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);

    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(window.location.href).toBe(before);
  },
};

const lines = codeColumns.map((column) =>
  column.id === 'location' || column.id === 'created'
    ? { ...column, below: 'always' as const }
    : column,
);

/** Rows of text: what is less important stands in a muted line below the name, and a dot marks what is new. */
export const Lines: Story = {
  args: {
    columns: lines,
    markOf: ({ state }) => (state === 'draft' ? 'New' : undefined),
    onOpen: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Location' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: /^Counter/ })).toHaveTextContent(
      /Kazimierz 2 May 2026/,
    );
    await expect(canvas.getByRole('rowheader', { name: /^New Receipt strip/ })).toBeVisible();
  },
};

/** The same, one line each. */
export const CompactLines: Story = { args: { ...Lines.args, density: 'compact' } };

/** In a narrow container, columns fold below the name by priority, and the row menu stays visible. */
export const Narrow: Story = {
  args: {
    columns: codeColumns.map((column) =>
      column.id === 'location' ? { ...column, below: 700 } : column,
    ),
    selection: { ids: new Set(), onChange: fn() },
    renderRowEnd: () => <IconButton icon={MoreIcon} size="small" label="Menu" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: 'Location' })).toBeNull(),
    );
    const [table] = canvas.getAllByRole('grid');
    const end = table?.parentElement?.getBoundingClientRect().right ?? 0;
    for (const more of canvas.getAllByRole('button', { name: 'Menu' })) {
      await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(end);
    }
  },
};

/** A selected row keeps its tint under the pointer. */
export const SelectedUnderThePointer: Story = {
  args: { onOpen: fn(), selection: { ids: new Set(), onChange: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Table by the window/ }));
    const [row] = canvas.getAllByRole('row', { selected: true });
    if (!row) throw new Error('No row is selected.');
    await userEvent.unhover(row);
    await waitFor(() => expect(row).not.toHaveAttribute('data-hovered'));
    const tint = getComputedStyle(row).backgroundColor;
    await userEvent.hover(row);
    await waitFor(() => expect(row).toHaveAttribute('data-hovered'));
    await waitFor(() => expect(getComputedStyle(row).backgroundColor).toBe(tint));
  },
};

/** One long word, one empty cell. */
export const LongText: Story = {
  args: {
    columns: [
      ...codeColumns,
      { id: 'note', label: 'Note', cell: () => <Badge>Konstantynopolitańczykowianeczka</Badge> },
    ],
  },
};

/** No rows, no pretence: what stands here instead is up to the caller. See `EntityList`. */
export const Empty: Story = { args: { rows: [] } };

export const Many: Story = { args: { rows: codes } };

/** The head of a column sorts by Enter as well. */
export const SortedByKeyboard: Story = {
  args: { sort: { column: 'name', direction: 'ascending' }, onSort: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const scans = canvas.getByRole('columnheader', { name: /Scans/ });
    for (let step = 0; step < 4 && document.activeElement !== scans; step += 1) {
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(scans).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'scans', direction: 'ascending' });
  },
};

/** On a phone a row is a card. Each value carries the name of its column; a button says itself what it does. */
export const ActionOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [
      ...codeColumns,
      {
        id: 'pause',
        label: 'Pause',
        cell: () => <Button size="small">Pause</Button>,
        isTight: true,
        isAction: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Pause' });
    const cell = button?.closest('td');
    await expect(cell && getComputedStyle(cell, '::before').content).toBe('none');
  },
};
