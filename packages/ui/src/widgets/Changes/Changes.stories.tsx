import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { type ShownChange, Changes } from './Changes';

const change = (id: string, text: string, evidence: string): ShownChange => ({
  id,
  text,
  evidence,
  href: '/stats/?tab=ratings',
});

/** Changes of ratings, volumes and topics. Nothing is shown where nothing changed. */
const meta = {
  title: 'Widgets/Changes',
  component: Changes,
  args: {
    title: 'Something changed',
    description: 'More than chance alone explains. Each is told once.',
    notUseful: 'Not useful',
    onNotUseful: fn(),
    changes: [
      change(
        'a',
        'Ratings at Old Town are lower.',
        '7.4 on average since November 2 (64 ratings), 8.6 before.',
      ),
      change(
        'b',
        'Fewer answers than usual at Station.',
        '4.2 a day since November 10, where 9.8 are usual.',
      ),
      change(
        'c',
        'Comments speak more often of “Waiting time”.',
        '31% of the comments in the week from November 13 (18 comments), 9% in the four weeks before.',
      ),
    ],
  },
} satisfies Meta<typeof Changes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    canvas.getByRole('button', { name: 'Not useful Ratings at Old Town are lower.' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNotUseful).toHaveBeenCalledWith('a');
  },
};

export const Many: Story = {
  args: {
    changes: ['Old Town', 'Station', 'Riverside', 'Market Square', 'Harbor', 'Airport'].map(
      (place) =>
        change(
          place,
          `Ratings at ${place} are lower.`,
          '7.4 on average since November 2 (64 ratings), 8.6 before.',
        ),
    ),
  },
};

/** Nothing is drawn: an empty card would be one more thing to read. */
export const Empty: Story = {
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Something changed')).toBeNull();
  },
};

export const Hiding: Story = { args: { isBusy: true } };

export const LongNames: Story = {
  args: {
    changes: [
      change(
        'a',
        'Oceny w lokalizacji Kawiarnia Lipa przy Rynku Głównym, ogródek letni od strony kościoła, są niższe.',
        'Średnio 7,4 od 2 listopada (64 oceny), wcześniej 8,6.',
      ),
    ],
  },
};
