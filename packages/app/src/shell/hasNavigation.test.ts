import { expect, it } from 'vitest';

import { hasNavigation } from './useNavigation';

it.each(['/qr-feedback', '/storybook/', '/login/', '/register', '/account-setup/'])(
  'leaves %s without navigation',
  (path) => {
    expect(hasNavigation(path)).toBe(false);
  },
);

it.each(['/', '/app/', '/creator/editor/forms/login-desk/', '/creator/editor/codes/registered/'])(
  'has navigation beside %s',
  (path) => {
    expect(hasNavigation(path)).toBe(true);
  },
);
