import type { SilentCode } from '../../resolvers.generated.ts';
import type { SilentCode as SilentCodeResource } from '../../sources/resources.ts';

/** A code that is not scanned any more, in the graph's words. */
export const toSilentCode = (code: SilentCodeResource): SilentCode => ({
  id: code.id,
  name: code.name,
  location: code.location,
  lastScan: code.last_scan,
  silentDays: code.silent_days,
  expectedScans: code.expected_scans,
});
