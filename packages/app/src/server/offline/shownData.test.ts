// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, gql, type DocumentNode } from '@apollo/client';
import { EMPTY } from 'rxjs';
import { expect, it } from 'vitest';

import { readShownData } from './shownData';

/** What is shown while these questions wait for an answer in vain. */
function shownWhileAsked(...questions: readonly DocumentNode[]) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => EMPTY),
  });
  const asked = questions.map((query) => client.watchQuery({ query }).subscribe({}));
  const { shows } = readShownData(client);
  for (const question of asked) question.unsubscribe();
  return shows;
}

const helpAddress = gql`
  query HelpAddress {
    helpAddress
  }
`;
const companies = gql`
  query CompaniesPage {
    version
  }
`;

it('counts a screen that got nothing as empty, and not what has a default', () => {
  expect(shownWhileAsked(companies)).toBe('nothing');
  expect(shownWhileAsked(companies, helpAddress)).toBe('nothing');
  expect(shownWhileAsked(helpAddress)).toBe('all');
});
