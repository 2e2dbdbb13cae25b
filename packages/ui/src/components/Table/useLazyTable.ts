import { lazyModule, useLazyModule } from '../../internal/lazyModule';

/** A table that is walked by keys weighs more than all that stands around it. */
const file = lazyModule(async () => (await import('./Table')).Table);

export const loadTable = file.load;

/** `Table`, loaded in parallel with its rows. Undefined until it is loaded. */
export function useLazyTable() {
  const { part: LazyTable, hasFailed, retry } = useLazyModule(file);
  return { LazyTable, hasFailed, retry };
}
