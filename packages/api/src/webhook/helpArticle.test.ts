import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { languages } from '@hearback/schema/limits';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newWebhookSecret } from './webhookSecret.ts';

const folder = new URL('../../../app/src/features/help/articles/bi/', import.meta.url);

/** The program that an article shows. */
const readExample = async (language: string): Promise<string> => {
  const article = await readFile(new URL(`webhooks.${language}.mdx`, folder), 'utf8');
  return /```js\n([\s\S]+?)```/.exec(article)?.[1] ?? '';
};

it('is the same program in each language', async () => {
  const [first, ...others] = await Promise.all(languages.map(readExample));
  for (const other of others) expect(other).toBe(first);
});

describe('the program of the article', () => {
  const secret = newWebhookSecret();
  let program: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const example = await readExample('en-US');
    // On whichever port is free, which it says itself.
    const listening = `.on('listening', function () { console.log(String(this.address().port)); });`;
    const code = `${example.trim().replace(/;$/, '')}${listening}`;
    program = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: { WEBHOOK_SECRET: secret, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: program.stdout as NodeJS.ReadableStream });
    const [port] = (await once(lines, 'line')) as [string];
    origin = `http://127.0.0.1:${port}/`;
  });
  afterAll(async () => {
    program.kill();
    await once(program, 'exit');
  });

  const send = async (changes: { signedWith?: string; ago?: number; body?: string } = {}) => {
    const { signedWith = secret, ago = 0 } = changes;
    const id = crypto.randomUUID();
    const sentAt = new Date(Date.now() - ago * 1_000);
    const body = '{"type":"webhook.test"}';
    const signatureBy = (key: string) => new Webhook(key).sign(id, sentAt, body);
    const { status } = await fetch(origin, {
      method: 'POST',
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
        'webhook-signature': `${signatureBy(newWebhookSecret())} ${signatureBy(signedWith)}`,
      },
      body: changes.body ?? body,
    });
    return status;
  };

  it('takes a message of ours, and nothing else', async () => {
    expect(await send()).toBe(204);
    expect(await send({ signedWith: newWebhookSecret() })).toBe(401);
    expect(await send({ body: '{"type":"webhook.tent"}' })).toBe(401);
    expect(await send({ ago: 600 })).toBe(401);
    expect(await send({ ago: 200 })).toBe(204);
  });
});
