import type { FrameDocument } from '@hearback/schema/documents';
import { expect, waitFor, type Mock } from 'storybook/test';

interface Way {
  /** Where the hand takes hold: the middle of this, unless `at` says where in it. */
  target: Element;
  at?: { x: number; y: number };
  /** Pixels. */
  by: { x: number; y: number };
  held?: { shiftKey?: boolean; altKey?: boolean; ctrlKey?: boolean };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Drags with a mouse over a page that is really laid out. */
export async function drag({ target, at, by, held = {} }: Way) {
  const box = target.getBoundingClientRect();
  const from = {
    clientX: box.left + (at?.x ?? box.width / 2),
    clientY: box.top + (at?.y ?? box.height / 2),
  };
  const to = { clientX: from.clientX + by.x, clientY: from.clientY + by.y };
  const send = (type: string, place: object, buttons: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        button: 0,
        buttons,
        ...held,
        ...place,
      }),
    );
  send('pointerdown', from, 1);
  // What the press chose is drawn before it is dragged.
  await nextFrame();
  send('pointermove', { clientX: from.clientX + by.x / 2, clientY: from.clientY + by.y / 2 }, 1);
  await nextFrame();
  send('pointermove', to, 1);
  await nextFrame();
  send('pointerup', to, 0);
  await nextFrame();
}

/** An element of a sheet, as the editor says it is now. */
export const inDocument = (onChange: unknown, id: string) => {
  const calls = (onChange as Mock<(document: FrameDocument) => void>).mock.calls;
  return calls.at(-1)?.[0].content.find((element) => element.id === id);
};

/** Waits until an element of the sheet is as it should be. */
export const expectElement = (onChange: unknown, id: string, expected: object) =>
  waitFor(() => expect(inDocument(onChange, id)).toMatchObject(expected));
