import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type SilentCodeRow, SilentCodes } from './SilentCodes';

const code = (
  name: string,
  location: string,
  [lastScan, silentDays, expectedScans]: [string, number, number],
): SilentCodeRow => ({ id: name, name, location, lastScan, silentDays, expectedScans });

/**
 * What to look at today: the code most surely silent comes first. Whether one is silent is decided before;
 * nothing here is a probability. Where none is, that is good news, and it says so.
 */
const meta = {
  title: 'Widgets/SilentCodes',
  component: SilentCodes,
  args: {
    title: 'Has a code come off the wall?',
    codes: [
      code('Table 4', 'Café Lipa, Old Town', ['2026-11-03', 18, 42.3]),
      code('Window', 'Café Lipa, Station', ['2026-11-14', 7, 21]),
      code('Receipt', 'Roastery', ['2026-11-18', 3, 4.8]),
    ],
    hrefOf: (id) => `/creator/codes/?search=${encodeURIComponent(id)}`,
  },
} satisfies Meta<typeof SilentCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No scan since Nov 3,')).toBeVisible();
    await expect(canvas.getByText('18 days')).toBeVisible();
    await expect(canvas.getByText('about 42 scans expected')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Table 4' })).toHaveAttribute(
      'href',
      '/creator/codes/?search=Table%204',
    );
  },
};

/** Yesterday, on a platform where hundreds pass. */
export const OneDay: Story = {
  args: { codes: [code('Platform 1', 'Station', ['2026-11-19', 1, 312.4])] },
};

/** The first five; the others come when they are asked for, by keyboard too. */
export const Many: Story = {
  args: {
    codes: Array.from({ length: 17 }, (_, index) =>
      code(`Table ${index + 1}`, 'Café Lipa, Old Town', ['2026-10-28', 24, 80 - index * 4]),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    canvas.getByRole('button', { name: 'Show all 17' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(17);
    // The focus stays where it was.
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Every code is scanned as it used to be. */
export const NothingSilent: Story = {
  args: { codes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No code has gone silent')).toBeVisible();
    await expect(canvas.queryByText('No data available yet')).toBeNull();
  },
};

export const Loading: Story = { args: { codes: [], state: 'loading' } };

export const Failed: Story = { args: { codes: [], state: 'failed' } };

export const LongNames: Story = {
  args: {
    title: 'Czy któryś z kodów w ogródku letnim przestał być skanowany przez gości?',
    codes: [
      code(
        'Stolik numer czternaście przy oknie od strony kościoła Mariackiego',
        'Kawiarnia Lipa przy Rynku Głównym, ogródek letni od strony kościoła',
        ['2026-11-03', 18, 42.3],
      ),
    ],
  },
};
