import type { CodeStyle, ElementOf, FrameDocument, FrameElement } from '@hearback/schema/documents';

import type { ScanFix } from './ScanReport.ts';

/** The parts of a `ScanArt` that a fix may change. */
interface MendableArt {
  document: FrameDocument;
  codeStyle?: CodeStyle;
}

type StyleChange = Extract<ScanFix, { kind: 'style' }>['style'];

/** Applies a change to a style; keys that became undefined are removed, as in a style that never had them. */
const withChange = <Style extends CodeStyle>(style: Style, change: StyleChange): Style =>
  Object.fromEntries(
    Object.entries({ ...style, ...change }).filter(([, value]) => value !== undefined),
    // Only what may be left out of a style becomes undefined.
  ) as unknown as Style;

const isCode = (element: FrameElement): element is ElementOf<'code'> => element.type === 'code';

const withContent = <Art extends MendableArt>(
  art: Art,
  change: (content: FrameElement[]) => FrameElement[],
): Art => ({ ...art, document: { ...art.document, content: change(art.document.content) } });

/** The art after a fix. The code's own style is changed where it has one, or else the frame's. */
export function applyFix<Art extends MendableArt>(art: Art, fix: ScanFix): Art {
  switch (fix.kind) {
    case 'style':
      if (art.codeStyle) return { ...art, codeStyle: withChange(art.codeStyle, fix.style) };
      return withContent(art, (content) =>
        content.map((element) => (isCode(element) ? withChange(element, fix.style) : element)),
      );
    case 'place':
      return withContent(art, (content) => {
        const { x_mm, y_mm, width_mm } = fix;
        const moved = content.map((element) =>
          isCode(element) ? { ...element, x_mm, y_mm, width_mm } : element,
        );
        if (!fix.toFront) return moved;
        return [...moved.filter((element) => !isCode(element)), ...moved.filter(isCode)];
      });
    case 'placement': {
      const size = { ...art.document.size, placement: fix.placement };
      return { ...art, document: { ...art.document, size } };
    }
    case 'remove':
      return withContent(art, (content) => content.filter(({ id }) => id !== fix.elementId));
    case 'add':
      return withContent(art, (content) => [...content, fix.element]);
  }
}
