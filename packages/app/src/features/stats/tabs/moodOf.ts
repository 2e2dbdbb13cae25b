/** How the charts call what the graph calls a sentiment. */
export const moodOf = {
  POSITIVE: 'positive',
  NEUTRAL: 'neutral',
  NEGATIVE: 'negative',
} as const;
