import { expect, it } from 'vitest';

import { toCodeValues } from './CodeValues';

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
