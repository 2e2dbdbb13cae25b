import { expect, it } from 'vitest';

import { noCodeValues, toCodeValues, codeInput } from './CodeValues';

it('shows an unlinked form or frame as nothing chosen', () => {
  const code = {
    name: 'Counter',
    description: '',
    location: { id: 'l1' },
    form: null,
    replacesAnswers: false,
    tags: ['North'],
  };

  expect(toCodeValues(code)).toEqual({
    name: 'Counter',
    description: '',
    locationId: 'l1',
    formId: '',
    templateId: '',
    frameId: '',
    style: null,
    replacesAnswers: false,
    tags: ['North'],
  });
});

it('sends nothing chosen as null, and no template: a form was made from it', () => {
  const values = { ...noCodeValues, name: 'Counter', templateId: 'starter-cafe', frameId: 'f1' };

  expect(codeInput(values)).toEqual({
    name: 'Counter',
    description: '',
    locationId: '',
    formId: null,
    frameId: 'f1',
    style: null,
    replacesAnswers: false,
    tags: [],
  });
});
