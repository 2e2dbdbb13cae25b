import { FrameDocument, type FrameElement } from '@hearback/schema/documents';
import * as v from 'valibot';

/** What the clipboard says first, so that other words are known for what they are. */
const mark = 'hearback.frame.elements';

/** More is no part of a frame: it is not even read. */
const longest = 2_000_000;

/** Elements as text, for any clipboard and any frame. */
export const toClipboard = (elements: readonly FrameElement[]): string =>
  JSON.stringify({ [mark]: 1, elements });

const Clipped = v.object({
  [mark]: v.literal(1),
  elements: v.pipe(v.array(v.unknown()), v.minLength(1)),
});

/**
 * Elements from a clipboard, read as a frame from the outside is. Undefined: there are none, or somebody
 * wrote there what no frame has.
 */
export function fromClipboard(text: string): FrameElement[] | undefined {
  if (text.length > longest || !text.includes(mark)) return undefined;
  const clipped = v.safeParse(v.pipe(v.string(), v.parseJson(), Clipped), text);
  if (!clipped.success) return undefined;
  const frame = v.safeParse(FrameDocument, {
    name: 'clipboard',
    size: { width_mm: 100, height_mm: 100 },
    content: clipped.output.elements,
  });
  return frame.success ? frame.output.content : undefined;
}
