import { expect, it } from 'vitest';

import { layOutFunnel } from './ConversionFunnel';

it('compares each step with the scans, and with the step before', () => {
  const [scans, started, submissions] = layOutFunnel({ scans: 200, started: 80, submissions: 60 });

  expect(scans).toMatchObject({ length: 1, share: 1, lost: null });
  expect(started).toMatchObject({ length: 0.4, share: 0.4, lost: 120, lostShare: 0.6 });
  expect(submissions).toMatchObject({ length: 0.3, share: 0.3, lost: 20, lostShare: 0.25 });
});

it('never has more than all of the scans', () => {
  const parts = layOutFunnel({ scans: 40, started: 40, submissions: 50 });

  expect(parts.map(({ share }) => share)).toEqual([1, 1, 1]);
  expect(parts.map(({ length }) => length)).toEqual([0.8, 0.8, 1]);
  expect(parts.map(({ lost }) => lost)).toEqual([null, null, null]);
});

it('gives no share of no scans, and draws nothing longer than nothing', () => {
  expect(layOutFunnel({ scans: 0, started: 0, submissions: 1 }).map(({ share }) => share)).toEqual([
    null,
    null,
    null,
  ]);
  expect(layOutFunnel({ scans: 0, started: 0, submissions: 0 })[2]?.length).toBe(0);
});
