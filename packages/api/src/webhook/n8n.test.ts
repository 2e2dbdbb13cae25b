import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Hearback } from 'n8n-nodes-hearback/Hearback.node';
import { HearbackTrigger } from 'n8n-nodes-hearback/HearbackTrigger.node';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { openWebhookRoom } from '../test/openWebhookRoom.ts';
import type { Received } from '../test/openReceiver.ts';
import { makeKey } from '../test/makeKey.ts';
import { makeOpenWorkspace } from '../test/workspace.ts';

const room = openWebhookRoom();
const data: Record<string, unknown> = {};
afterAll(() => vi.useRealTimers());

/** A context as n8n passes it to a node: parameters, credential, and requests that reach the API of this test. */
async function contextOf(parameters: Record<string, unknown>, items = 1) {
  const scopes = ['write:webhooks', 'read:feedback', 'write:feedback'] as const;
  const { program } = await makeKey(room.api, room.owner, scopes);
  return {
    // A trigger gives the fallback in the place of the index.
    getNodeParameter: (name: string, index?: unknown, fallback?: unknown) =>
      parameters[name] ?? fallback ?? index,
    getCredentials: () => Promise.resolve({ origin: 'https://hearback.example/' }),
    getNodeWebhookUrl: () => room.receiver.url,
    getWorkflowStaticData: () => data,
    getInputData: () => Array.from({ length: items }, () => ({})),
    continueOnFail: () => false,
    helpers: {
      httpRequestWithAuthentication: async (
        _: string,
        {
          method,
          url,
          qs = {},
          body,
        }: {
          method: string;
          url: string;
          qs?: Record<string, unknown>;
          body?: object;
        },
      ): Promise<unknown> => {
        const search = new URLSearchParams(
          Object.entries(qs).map(([name, value]): [string, string] => [name, String(value)]),
        );
        const { origin, pathname } = new URL(url);
        expect(origin).toBe('https://hearback.example');
        const answer = await room.api.fetch(`${pathname}?${search.toString()}`, {
          method,
          headers: {
            Authorization: `Bearer ${program.access}`,
            ...(body && { 'Content-Type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        if (!answer.ok) {
          throw Object.assign(new Error(text), { httpCode: String(answer.status) });
        }
        return text === '' ? undefined : JSON.parse(text);
      },
    },
  };
}

const trigger = new HearbackTrigger();
const hooks = trigger.webhookMethods.default;

/** A message as n8n hands it to the trigger. Answers what the workflow starts with, or the status. */
async function arrive({ body, headers }: Received) {
  let refused: number | undefined;
  const result = await trigger.webhook.call({
    getWorkflowStaticData: () => data,
    getHeaderData: () => headers,
    getRequestObject: () => ({ rawBody: Buffer.from(body) }),
    getResponseObject: () => ({
      status: (code) => {
        refused = code;
        return { end: () => undefined };
      },
    }),
  });
  return 'workflowData' in result ? result.workflowData[0] : refused;
}

describe('the trigger of n8n', () => {
  it('adds its webhook, starts with what is signed alone, and removes it', async () => {
    const context = await contextOf({ events: ['feedback.received'], ratingMax: 4 });
    expect(await hooks.checkExists.call(context)).toBe(false);
    await hooks.create.call(context);
    expect(await hooks.checkExists.call(context)).toBe(true);

    const { code } = await makeOpenWorkspace(room.api, room.owner);
    await room.answerAsVisitor(code.slug, { rating: 9, comment: 'Lovely' });
    await room.answerAsVisitor(code.slug, { rating: 3, comment: 'Żółć: cold' });
    await room.sender.sendAll();
    const [message, ...others] = room.receiver.received;
    if (!message) throw new Error('No message was sent.');
    expect(others).toEqual([]);
    expect(await arrive(message)).toMatchObject([
      { json: { type: 'feedback.received', data: { rating: 3, comment: 'Żółć: cold' } } },
    ]);

    expect(await arrive({ ...message, body: message.body.replace('cold', 'fine') })).toBe(401);
    const { 'webhook-signature': _, ...unsigned } = message.headers;
    expect(await arrive({ ...message, headers: unsigned })).toBe(401);
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] });
    expect(await arrive(message)).toBe(401);
    vi.useRealTimers();

    await hooks.delete.call(context);
    expect(data).toEqual({});
    expect(await hooks.checkExists.call(context)).toBe(false);
  });

  it('starts with what its filters let through', async () => {
    const filters = { topics: 'waiting, price', words: 'kelner,' };
    await hooks.create.call(await contextOf({ events: ['feedback.received'], filters }));
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    for (const comment of ['Długo czekaliśmy na kelnera', 'Długo czekaliśmy', 'Miły kelner']) {
      await room.answerAsVisitor(code.slug, { comment });
    }
    await room.sender.sendAll();
    expect(room.receiver.received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { data: { comment: 'Długo czekaliśmy na kelnera' } },
    ]);
  });

  it('is deactivated where somebody has removed its webhook', async () => {
    const context = await contextOf({ events: ['code.paused'] });
    await hooks.create.call(context);
    await room.api.database.deleteFrom('webhook').execute();
    expect(await hooks.checkExists.call(context)).toBe(false);
    expect(await hooks.delete.call(context)).toBe(true);
  });
});

describe('the node of n8n', () => {
  const node = new Hearback();
  const run = async (parameters: Record<string, unknown>) =>
    (await node.execute.call(await contextOf(parameters)))[0].map(({ json }) => json);

  it('lists feedback, and replies to it', async () => {
    const { code } = await makeOpenWorkspace(room.api, room.owner);
    for (const rating of [2, 9, 3]) await room.answerAsVisitor(code.slug, { rating });
    const filters = { rating_max: 5, search: '' };
    const low = await run({ operation: 'list', limit: 50, filters });
    expect(low.map(({ rating }) => rating)).toEqual([3, 2]);
    expect(await run({ operation: 'list', limit: 1 })).toHaveLength(1);

    const feedbackId = low[0]?.['id'];
    const changes = { status: 'resolved', reply: 'Sorry!' };
    expect(await run({ operation: 'update', feedbackId, changes })).toMatchObject([changes]);
    expect(await run({ operation: 'get', feedbackId })).toMatchObject([changes]);
    await expect(run({ operation: 'get', feedbackId: 'x/../y' })).rejects.toThrow('Not found');
  });
});

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const env = {
  ...process.env,
  PATH: `${at('../../../../node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};

interface Published {
  n8n: { credentials: string[]; nodes: string[] };
}
type Loaded = Record<
  string,
  new () => { name?: string; description?: { name: string; icon: string } }
>;

it('is published as n8n loads it: each file has a class of its name, and its picture is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'n8n-published-'));
  try {
    execFileSync(process.execPath, [at('../../../n8n-nodes-hearback/build.mts'), folder], { env });
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const { n8n } = JSON.parse(read('package.json')) as Published;
    const load = createRequire(join(folder, 'index.js'));
    const names = [...n8n.credentials, ...n8n.nodes].map((file) => {
      const [className = ''] = file.split('.');
      const Class = (load(join(folder, file)) as Loaded)[className];
      if (!Class) throw new Error(`${file} has no ${className}.`);
      const { name, description } = new Class();
      if (description) expect(read(description.icon.replace('file:', ''))).toContain('<svg');
      return name ?? description?.name;
    });
    expect(names).toEqual(['hearbackApi', 'hearback', 'hearbackTrigger']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
