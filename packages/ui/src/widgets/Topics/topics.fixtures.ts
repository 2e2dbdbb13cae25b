import { themes } from '../Themes/themes.fixtures';
import type { Topic } from './Topics';

const share = (value: number, by: number, n: number) => ({
  value,
  low: Math.max(0, value - by),
  high: Math.min(1, value + by),
  n,
});

const examplesOf = (index: number) => themes[index]?.examples ?? [];

/** Topics in the comments of a café's guests, the most frequent first. */
export const topics: readonly Topic[] = [
  {
    topic: 'service',
    label: 'Service',
    count: 150,
    positive: share(0.8, 0.07, 150),
    negative: share(0.12, 0.05, 150),
    change: { value: 0.02, low: -0.04, high: 0.08 },
    trend: null,
    moodChange: { value: 0.03, low: -0.08, high: 0.14 },
    moodTrend: null,
    effect: { value: 0.8, low: 0.3, high: 1.3, n: 150 },
    examples: examplesOf(0),
  },
  {
    topic: 'waiting',
    label: 'Waiting time',
    count: 61,
    positive: share(0.1, 0.08, 61),
    negative: share(0.72, 0.12, 61),
    change: { value: 0.12, low: 0.06, high: 0.18 },
    trend: 'more',
    moodChange: { value: -0.31, low: -0.52, high: -0.1 },
    moodTrend: 'worse',
    effect: { value: -1.6, low: -2.3, high: -0.9, n: 61 },
    examples: examplesOf(1),
  },
  {
    topic: 'drinks',
    label: 'Drinks',
    count: 24,
    positive: share(0.5, 0.19, 24),
    negative: share(0.25, 0.17, 24),
    change: { value: -0.09, low: -0.15, high: -0.03 },
    trend: 'fewer',
    moodChange: { value: 0.42, low: 0.15, high: 0.69 },
    moodTrend: 'better',
    effect: { value: -0.4, low: -1.3, high: 0.5, n: 24 },
    examples: examplesOf(2),
  },
  {
    topic: 'own-1',
    label: 'Terrace',
    count: 6,
    positive: share(0.5, 0.3, 6),
    negative: share(0, 0.4, 6),
    change: { value: null, low: null, high: null },
    trend: null,
    moodChange: { value: null, low: null, high: null },
    moodTrend: null,
    effect: { value: 1.1, low: -1.7, high: 3.9, n: 6 },
    examples: [],
  },
];
