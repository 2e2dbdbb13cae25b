import type { Estimate, Nps } from '@hearback/ui/widgets';

/** What charts are given while their numbers are on the way. */
export const noEstimate: Estimate = { value: null, low: null, high: null, n: 0 };

export const noNps: Nps = {
  score: null,
  low: null,
  high: null,
  promoters: 0,
  passives: 0,
  detractors: 0,
  n: 0,
};
