// @vitest-environment jsdom
import { CodeStyle } from '@hearback/schema/documents';
import { fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';

import { renderUi } from '../../../test/renderUi';
import { CodeStyleFields } from './CodeStyleFields';

const show = (changes: object = {}) => {
  const onChange = vi.fn();
  renderUi(
    <CodeStyleFields
      value={v.parse(CodeStyle, changes)}
      onChange={onChange}
      onUploadImage={() => Promise.reject(new Error('Nothing is uploaded here.'))}
      addressOf={() => undefined}
    />,
  );
  return onChange;
};

it('tells what was changed and nothing else', () => {
  const onChange = show();
  fireEvent.click(screen.getByRole('radio', { name: 'Round' }));

  expect(onChange.mock.calls).toEqual([[{ eye_shape: 'circle' }]]);
});

it('takes back the color of the corners', () => {
  const onChange = show({ eye_color: '#aa0000' });
  fireEvent.click(screen.getByRole('switch', { name: 'Corners in a color of their own' }));

  expect(onChange.mock.calls).toEqual([[{ eye_color: undefined }]]);
});
