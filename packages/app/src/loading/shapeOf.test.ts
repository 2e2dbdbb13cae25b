import { expect, it } from 'vitest';

import { newDocumentId, paths } from '../paths';
import { shapeOf } from './shapeOf';

it.each([
  [paths.home, 'tiles'],
  [paths.stats, 'tiles'],
  [paths.creator, 'tiles'],
  [paths.companies, 'list'],
  [paths.feedback, 'list'],
  [paths.forms, 'list'],
  [paths.formEditor(newDocumentId), 'editor'],
  [paths.codeEditor('0190'), 'codeEditor'],
  [paths.account, 'form'],
  [paths.accountSetup, 'form'],
] as const)('%s will be of the shape “%s”', (path, shape) => {
  expect(shapeOf(path)).toBe(shape);
});
