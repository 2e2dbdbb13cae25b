import type { CodeState, CodesTabQueryVariables } from '../../../../server/generated/graphql';
import type { ValueOf } from '../../../../lists/useActiveFilters';

/** The filters of the list of codes, as they stand in the address. */
export const filterNames = ['state', 'location'] as const;
export type FilterName = (typeof filterNames)[number];

/** The states of a code, as they stand in the address. */
export const stateNames = {
  draft: 'DRAFT',
  published: 'PUBLISHED',
  paused: 'PAUSED',
} as const satisfies Record<string, CodeState>;

/** What the list is asked for by the filters in the address. What makes no sense there filters nothing. */
export function filterVariables(
  valueOf: ValueOf,
): Pick<CodesTabQueryVariables, 'state' | 'locationId'> {
  const name = valueOf('state');
  const locationId = valueOf('location');
  return {
    ...(name in stateNames ? { state: stateNames[name as keyof typeof stateNames] } : {}),
    ...(locationId === '' ? {} : { locationId }),
  };
}
