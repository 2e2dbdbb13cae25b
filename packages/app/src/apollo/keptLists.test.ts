import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { createCache } from './cache';
import { addToKeptLists, removeFromKeptLists } from './keptLists';

const query = gql`
  query ($page: PageInput, $search: String) {
    forms(page: $page, search: $search) {
      items {
        id
        title
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

const form = (id: string) => ({ __typename: 'Form', id, title: `Form ${id}` });

const firstPage = (pageSize = 10) => ({ page: { page: 1, pageSize } });

function cacheWith(ids: readonly string[], { pageSize = 10, totalCount = ids.length } = {}) {
  const cache = createCache();
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
  cache.writeQuery({
    query,
    variables: firstPage(pageSize),
    data: {
      forms: {
        __typename: 'FormPage',
        items: ids.map(form),
        pageInfo: { __typename: 'PageInfo', page: 1, pageSize, pageCount, totalCount },
      },
    },
  });
  return cache;
}

const read = (cache: ReturnType<typeof createCache>, pageSize = 10) =>
  cache.readQuery<{ forms: { items: { id: string }[]; pageInfo: { totalCount: number } } }>({
    query,
    variables: firstPage(pageSize),
  })?.forms;

function add(cache: ReturnType<typeof createCache>, id: string) {
  cache.writeFragment({
    id: `Form:${id}`,
    fragment: gql`
      fragment NewForm on Form {
        id
        title
      }
    `,
    data: form(id),
  });
  addToKeptLists(cache, 'forms', 'Form', id);
}

describe('kept lists', () => {
  it('puts a new item first and counts it', () => {
    const cache = cacheWith(['a', 'b']);

    add(cache, 'new');

    expect(read(cache)?.items.map(({ id }) => id)).toEqual(['new', 'a', 'b']);
    expect(read(cache)?.pageInfo.totalCount).toBe(3);
  });

  it('keeps a page as long as a page may be', () => {
    const cache = cacheWith(['a', 'b'], { pageSize: 2, totalCount: 2 });

    add(cache, 'new');

    expect(read(cache, 2)?.items.map(({ id }) => id)).toEqual(['new', 'a']);
    expect(read(cache, 2)?.pageInfo).toMatchObject({ totalCount: 3, pageCount: 2 });
  });

  it('takes removed items out of a list that has one page', () => {
    const cache = cacheWith(['a', 'b', 'c']);

    removeFromKeptLists(cache, 'forms', 'Form', ['a', 'c']);

    expect(read(cache)?.items.map(({ id }) => id)).toEqual(['b']);
    expect(read(cache)?.pageInfo.totalCount).toBe(1);
  });

  it('forgets a page that other pages have to fill up', () => {
    const cache = cacheWith(['a', 'b'], { pageSize: 2, totalCount: 5 });

    removeFromKeptLists(cache, 'forms', 'Form', ['a']);

    expect(read(cache, 2)).toBeUndefined();
  });
});
