import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createRegistration } from '../account/registration.ts';
import { citusWorkers } from '../test/askServer.ts';
import { openOperatorRoom } from '../test/openOperatorRoom.ts';
import { newId } from '../tools/ids.ts';
import { createLogger } from '../tools/logger.ts';
import { hashOneTimeSecret } from '../tools/randomSecrets.ts';
import { runCommandLine } from './runCommandLine.ts';
import { askRunning, serveCommands } from './serveCommands.ts';
import { peopleSql } from '../account/people.sql.ts';
import { sessionsSql } from '../account/sessions.sql.ts';
import { oneTimeTokensSql } from '../account/oneTimeTokens.sql.ts';
import { queuedJobsSql } from '../jobs/queuedJobs.sql.ts';
import { lettersSql } from '../notification/letters.sql.ts';

/** Activation takes no more than operators have. */
type Tools = Parameters<typeof createRegistration>[0];

let room: Awaited<ReturnType<typeof openOperatorRoom>>;
let connection: typeof room.connection;
let tools: typeof room.tools;

beforeAll(async () => {
  room = await openOperatorRoom();
  ({ connection, tools } = room);
});
afterAll(() => room.close());

const run = (...args: string[]) => runCommandLine(args, () => Promise.resolve(tools));

const read = async (...args: string[]): Promise<unknown> => {
  const { out, err } = await run(...args, '--json');
  expect(err).toBe('');
  return JSON.parse(out);
};

let people = 0;

const addPerson = async (isActive: boolean) => {
  people += 1;
  const person = { accountId: newId(), id: newId(), email: `person${people}@cafe.example` };
  const createdAt = new Date();
  await peopleSql.insert(tools.db, {
    ...person,
    firstName: 'Anna',
    lastName: `Number ${people}`,
    passwordHash: '',
    language: 'pl-PL',
    createdAt,
    isActive,
  });
  const addSession = () =>
    sessionsSql.insert(tools.db, {
      account_id: person.accountId,
      id: newId(),
      person_id: person.id,
      rotates: false,
      remembered: false,
      created_at: createdAt,
      used_at: createdAt,
      expires_at: new Date(createdAt.getTime() + 86_400_000),
    });
  return { ...person, addSession };
};

const kindsOf = async (accountId: string): Promise<string[]> => {
  const rows = (await read('audit', 'show', '--account', accountId)) as { kind: string }[];
  return rows.map(({ kind }) => kind).toSorted();
};

describe('a line', () => {
  it.each([[], ['help'], ['users', '--help']].map((args) => ({ args })))(
    'that asks what there is, $args, opens nothing',
    async ({ args }) => {
      const { out, code } = await runCommandLine(args, () => Promise.reject(new Error('opened')));
      expect(out).toContain('users deactivate <address or id>');
      expect(out.includes('jobs retry')).toBe(args[0] !== 'users');
      expect(code).toBe(0);
    },
  );

  it.each([
    { args: ['users', 'fire'], says: 'There is no command "users fire".' },
    { args: ['users', 'list', '--colour'], says: '--colour' },
    { args: ['users', 'show'], says: 'Name one person' },
    { args: ['users', 'list', 'a@b.example'], says: 'takes no "a@b.example"' },
    { args: ['users', 'list', '--most', '0'], says: '--most takes a number' },
    { args: ['users', 'list', '--state', 'away'], says: '--state is one of' },
    { args: ['jobs', 'retry', '7'], says: 'by its id' },
    { args: ['stats', 'check', '--account', 'x'], says: '--account takes the id' },
    { args: ['audit', 'show', '--since', 'soon'], says: '--since takes a day' },
  ])('that is not understood ends with 2: $args', async ({ args, says }) => {
    const { err, out, code } = await run(...args);
    expect(err).toContain(says);
    expect(err).toContain('npm run hearback');
    expect([out, code]).toEqual(['', 2]);
  });

  it('about what is not there ends with 1', async () => {
    expect(await run('users', 'show', 'nobody@cafe.example')).toEqual({
      out: '',
      err: 'There is no person nobody@cafe.example.\n',
      code: 1,
    });
  });
});

describe('people', () => {
  it('are found by address, name and state', async () => {
    const { email, id } = await addPerson(true);
    const waiting = await addPerson(false);

    expect(await read('users', 'show', email.toUpperCase())).toMatchObject({ id, state: 'active' });
    expect(await read('users', 'show', id)).toMatchObject({ email });
    expect(await read('users', 'list', '--search', `number ${people}`)).toMatchObject([
      { email: waiting.email, state: 'not activated' },
    ]);
    expect(await read('users', 'list', '--state', 'deactivated')).toEqual([]);
    expect((await run('users', 'list')).out).toMatch(/^address +name +state/);
  });

  it('who are deactivated are out, and no link lets them in again', async () => {
    const { email, accountId, id, addSession } = await addPerson(true);
    await addSession();
    const secret = 'a link of before';
    const now = new Date();
    await oneTimeTokensSql.insert(
      tools.db,
      { account_id: accountId, id, password_version: 1 },
      {
        purpose: 'activation',
        hash: hashOneTimeSecret(secret),
        now,
        expiresAt: new Date(now.getTime() + 86_400_000),
      },
    );

    expect(await run('users', 'deactivate', email)).toEqual({
      out: `${email} is deactivated; 1 sessions ended.\n`,
      err: '',
      code: 0,
    });

    expect(await read('users', 'show', email)).toMatchObject({ state: 'deactivated', sessions: 0 });
    await expect(
      createRegistration(tools as typeof tools & Tools).requestActivationLink(email),
    ).rejects.toThrow('already active');
    await expect(
      createRegistration(tools as typeof tools & Tools).activate(secret, {
        address: null,
        device: '',
        userAgent: '',
      }),
    ).rejects.toThrow('The link is inactive.');
    expect(await run('users', 'resend', email)).toMatchObject({ code: 1 });
    expect(await run('users', 'deactivate', email)).toMatchObject({ code: 1 });
    expect(await run('users', 'activate', email)).toMatchObject({ code: 0 });
    expect(await read('users', 'show', email)).toMatchObject({ state: 'active' });
    expect(await run('users', 'activate', email)).toMatchObject({ code: 1 });
    expect(await kindsOf(accountId)).toEqual([
      'operator: users activate',
      'operator: users deactivate',
      'operator_activated',
      'operator_deactivated',
    ]);
  });

  it('are logged out everywhere', async () => {
    const { email, accountId, addSession } = await addPerson(true);
    await addSession();
    await addSession();

    expect(await read('users', 'end-sessions', email)).toMatchObject({ ended: 2 });
    expect(await read('users', 'end-sessions', email)).toMatchObject({ ended: 0 });
    expect(await kindsOf(accountId)).toEqual([
      'operator: users end-sessions',
      'operator_ended_sessions',
    ]);
  });

  it.each([
    { isActive: true, letter: 'password_reset', job: 'sendPasswordReset' },
    { isActive: false, letter: 'activation', job: 'sendActivation' },
  ])('are sent $letter', async ({ isActive, letter, job }) => {
    const { email, accountId } = await addPerson(isActive);

    expect(await read('users', 'resend', email)).toMatchObject({ letter });

    const waiting = await queuedJobsSql.list(tools.db, ['created'], 100);
    expect(waiting).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: job,
          data: expect.objectContaining({ accountId }) as object,
        }),
      ]),
    );
    expect(await kindsOf(accountId)).toEqual(['operator: users resend', 'operator_sent_letter']);
  });
});

describe('jobs', () => {
  const ask = async () => {
    const { email, accountId } = await addPerson(false);
    await run('users', 'resend', email);
    const jobs = await queuedJobsSql.list(tools.db, ['created'], 1_000);
    const job = jobs.find(({ data }) => data.accountId === accountId);
    if (!job?.data.letterId) throw new Error('No job was asked for.');
    return { accountId, id: job.id, letterId: job.data.letterId };
  };
  const setState = (id: string, state: string) =>
    sql`update job_queue.job set state = ${sql.lit(state)}, completed_on = now(), retry_count = retry_limit
      where id = ${id}`.execute(connection.database);

  it('that failed are tried again', async () => {
    const { id, accountId } = await ask();
    await setState(id, 'failed');
    expect(await read('jobs', 'list', '--failed')).toMatchObject({ jobs: [{ id, accountId }] });

    expect(await read('jobs', 'retry', id)).toEqual({ id, kind: 'job' });

    expect(await queuedJobsSql.find(tools.db, id)).toMatchObject({ state: 'retry' });
    expect(await read('jobs', 'list', '--failed')).toMatchObject({ jobs: [] });
    expect(await kindsOf(accountId)).toContain('operator: jobs retry');
  });

  it('are dropped, and their letter with them', async () => {
    const { id, accountId, letterId } = await ask();

    expect(await read('jobs', 'discard', id)).toEqual({ id });

    expect(await queuedJobsSql.find(tools.db, id)).toBeUndefined();
    expect((await lettersSql.find(tools.db, accountId, letterId))?.failed_at).toBeInstanceOf(Date);
    expect(await run('jobs', 'discard', id)).toMatchObject({ code: 1 });
    expect(await kindsOf(accountId)).toContain('operator: jobs discard');
  });

  it('of a letter that was given up are asked for anew', async () => {
    const { id, accountId, letterId } = await ask();
    await lettersSql.markFailed(tools.db, accountId, letterId, new Date(), true);
    await setState(id, 'completed');
    expect((await run('jobs', 'list')).out).toContain(letterId);

    expect(await read('jobs', 'retry', letterId)).toEqual({ id: letterId, kind: 'letter' });

    const again = await queuedJobsSql.findOfLetter(tools.db, letterId);
    expect(again).toMatchObject({ name: 'sendActivation', state: 'created' });
    expect(again?.id).not.toBe(id);
    expect((await lettersSql.find(tools.db, accountId, letterId))?.failed_at).toBeNull();
    expect(await run('jobs', 'retry', newId())).toMatchObject({ code: 1 });
  });
});

describe('the rest', () => {
  it('counts statistics, removes what is over, and tells of both', async () => {
    expect(await run('stats', 'check')).toMatchObject({ out: '0 differences\n', code: 0 });
    expect(await read('stats', 'rebuild', '--check')).toMatchObject({ differences: 0 });
    expect(await read('stats', 'rebuild')).toMatchObject({ differences: 0 });
    expect(await run('retention', 'run')).toMatchObject({ code: 0 });

    const { out } = await run('audit', 'export', '--most', '500');
    const rows = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(rows.slice(-2)).toMatchObject([
      { kind: 'operator: stats rebuild', who: 'root' },
      { kind: 'operator: retention run', who: 'root' },
    ]);
    expect(out).not.toContain('@cafe.example');
  });
});

describe('a product that runs', () => {
  it('does what a line says, for its own user alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hearback-commands-'));
    const { email } = await addPerson(true);
    const needs = { tools: { ...tools, engine: { kind: 'embedded' as const } }, dataDir };
    const ask = (...args: string[]) => askRunning(dataDir, { args, operator: 'anna' });
    expect(await ask('help')).toBeUndefined();

    const served = await serveCommands({ ...needs, logger: createLogger('silent') });

    expect((await stat(join(dataDir, 'command.sock'))).mode & 0o777).toBe(0o600);
    expect(await ask('users', 'deactivate', email)).toMatchObject({ code: 0 });
    expect(await ask('users', 'dance')).toMatchObject({ code: 2 });
    const rows = await read('audit', 'show', '--account', email);
    expect(rows).toContainEqual(
      expect.objectContaining({ who: 'anna', kind: 'operator: users deactivate' }),
    );
    served.close();
    await rm(dataDir, { recursive: true });
  });
});

describe('nodes', () => {
  it.skipIf(citusWorkers().length > 0)(
    'of a database without Citus are none, and what it takes is said',
    async () => {
      expect(await run('nodes', 'list')).toMatchObject({ out: '', code: 1 });
      const { err, code } = await run('nodes', 'distribute', '--run');
      expect(err).toContain('create extension citus');
      expect(code).toBe(1);
    },
  );

  it('are named by host and port, and shards by a number', async () => {
    expect(await run('nodes', 'add', 'db2')).toMatchObject({ code: 2 });
    expect(await run('nodes', 'distribute', '--shards', 'many')).toMatchObject({ code: 2 });
  });
});
