import { expect, it } from 'vitest';

import { newDocumentId, paths } from '../../paths';
import { entityFromUrl } from '../AppShell';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://hearback.example');
  return entityFromUrl(pathname, search);
};

it.each([
  [paths.formEditor('a-1'), 'form'],
  [paths.frameEditor('a-1'), 'frame'],
  [`${paths.codeEditor('a-1')}?step=print`, 'code'],
  [paths.company('a-1'), 'company'],
  [paths.location('a-1'), 'location'],
])('%s opens a %s', (address, kind) => {
  expect(at(address)).toEqual({ kind, id: 'a-1' });
});

it.each([paths.home, paths.companies, paths.formEditor(newDocumentId), '/feedback/?open=a-1'])(
  '%s opens none of them',
  (address) => {
    expect(at(address)).toBeUndefined();
  },
);
