import { ApolloLink, gql } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { execute } from '@apollo/client/link';
import { firstValueFrom, of, throwError } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const renewSession = vi.fn();
const expireSession = vi.fn();
let access: string | null;

vi.mock('../../session/renewSession', () => ({ renewSession }));
vi.mock('../../session/endSession', () => ({ expireSession }));
vi.mock('../../session/session', async (original) => ({
  ...(await original<object>()),
  readAccess: () => access,
}));

const { createSessionLink } = await import('./session');

const query = gql`
  query Question {
    version
  }
`;
const publication = gql`
  mutation PublishCode($input: PublishCodeInput!) {
    publishCode(input: $input) {
      formUrl
    }
  }
`;
const mutation = gql`
  mutation Change {
    addLocation {
      location {
        company {
          id
        }
      }
    }
  }
`;
const answer = { data: { version: '1' } };
const refusedAt = (...path: string[]) => [
  { message: 'no', path, extensions: { code: 'UNAUTHENTICATED' } },
];
const refusal = { errors: refusedAt() };

/** A server that takes one token. Remembers which ones it was shown. */
const serverTaking = (taken: string, refuse: () => ReturnType<ApolloLink.RequestHandler>) => {
  const shown: string[] = [];
  const link = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers?: { authorization?: string } };
    shown.push(headers?.authorization ?? 'nobody');
    return headers?.authorization === `Bearer ${taken}` ? of(answer) : refuse();
  });
  return { shown, link };
};

const ask = (server: ApolloLink, document = query) =>
  firstValueFrom(
    execute(
      ApolloLink.from([createSessionLink(), server]),
      { query: document },
      // The links under test never look at the client.
      { client: {} as never },
    ),
  );

beforeEach(() => {
  access = 'stale';
  renewSession.mockReset();
  expireSession.mockReset();
});

const renew = async () => {
  access = 'fresh';
  return 'renewed';
};

const refusals = [
  { how: 'an error in the answer', refuse: () => of(refusal) },
  {
    how: 'the status 401',
    refuse: () =>
      throwError(
        () => new ServerError('no', { response: new Response('', { status: 401 }), bodyText: '' }),
      ),
  },
];

describe('the link that knows the session', () => {
  it.each(refusals)('gets a new token and asks again after $how', async ({ refuse }) => {
    const { link, shown } = serverTaking('fresh', refuse);
    renewSession.mockImplementation(renew);

    expect(await ask(link)).toEqual(answer);
    expect(shown).toEqual(['Bearer stale', 'Bearer fresh']);
    expect(renewSession).toHaveBeenCalledExactlyOnceWith('stale');
    expect(expireSession).not.toHaveBeenCalled();
  });

  it('ends the session when there is no new token to get', async () => {
    const { link } = serverTaking('fresh', () => of(refusal));
    renewSession.mockResolvedValue('refused');

    expect(await ask(link)).toEqual(refusal);
    expect(expireSession).toHaveBeenCalledTimes(1);
  });

  it('ends the session when the new token is refused as well', async () => {
    const { link, shown } = serverTaking('another', () => of(refusal));
    renewSession.mockResolvedValue('renewed');

    await ask(link);

    expect(shown).toHaveLength(2);
    expect(expireSession).toHaveBeenCalledTimes(1);
  });

  it.each(['failed', 'unanswered'])('keeps the session when the renewal is %s', async (renewal) => {
    const { link } = serverTaking('fresh', () => of(refusal));
    renewSession.mockResolvedValue(renewal);

    expect(await ask(link)).toEqual(refusal);
    expect(expireSession).not.toHaveBeenCalled();
  });

  it.each([
    ...refusals,
    {
      how: 'an error of the change itself',
      refuse: () => of({ data: null, errors: refusedAt('addLocation') }),
    },
  ])('makes a change with the new token that $how kept from being made', async ({ refuse }) => {
    const { link, shown } = serverTaking('fresh', refuse);
    renewSession.mockImplementation(renew);

    expect(await ask(link, mutation)).toEqual(answer);
    expect(shown).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  const below = ['addLocation', 'location', 'company'];

  it.each([
    {
      what: 'of which a part could not be read',
      made: { data: { addLocation: { location: null } }, errors: refusedAt(...below) },
    },
    {
      what: 'of which nothing could be read',
      made: { data: null, errors: refusedAt(...below) },
    },
    {
      what: 'whose own answer could not be read afterwards',
      made: {
        data: null,
        errors: [
          {
            message: 'no',
            path: ['addLocation'],
            extensions: { code: 'UNAUTHENTICATED', isAfterChange: true },
          },
        ],
      },
    },
  ])('never makes a change twice $what', async ({ made }) => {
    const { link, shown } = serverTaking('fresh', () => of(made));
    renewSession.mockImplementation(renew);

    expect(await ask(link, mutation)).toEqual(made);
    expect(shown).toEqual(['Bearer stale']);
    expect(renewSession).toHaveBeenCalledTimes(1);
    expect(expireSession).not.toHaveBeenCalled();
  });

  it('makes a change again that comes to the same', async () => {
    const made = { data: null, errors: refusedAt('publishCode', 'code') };
    const { link, shown } = serverTaking('fresh', () => of(made));
    renewSession.mockImplementation(renew);

    expect(await ask(link, publication)).toEqual(answer);
    expect(shown).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it('asks a question again of which a part could not be read', async () => {
    const { link, shown } = serverTaking('fresh', () =>
      of({ data: { version: null }, errors: refusedAt('version') }),
    );
    renewSession.mockImplementation(renew);

    expect(await ask(link)).toEqual(answer);
    expect(shown).toHaveLength(2);
  });
});
