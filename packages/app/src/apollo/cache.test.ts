import { gql } from '@apollo/client';
import { expect, it } from 'vitest';

import { createCache } from './cache';

const ranking = gql`
  query Ranking($filter: StatsFilter) {
    statsLocationsCodes(filter: $filter) {
      locations {
        id
        scans
      }
    }
  }
`;

it('keeps the numbers of a place apart by the filter they were counted with', () => {
  const cache = createCache();
  const write = (timeframe: string, scans: number) =>
    cache.writeQuery({
      query: ranking,
      variables: { filter: { timeframe } },
      data: {
        statsLocationsCodes: {
          __typename: 'StatsLocationsCodes',
          locations: [{ __typename: 'RankedRow', id: 'location-1', scans }],
        },
      },
    });
  write('LAST_30_DAYS', 12);
  write('ALL_TIME', 480);

  const variables = { filter: { timeframe: 'LAST_30_DAYS' } };
  expect(cache.readQuery({ query: ranking, variables })).toMatchObject({
    statsLocationsCodes: { locations: [{ scans: 12 }] },
  });
});
