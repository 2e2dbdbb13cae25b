import { lateFile } from '../../internal/lateFile';
import { useLateFile } from '../../internal/useLateFile';

/** A table that is walked by keys weighs more than all that stands around it. */
const file = lateFile(async () => (await import('./Table')).Table);

export const loadTable = file.load;

/** `Table`, which comes while its rows are asked for. Undefined until it is there. */
export function useLateTable() {
  const { part: LateTable, hasFailed, retry } = useLateFile(file);
  return { LateTable, hasFailed, retry };
}
