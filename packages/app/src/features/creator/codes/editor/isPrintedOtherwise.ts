import type { CodeStyle } from '@hearback/schema/documents';

interface Art {
  frameId: string;
  style: CodeStyle | null;
}

/** A style with its choices in one order; what is undefined was not chosen. */
const written = (style: CodeStyle | null): string =>
  JSON.stringify(
    style &&
      Object.entries(style)
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether what is on the screen would be printed otherwise than what was saved. Names are not printed. */
export const isPrintedOtherwise = (shown: Art, saved: Art): boolean =>
  shown.frameId !== saved.frameId || written(shown.style) !== written(saved.style);
