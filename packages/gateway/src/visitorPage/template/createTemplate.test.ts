import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';

import { createTemplate } from './createTemplate.ts';
import { createTemplateCache } from './templateCache.ts';
import { newVisit } from './cutPage.ts';

const drawnFor = newVisit();

const html = ({ client_id, scan_token, started_at }: typeof drawnFor, words = 'Żółć') =>
  `<p>${words.repeat(50)}<i a="${client_id}"/><i a="${scan_token}"/><i a="${started_at}"/>${words.repeat(50)}`;

const template = (words?: string) => createTemplate(html(drawnFor, words), drawnFor, {});

describe('the template of a page', () => {
  it.each([
    { encoding: 'br', unpack: brotliDecompressSync },
    { encoding: 'gzip', unpack: gunzipSync },
    { encoding: 'identity', unpack: (bytes: Uint8Array) => Buffer.from(bytes) },
  ] as const)('becomes the page of each visit, as $encoding', async ({ encoding, unpack }) => {
    const made = await template();
    const visits = [newVisit(), newVisit()] as const;

    const pages = await Promise.all(visits.map((visit) => made.fill(visit, encoding)));

    expect(pages.map((bytes) => unpack(bytes).toString())).toEqual(
      visits.map((visit) => html(visit)),
    );
  });

  it('is packed better later, and says the same', async () => {
    const made = await template();
    const visit = newVisit();
    const quick = await made.fill(visit, 'br');
    await made.improve();
    const best = await made.fill(visit, 'br');

    expect(best.length).toBeLessThanOrEqual(quick.length);
    expect(brotliDecompressSync(best).toString()).toBe(html(visit));
  });

  it('is named by what it says, not by who looks at it', async () => {
    const others = newVisit();
    const [one, two, other] = await Promise.all([
      template(),
      createTemplate(html(others), others, {}),
      template('Other words'),
    ]);

    expect(one.etag).toBe(two.etag);
    expect(one.etag).not.toBe(other.etag);
    expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });
});

describe('templates', () => {
  const silent = pino({ level: 'silent' });

  it('are drawn once for many who come at once, and for all who come later', async () => {
    const templates = createTemplateCache(silent);
    const draw = vi.fn<() => ReturnType<typeof template>>(() => template());

    await Promise.all([templates.get('one', draw), templates.get('one', draw)]);
    await templates.get('one', draw);
    await templates.get('other', draw);

    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('are drawn again after a failure', async () => {
    const templates = createTemplateCache(silent);

    await expect(templates.get('one', () => Promise.reject(new Error('ink')))).rejects.toThrow(
      'ink',
    );
    await expect(templates.get('one', () => template())).resolves.toHaveProperty('etag');
  });

  it('take no more memory than they may', async () => {
    const { bytes } = await template();
    const templates = createTemplateCache(silent, { maxBytes: bytes * 3 });
    for (const key of ['1', '2', '3', '4', '5']) {
      await templates.get(key, () => template());
      expect(templates.bytes).toBeLessThanOrEqual(bytes * 3);
    }
    const draw = vi.fn<() => ReturnType<typeof template>>(() => template());
    await templates.get('5', draw);
    await templates.get('1', draw);

    expect(draw).toHaveBeenCalledTimes(1);
  });
});
