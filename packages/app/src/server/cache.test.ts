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

const list = gql`
  query {
    companies {
      items {
        id
        name
        address
      }
    }
  }
`;
const one = gql`
  query ($id: ID!) {
    company(id: $id) {
      id
      name
      address
    }
  }
`;
const changed = gql`
  mutation {
    updateCompany {
      company {
        id
        name
      }
    }
  }
`;

const company = (id: string, name: string) => ({
  __typename: 'Company',
  id,
  name,
  address: `Street of ${id}`,
});

const filled = () => {
  const cache = createCache();
  const items = [company('a', 'Alder'), company('b', 'Birch')];
  cache.writeQuery({ query: list, data: { companies: { __typename: 'CompanyPage', items } } });
  return cache;
};

it('merges what changed into the item with the matching id, and into no other', () => {
  const cache = filled();

  const { __typename, id } = company('a', '');
  cache.writeQuery({
    query: changed,
    dataId: 'ROOT_MUTATION',
    data: { updateCompany: { company: { __typename, id, name: 'Ash' } } },
  } as Parameters<typeof cache.writeQuery>[0]);

  expect(cache.readQuery({ query: list })).toMatchObject({
    companies: { items: [company('a', 'Ash'), company('b', 'Birch')] },
  });
});

it('knows a thing by itself once a list has brought it', () => {
  expect(filled().readQuery({ query: one, variables: { id: 'b' } })).toMatchObject({
    company: company('b', 'Birch'),
  });
});
