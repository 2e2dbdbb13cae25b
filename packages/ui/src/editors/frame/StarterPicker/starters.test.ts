import { openStarter, starterNames } from '@hearback/print/frames';
import { expect, it } from 'vitest';

import { findIssues } from '../findIssues';

it.each(starterNames)('begins the design %s without anything to mend', (name) => {
  expect(findIssues(openStarter(name))).toEqual([]);
});
