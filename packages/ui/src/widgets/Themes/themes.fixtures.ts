import type { CommentTheme, ThemeExample } from './Theme';

const example = (id: string, comment: string, rating: number | null): ThemeExample => ({
  id,
  comment,
  rating,
  occurredAt: '2026-11-14T12:00:00Z',
});

const effect = (value: number, by: number, n: number) => ({
  value,
  low: value - by,
  high: value + by,
  n,
});

/** What a café's guests speak of, the commonest first. */
export const themes: readonly CommentTheme[] = [
  {
    label: 'friendly staff',
    count: 148,
    sentiment: 'positive',
    effect: effect(0.8, 0.5, 148),
    examples: [
      example('a1', 'The staff is so friendly!', 10),
      example('a2', 'Friendly people at the counter, even in the morning rush.', 9),
      example('a3', 'We came back because everybody is friendly here. The cake helped, too.', 9),
    ],
  },
  {
    label: 'long queue',
    count: 61,
    sentiment: 'negative',
    effect: effect(-1.6, 0.7, 61),
    examples: [
      example('b1', 'Queue too long at noon.', 4),
      example('b2', 'Twenty minutes in the queue for one coffee.', 3),
    ],
  },
  {
    label: 'cold coffee',
    count: 24,
    sentiment: 'negative',
    effect: effect(-0.4, 0.9, 24),
    examples: [example('c1', 'My coffee was cold.', null)],
  },
  {
    label: 'terrace',
    count: 6,
    sentiment: 'neutral',
    effect: effect(1.1, 2.8, 6),
    examples: [],
  },
];
