import { expect, it } from 'vitest';

import { currentWork, type Span } from '../tracing/currentWork.ts';
import { originOfJob, readOrigin } from './queue.ts';

const input = { accountId: 'a', letterId: 'b' };
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const span: Span = { traceparent, isKept: true, begin: () => span, end: () => undefined };

it('goes with a job and comes back, apart from what the job is about', () => {
  const data = currentWork.run({ requestId: 'request-0001', span }, () => ({
    ...input,
    ...originOfJob(),
  }));

  expect(readOrigin(data)).toEqual({ input, requestId: 'request-0001', traceparent });
});

it('of a job that the product asks for by itself is an id of its own', () => {
  const data = { ...input, ...originOfJob() };

  expect(data).toEqual(input);
  expect(readOrigin(data)).toMatchObject({ input, traceparent: undefined });
  expect(readOrigin(data).requestId).not.toBe(readOrigin(data).requestId);
});
