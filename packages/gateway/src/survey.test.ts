import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';
import { form } from './test/world.ts';

it('shows a published form to everyone', async () => {
  const { title, style, fields } = form;
  const { ask } = createTestGateway({
    'GET /survey/K7QX/': () => ({
      form: { title, style, fields },
      form_id: 'f',
      form_version: 3,
      venue: 'Old Town',
      company: 'Corner Café',
      language: 'en-US',
      languages: ['en-US'],
      state: 'paused',
    }),
  });

  const { data } = await ask(
    '{ survey(slug: "K7QX") { form formId formVersion venue company state } }',
  );

  expect(data).toEqual({
    survey: {
      form: { title, style, fields },
      formId: 'f',
      formVersion: 3,
      venue: 'Old Town',
      company: 'Corner Café',
      state: 'PAUSED',
    },
  });
});

it.each([404, 410])('is null for a code the API answers with %i', async (status) => {
  const { ask } = createTestGateway({
    'GET /survey/K7QX/': () => new Reply(status, { detail: 'x', code: 'x' }),
  });

  expect(await ask('{ survey(slug: "K7QX") { venue } }')).toEqual({ data: { survey: null } });
});

it('never lets a slug leave its place in the path', async () => {
  const { ask, asked } = createTestGateway();

  await ask('{ survey(slug: "../user/details") { venue } }');

  expect(asked[0]?.path).toBe('/survey/..%2Fuser%2Fdetails/');
});

it('sends an answer in the words of the API', async () => {
  const { ask, asked } = createTestGateway({
    'POST /survey/K7QX/submit/': () => new Reply(201, { receipt: 'r1' }),
  });

  const { data } = await ask(`mutation { submitSurvey(input: {
    slug: "K7QX", clientId: "c", scanToken: "s", formId: "f", formVersion: 3, proof: "p", rating: 9, comment: "Lovely."
    occurredAt: "2026-11-21T10:30:00+01:00", duration: 12.5, language: "pl-PL"
  }) { receipt errors { code } } }`);

  expect(data).toEqual({ submitSurvey: { receipt: 'r1', errors: [] } });
  expect(asked[0]?.body).toEqual({
    client_id: 'c',
    scan_token: 's',
    form_id: 'f',
    form_version: 3,
    proof: 'p',
    rating: 9,
    comment: 'Lovely.',
    occurred_at: '2026-11-21T09:30:00.000Z',
    duration: 12.5,
    language: 'pl-PL',
  });
});

it('says what is wrong with an answer', async () => {
  const { ask } = createTestGateway({
    'POST /survey/K7QX/submit/': () => new Reply(400, { rating: ['This field is required.'] }),
  });

  const { data } = await ask(
    `mutation { submitSurvey(input: { slug: "K7QX", clientId: "c" }) { receipt errors { field code } } }`,
  );

  expect(data).toEqual({
    submitSurvey: { receipt: null, errors: [{ field: 'rating', code: 'required' }] },
  });
});

it('says that a proof is needed', async () => {
  const { ask } = createTestGateway({
    'POST /survey/K7QX/submit/': () =>
      new Reply(428, { detail: 'Solve it.', code: 'proof_needed' }),
  });

  const { data } = await ask(
    `mutation { submitSurvey(input: { slug: "K7QX", clientId: "c" }) { receipt errors { field code } } }`,
  );

  expect(data).toEqual({
    submitSurvey: { receipt: null, errors: [{ field: null, code: 'proof_needed' }] },
  });
});
