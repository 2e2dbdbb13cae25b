import { expect, it } from 'vitest';

import { toCodeValues, toInput } from './CodeValues';

it('shows an unlinked form or frame as nothing chosen', () => {
  const code = { name: 'Counter', description: '', location: { id: 'l1' }, form: null };

  expect(toCodeValues(code)).toEqual({
    name: 'Counter',
    description: '',
    locationId: 'l1',
    formId: '',
    frameId: '',
  });
});

it('sends nothing chosen as null', () => {
  const values = { name: 'Counter', description: '', locationId: 'l1', formId: '', frameId: 'f1' };

  expect(toInput(values)).toMatchObject({ formId: null, frameId: 'f1' });
});
