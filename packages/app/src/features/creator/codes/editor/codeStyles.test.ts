import { newFrameDocument } from '@hearback/schema/documents';
import { expect, it } from 'vitest';

import { changeStyle, styleInFrame } from './CodeEditor';

const plain = { color: '#000000', background_color: '#ffffff', level: 'Q' } as const;

it('starts from how the frame draws its code, and from plain black without one', () => {
  const frame = newFrameDocument('Card');
  const content = frame.content.map((element) =>
    element.type === 'code'
      ? { ...element, color: '#123456', module_shape: 'dots' as const }
      : element,
  );

  expect(styleInFrame({ ...frame, content })).toEqual({
    ...plain,
    color: '#123456',
    module_shape: 'dots',
  });
  expect(styleInFrame({ ...frame, content: [] })).toEqual(plain);
  expect(styleInFrame(undefined)).toEqual(plain);
});

it('leaves out what was taken back, so that an unchanged style is the same again', () => {
  const changed = changeStyle(plain, { eye_color: '#aa0000' });
  expect(changed).toEqual({ ...plain, eye_color: '#aa0000' });
  expect(Object.keys(changeStyle(changed, { eye_color: undefined }))).toEqual(Object.keys(plain));
});
