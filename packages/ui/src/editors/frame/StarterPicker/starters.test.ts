import { openStarter, starterNames } from '@hearback/print/frames';
import { expect, it } from 'vitest';

import { findFrameIssues } from '../findFrameIssues';

it.each(starterNames)('begins the design %s without anything to mend', (name) => {
  expect(findFrameIssues(openStarter(name))).toEqual([]);
});
