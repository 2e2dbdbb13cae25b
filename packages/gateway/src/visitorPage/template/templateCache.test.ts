import pino from 'pino';
import { expect, it, vi } from 'vitest';

import type { PageTemplate } from './createTemplate.ts';
import { createTemplateCache } from './templateCache.ts';

const template = (improve: () => Promise<void>, bytes = 10): PageTemplate => ({
  etag: 'W/"x"',
  headers: {},
  bytes,
  fill: () => Promise.resolve(new Uint8Array()),
  improve,
});

const logger = pino({ level: 'silent' });

/** Pages of which the first is being packed until it is let go. */
const busy = async (bounds: Parameters<typeof createTemplateCache>[1]) => {
  const templates = createTemplateCache(logger, bounds);
  const gate = Promise.withResolvers<void>();
  const packed: string[] = [];
  const draw = (key: string) =>
    templates.get(key, () =>
      Promise.resolve(
        template(() => {
          packed.push(key);
          return key === 'first' ? gate.promise : Promise.resolve();
        }),
      ),
    );
  await draw('first');
  return { draw, packed, letGo: gate.resolve };
};

it('packs one page after another, and goes on after one that fails', async () => {
  const templates = createTemplateCache(logger);
  const improve = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no'));
  improve.mockResolvedValue();
  await templates.get('a', () => Promise.resolve(template(improve)));
  await templates.get('b', () => Promise.resolve(template(improve)));

  await vi.waitFor(() => expect(improve).toHaveBeenCalledTimes(2), { timeout: 30_000 });
});

it('packs no page that is kept no more', async () => {
  const { draw, packed, letGo } = await busy({ maxBytes: 25 });
  for (const key of ['gone', 'b', 'last']) await draw(key);
  letGo();

  await vi.waitFor(() => expect(packed).toEqual(['first', 'b', 'last']), { timeout: 30_000 });
});

it('lets only so many wait to be packed', async () => {
  const { draw, packed, letGo } = await busy({ maxToImprove: 2 });
  for (const key of ['a', 'b', 'too many']) await draw(key);
  letGo();

  await vi.waitFor(() => expect(packed).toEqual(['first', 'a', 'b']), { timeout: 30_000 });
  await draw('later');
  await vi.waitFor(() => expect(packed).toEqual(['first', 'a', 'b', 'later']), { timeout: 30_000 });
});
