import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';

const ask = `mutation { askForHelp(input: { topic: CUSTOMER_SUCCESS, subject: "Tents", message: "How many?" }) {
  errors { field code } } }`;

it('hands a question over in the words of the API', async () => {
  const gateway = createTestGateway({ 'POST /help/question/': () => new Reply(202, {}) });

  const { data } = await gateway.ask(ask);

  expect(gateway.asked[0]?.body).toEqual({
    topic: 'customer_success',
    subject: 'Tents',
    message: 'How many?',
  });
  expect(data).toEqual({ askForHelp: { errors: [] } });
});

it('says what stands in the way of a question', async () => {
  const gateway = createTestGateway({
    'POST /help/question/': () => new Reply(400, { subject: ['This field is required.'] }),
  });

  const { data } = await gateway.ask(ask);

  expect(data).toEqual({ askForHelp: { errors: [{ field: 'subject', code: 'required' }] } });
});
