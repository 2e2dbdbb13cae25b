import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

const plain: CodeStyle = { color: '#000000', background_color: '#ffffff', level: 'Q' };

const withoutUndefined = (style: Partial<CodeStyle>): Partial<CodeStyle> =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));

/** How a frame draws its code: what a style of the code's own starts from. */
export function styleInFrame(document: FrameDocument | undefined): CodeStyle {
  const element = document?.content.find(({ type }) => type === 'code');
  if (element?.type !== 'code') return plain;
  const { color, background_color, level, module_shape, eye_shape, eye_color, logo } = element;
  return {
    ...plain,
    ...withoutUndefined({
      color,
      background_color,
      level,
      module_shape,
      eye_shape,
      eye_color,
      logo,
    }),
  };
}

/** A style with something changed; what became undefined is not there any more. */
export const changeStyle = (style: CodeStyle, changes: Partial<CodeStyle>): CodeStyle => ({
  ...plain,
  ...withoutUndefined({ ...style, ...changes }),
});
