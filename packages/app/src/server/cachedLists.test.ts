import { gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { dropThings, pointsTo, putFirst, takeOut } from './cachedLists';

const query = gql`
  query Companies($page: PageInput, $search: String) {
    companies(page: $page, search: $search) {
      items {
        id
        name
      }
      pageInfo {
        page
        pageSize
        pageCount
        totalCount
      }
    }
  }
`;

const company = (id: string) => ({ __typename: 'Company', id, name: `Company ${id}` });

let cache: InMemoryCache;

const variablesOf = (page: number, search = '') => ({ page: { page, pageSize: 2 }, search });

const write = (page: number, ids: string[], totalCount: number, search = '') =>
  cache.writeQuery({
    query,
    variables: variablesOf(page, search),
    data: {
      companies: {
        __typename: 'CompanyPage',
        items: ids.map(company),
        pageInfo: {
          __typename: 'PageInfo',
          page,
          pageSize: 2,
          pageCount: Math.ceil(totalCount / 2),
          totalCount,
        },
      },
    },
  });

const read = (page: number, search = '') => {
  const known = cache.readQuery<{
    companies: { items: { id: string }[]; pageInfo: { pageCount: number; totalCount: number } };
  }>({ query, variables: variablesOf(page, search) });
  return (
    known && {
      ids: known.companies.items.map(({ id }) => id),
      total: known.companies.pageInfo.totalCount,
      pages: known.companies.pageInfo.pageCount,
    }
  );
};

const add = (id: string) => {
  cache.writeFragment({
    id: `Company:${id}`,
    fragment: gql`
      fragment New on Company {
        id
        name
      }
    `,
    data: company(id),
  });
  putFirst(cache, 'companies', company(id));
};

beforeEach(() => {
  cache = new InMemoryCache();
});

it('puts a new item first and lets the last one of the page slip to the next', () => {
  write(1, ['a', 'b'], 2);

  add('c');

  expect(read(1)).toEqual({ ids: ['c', 'a'], total: 3, pages: 2 });
});

it('shows a new item once, however often it is told', () => {
  write(1, ['a'], 1);

  add('b');
  add('b');

  expect(read(1)).toEqual({ ids: ['b', 'a'], total: 2, pages: 1 });
});

it('forgets later pages and searches, which it cannot know', () => {
  write(1, ['a', 'b'], 3);
  write(2, ['c'], 3);
  write(1, ['a'], 1, 'a');

  add('d');

  expect(read(2)).toBeNull();
  expect(read(1, 'a')).toBeNull();
});

it('takes items out by a list of ids', () => {
  write(1, ['a', 'b'], 4);

  takeOut(cache, 'companies', ['a', 'z']);

  expect(read(1)).toEqual({ ids: ['b'], total: 2, pages: 1 });
});

it('drops what pointed to a thing that is gone', () => {
  write(1, ['a', 'b'], 2);
  const location = (id: string, owner: string) =>
    cache.writeFragment({
      id: `Location:${id}`,
      fragment: gql`
        fragment Place on Location {
          id
          company {
            id
          }
        }
      `,
      data: { __typename: 'Location', id, company: { __typename: 'Company', id: owner } },
    });
  location('1', 'a');
  location('2', 'b');

  dropThings(cache, (thing) => pointsTo(thing, 'company', 'Company', ['a']));

  const kept = Object.keys(cache.extract());
  expect(kept).not.toContain('Location:1');
  expect(kept).toContain('Company:b');
});
