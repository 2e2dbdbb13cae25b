import * as v from 'valibot';
import { expect, it } from 'vitest';

import { CodeStyle } from './codeStyle.ts';
import { FrameDocument } from './frameDocument.ts';
import { picturesOfFrame } from './pictures.ts';

const picture = (digit: number) => {
  const id = `0197a1b2-0000-7000-8000-00000000000${digit}`;
  return { id, url: `/api/image/${id}/`, width: 1, height: 1 };
};
const place = { x_mm: 0, y_mm: 0, width_mm: 20, height_mm: 20 };
const { height_mm: _, ...codePlace } = place;
const frame = v.parse(FrameDocument, {
  name: 'Card',
  size: { width_mm: 100, height_mm: 100 },
  content: [
    { type: 'image', ...place, image: picture(1) },
    { type: 'logo', ...place, image: picture(1) },
    { type: 'logo', ...place },
    { type: 'code', ...codePlace, logo: picture(2) },
  ],
});
const ids = (pictures: { id: string }[]) => pictures.map(({ id }) => id);

it('names each picture of a frame once, the one in its code among them', () => {
  expect(ids(picturesOfFrame(frame))).toEqual([picture(1).id, picture(2).id]);
});

it('takes the picture of a code’s own style in place of the frame’s', () => {
  const own = v.parse(CodeStyle, { logo: picture(3) });
  expect(ids(picturesOfFrame(frame, own))).toEqual([picture(1).id, picture(3).id]);
  expect(ids(picturesOfFrame(frame, v.parse(CodeStyle, {})))).toEqual([picture(1).id]);
});
