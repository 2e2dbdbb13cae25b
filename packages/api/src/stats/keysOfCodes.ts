import type { StatsFilter } from './contract.ts';
import { pairOf } from './scopeOf.ts';

type WithId = Readonly<{ id: string }>;

/** Where the rollup keeps the figures of single codes under a filter. */
export function keysOfCodes({ form }: StatsFilter, codes: readonly WithId[]) {
  const keyOf = ({ id }: WithId) => (form === undefined ? id : pairOf(id, form.toLowerCase()));
  const kind: 'code' | 'code_form' = form === undefined ? 'code' : 'code_form';
  return { kind, keyOf, keys: codes.map(keyOf) };
}
