// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { toPictureFile } from './readForm';

it('has the type and the bytes of the address', async () => {
  const file = toPictureFile(`data:image/png;base64,${btoa('\u0089PNG\u00ff')}`);

  expect(file).toMatchObject({ type: 'image/png', name: 'picture.png', size: 5 });
});
