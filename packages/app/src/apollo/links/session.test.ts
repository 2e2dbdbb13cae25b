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
vi.mock('../../session/tokenStorage', () => ({ readAccess: () => access }));

const { createSessionLink } = await import('./session');

const query = gql`
  query Question {
    version
  }
`;
const answer = { data: { version: '1' } };
const refusal = { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] };

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

const ask = (server: ApolloLink) =>
  firstValueFrom(
    execute(
      ApolloLink.from([createSessionLink(), server]),
      { query },
      // The links under test never look at the client.
      { client: {} as never },
    ),
  );

beforeEach(() => {
  access = 'stale';
  renewSession.mockReset();
  expireSession.mockReset();
});

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
    renewSession.mockImplementation(async () => {
      access = 'fresh';
      return 'renewed';
    });

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
});
