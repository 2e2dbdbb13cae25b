import * as v from 'valibot';
import { expect, it } from 'vitest';

import { credentials, loginInput } from './account.ts';

it('lets a login be sent with an address only, while the server judges the pair alone', () => {
  const typed = { email: 'zofia', password: 'x' };

  expect(v.is(loginInput, typed)).toBe(false);
  expect(v.is(credentials, typed)).toBe(true);
});
