import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ReplyTimes } from './ReplyTimes';

const none = { n: 0, median: null, p90: null };

/** Use it to see how long visitors wait for a reply, and whose replies take how long. */
const meta = {
  title: 'Widgets/ReplyTimes',
  component: ReplyTimes,
  args: {
    title: 'How long do visitors wait for a reply?',
    all: { n: 64, median: 11_400, p90: 190_000 },
    colleagues: [
      {
        id: 'anna',
        name: 'Anna Nowak',
        repliedBy: { n: 41, median: 4_320, p90: 86_400 },
        assignedTo: { n: 38, median: 5_100, p90: 90_000 },
      },
      {
        id: 'jan',
        name: 'Jan Kowalski',
        repliedBy: { n: 9, median: 190_080, p90: null },
        assignedTo: none,
      },
      { id: '', name: '', repliedBy: { n: 14, median: 40, p90: 600 }, assignedTo: none },
    ],
  },
} satisfies Meta<typeof ReplyTimes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfATeam: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect((await canvas.findAllByText(/^(1 h 12 min|1 godz\. 12 min)$/))[0]).toBeVisible();
  },
};

/** One person acts in the account: there is nobody to tell apart. */
export const OfOnePerson: Story = { args: { colleagues: [] } };

/** Of fewer than ten, nobody can say what nine of ten took. */
export const Few: Story = { args: { all: { n: 3, median: 600, p90: null }, colleagues: [] } };

const names = 'Anna Bartek Celina Dawid Ewa Filip Gosia Hubert Iga Jan Kasia Leon'.split(' ');

export const Many: Story = {
  args: {
    colleagues: names.map((name, index) => ({
      id: name,
      name,
      repliedBy: { n: 40 - index, median: 900 * (index + 1) ** 2, p90: 7_200 * (index + 1) ** 2 },
      assignedTo: { n: 12 - index, median: 1_200 * (index + 1), p90: index < 3 ? 86_400 : null },
    })),
  },
};

export const LongNames: Story = {
  args: {
    colleagues: [
      {
        id: 'long',
        name: 'Maria Magdalena Skłodowska-Konstantynopolitańczykowianeczkówna',
        repliedBy: { n: 1_204, median: 1_800_000, p90: 8_640_000 },
        assignedTo: { n: 1, median: 61, p90: null },
      },
    ],
  },
};

export const Empty: Story = { args: { all: none, colleagues: [] } };
export const Loading: Story = { args: { ...Empty.args, state: 'loading' } };
export const Failed: Story = { args: { ...Empty.args, state: 'failed' } };
