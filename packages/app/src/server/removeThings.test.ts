import { gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';

import { removeThings } from './cachedLists';

let cache: InMemoryCache;

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 2 };
const company = (id: string) => ({ __typename: 'Company', id });
const location = (id: string, at: string) => ({
  __typename: 'Location',
  id,
  company: company(at),
});
const code = (id: string, at: { id: string; company: { id: string } }) => ({
  __typename: 'Code',
  id,
  location: at,
  company: at.company,
});
const answer = (id: string, of: { id: string }) => ({ __typename: 'Feedback', id, code: of });

const query = gql`
  query {
    companies {
      items {
        id
      }
      pageInfo {
        page
        pageSize
        pageCount
        totalCount
      }
    }
    feedbacks {
      items {
        id
        code {
          id
          location {
            id
            company {
              id
            }
          }
          company {
            id
          }
        }
      }
    }
  }
`;

beforeEach(() => {
  cache = new InMemoryCache();
  const [first, second] = [location('1', 'a'), location('2', 'b')];
  cache.writeQuery({
    query,
    data: {
      companies: {
        __typename: 'CompanyPage',
        items: [company('a'), company('b')],
        pageInfo,
      },
      feedbacks: {
        __typename: 'FeedbackPage',
        items: [answer('x', code('c', first)), answer('y', code('d', second))],
      },
    },
  });
});

const kept = () => Object.keys(cache.extract()).filter((id) => id.includes(':'));

it('takes locations, codes and feedback with their company, and nobody else’s', () => {
  removeThings(cache, 'Company', ['a']);
  expect(kept().filter((id) => !id.startsWith('Feedback:y'))).not.toContain('Feedback:x');
  for (const gone of ['Company:a', 'Location:1', 'Code:c']) expect(kept()).not.toContain(gone);
  expect(kept()).toContain('Company:b');
});

it('lowers the count of the list, and asks again for the lists of what hung there', () => {
  removeThings(cache, 'Company', ['a']);
  const root = cache.extract()['ROOT_QUERY'];
  expect(root).toMatchObject({ companies: { pageInfo: { totalCount: 1 } } });
  expect(root).not.toHaveProperty('feedbacks');
});

it('takes what was told of a code with it', () => {
  const news = gql`
    query {
      notifications {
        items {
          id
          codeId
        }
      }
    }
  `;
  const told = (id: string, codeId: string | null) => ({ __typename: 'Notification', id, codeId });
  cache.writeQuery({
    query: news,
    data: {
      notifications: {
        __typename: 'NotificationPage',
        items: [told('n1', 'c'), told('n2', 'd'), told('n3', null)],
      },
    },
  });

  removeThings(cache, 'Company', ['a']);

  expect(kept()).not.toContain('Notification:n1');
  expect(kept()).toEqual(expect.arrayContaining(['Notification:n2', 'Notification:n3']));
});

it('changes nothing for no ids', () => {
  const before = cache.extract();
  removeThings(cache, 'Company', []);
  expect(cache.extract()).toEqual(before);
});
