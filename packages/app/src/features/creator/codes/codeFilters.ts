import type { CodeState, CodesTabQueryVariables } from '../../../server/generated/graphql';
import type { ValueOf } from '../../../lists/useActiveFilters';

/** Filters of the list of codes, by name in the address. */
export const codeFilterNames = ['state', 'location', 'tag'] as const;
export type CodeFilterName = (typeof codeFilterNames)[number];

/** States of a code, by name in the address. */
export const stateNames = {
  draft: 'DRAFT',
  published: 'PUBLISHED',
  paused: 'PAUSED',
} as const satisfies Record<string, CodeState>;

/** Maps the filters in the address to query variables. Invalid values are ignored. */
export function codeFilterVariables(
  valueOf: ValueOf,
): Pick<CodesTabQueryVariables, 'state' | 'locationId' | 'tag'> {
  const name = valueOf('state');
  const locationId = valueOf('location');
  const tag = valueOf('tag');
  return {
    ...(name in stateNames ? { state: stateNames[name as keyof typeof stateNames] } : {}),
    ...(locationId === '' ? {} : { locationId }),
    ...(tag === '' ? {} : { tag }),
  };
}
