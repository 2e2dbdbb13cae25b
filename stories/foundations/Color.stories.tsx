import { vars } from '@hearback/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { type Swatched, Swatches } from './Swatches';

const { surface, ink, line, accent, status, sentiment, nps, star, chart } = vars.color;

const panel = ['surface.panel', surface.panel] as const;

const all = (
  group: string,
  colors: Record<string, string>,
  job: Swatched['job'],
  on?: Swatched['on'],
): Swatched[] =>
  Object.entries(colors).map(([name, value]) => ({
    role: `${group}.${name}`,
    value,
    job,
    ...(on ? { on } : {}),
  }));

/** Colours have roles, not hues: a component asks for `ink.muted`, and each theme decides. The dark theme has its own values; it is not an inversion. Each is measured here as your browser draws it: text owes 4.5:1, a mark 3:1, and a test holds every pair to it. */
const meta = {
  title: 'Foundations/Color',
  component: Swatches,
  args: { colors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^NaN/)).not.toBeInTheDocument();
    await expect(canvas.getAllByText(/^#[0-9a-f]{6}$/).length).toBeGreaterThan(4);
  },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grounds. The page is paper, a panel is a sheet on it, raised is what lies over both. */
export const Surfaces: Story = { args: { colors: all('surface', surface, 'ground') } };

/** What is read. One strong ink for titles, a normal one for text, a muted one for what may be missed. */
export const Ink: Story = {
  args: {
    colors: [
      ...all('ink', { strong: ink.strong, normal: ink.normal, muted: ink.muted }, 'text'),
      ...all('ink', { muted: ink.muted }, 'text', ['surface.sunken', surface.sunken]),
      ...all('ink', { link: ink.link }, 'text'),
      ...all('ink', { inverse: ink.inverse }, 'text', ['surface.inverse', surface.inverse]),
      ...all('ink', { onSolid: ink.onSolid }, 'text', ['accent.solid', accent.solid]),
      ...all('accent', { ink: accent.ink }, 'text', ['accent.soft', accent.soft]),
    ],
  },
};

/** A subtle line only divides and owes nothing. A strong one is the edge of a control, and has to be seen. */
export const Lines: Story = {
  args: {
    colors: [
      ...all('line', { subtle: line.subtle }, 'ground'),
      ...all('line', { strong: line.strong, focus: line.focus }, 'mark'),
      ...all('accent', { solid: accent.solid, solidHover: accent.solidHover }, 'mark'),
    ],
  },
};

/** Four kinds of news. Soft is the ground, ink is read on it, solid is a button or a mark. */
export const Status: Story = {
  args: {
    colors: Object.entries(status).flatMap(([name, { solid, soft, ink: text }]) => [
      ...all(`status.${name}`, { ink: text }, 'text', [`${name}.soft`, soft]),
      ...all(`status.${name}`, { solid }, 'mark'),
    ]),
  },
};

/** What ratings and comments mean. Always with a word or a shape beside it. */
export const Meaning: Story = {
  args: {
    colors: [
      ...all('sentiment', sentiment, 'mark', panel),
      ...all('nps', nps, 'mark', panel),
      { role: 'star', value: star, job: 'mark', on: panel },
    ],
  },
};

/** Eight series in this order. They stay apart for the common kinds of colour blindness. */
export const Charts: Story = { args: { colors: all('chart', chart, 'mark', panel) } };
