import { setTimeout as wait } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { readSettings } from '../env.ts';
import { asStep, currentWork } from './currentWork.ts';
import { openTracing } from './openTracing.ts';

const uuid = '7d7f2d3a-94a4-4ac5-8e42-bb64f0a51c11';
const foreign = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

/** A tracer whose collector is not there. */
const open = async (settings: Record<string, string> = {}) => {
  const warnings: string[] = [];
  const tracer = await openTracing(
    readSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_BSP_SCHEDULE_DELAY: '5',
      OTEL_EXPORTER_OTLP_TIMEOUT: '50',
      ...settings,
    }),
    { warn: (_: object, sentence: string) => void warnings.push(sentence) } as never,
  );
  if (!tracer) throw new Error('Nobody traces.');
  return { tracer, warnings };
};

it('is there only where the settings say where traces go', async () => {
  expect(await openTracing(readSettings({}), { warn: () => undefined })).toBeUndefined();
});

describe('a trace', () => {
  it.each([
    { requestId: uuid, traceparent: undefined, id: uuid.replaceAll('-', '') },
    { requestId: uuid, traceparent: foreign, id: foreign.slice(3, 35) },
    { requestId: uuid, traceparent: '00-zz-zz-01', id: uuid.replaceAll('-', '') },
  ])('has the id of $requestId, or of $traceparent', async ({ requestId, traceparent, id }) => {
    const { tracer } = await open();

    const span = tracer.begin('GET', { kind: 'server', requestId, traceparent });
    span.end();

    expect(span.traceparent).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`));
    expect(span.begin('select form', 'client').traceparent).toContain(id);
    await tracer.close();
  });

  it('has an id of its own where the request has another kind of id', async () => {
    const { tracer } = await open();
    const begin = () => tracer.begin('GET', { kind: 'server', requestId: 'shop-floor-1' });
    const [first, second] = [begin(), begin()];

    expect(first.traceparent.slice(3, 35)).not.toBe(second.traceparent.slice(3, 35));
    await tracer.close();
  });

  it('is kept by the share of the settings, whatever a stranger says', async () => {
    const { tracer } = await open({ OTEL_TRACES_SAMPLER_ARG: '0' });
    const traceparent = foreign.replace(/00$/, '01');

    const span = tracer.begin('GET', { kind: 'server', requestId: uuid, traceparent });

    expect(span.isKept).toBe(false);
    expect(span.traceparent.endsWith('-00')).toBe(true);
    await tracer.close();
  });
});

it('that cannot be sent is one line in the log, and holds nobody up', async () => {
  const { tracer, warnings } = await open();
  const begin = () => tracer.begin('GET', { kind: 'server', requestId: uuid });
  begin().end();
  await expect.poll(() => warnings, { timeout: 30_000 }).toEqual(['Traces do not arrive']);
  begin().end();
  await tracer.close();

  expect(warnings).toEqual(['Traces do not arrive']);
});

it('of a step hands on what it gives and what it throws', async () => {
  const { tracer } = await open();
  const span = tracer.begin('GET', { kind: 'server', requestId: uuid });
  const seen = await currentWork.run({ requestId: uuid, span }, () =>
    asStep('a step', 'internal', async () => {
      await wait(0);
      return currentWork.getStore()?.span?.traceparent;
    }),
  );

  expect(seen?.slice(0, 36)).toBe(span.traceparent.slice(0, 36));
  expect(seen).not.toBe(span.traceparent);
  await expect(
    currentWork.run({ requestId: uuid, span }, () =>
      asStep('a step', 'internal', () => Promise.reject(new Error('No.'))),
    ),
  ).rejects.toThrow('No.');
  await tracer.close();
});
