import type { ScanFix } from '@hearback/print/scan';

import { fixLabel, type ScanWords } from '../words';
import type { ShownScanIssue } from './ScanIssues';

interface Mending {
  reasons: ShownScanIssue[];
  /** What removes all of the reasons. Left out where nothing does. */
  fix?: ScanFix;
  label?: string;
}

/** Reasons that the same thing mends, together: two buttons of one name would ask which is meant. */
export function byFix(issues: readonly ShownScanIssue[], words: ScanWords): Mending[] {
  const mendings = new Map<string, Mending>();
  for (const [index, issue] of issues.entries()) {
    const { fix } = issue;
    const label = fix && fixLabel(issue, fix, words);
    // Pictures are removed one by one.
    const key = fix?.kind === 'remove' ? `${label} ${fix.elementId}` : (label ?? `${index}`);
    const known = mendings.get(key);
    if (known) known.reasons.push(issue);
    else
      mendings.set(key, {
        reasons: [issue],
        ...(fix && { fix, label: fixLabel(issue, fix, words) }),
      });
  }
  return [...mendings.values()];
}
