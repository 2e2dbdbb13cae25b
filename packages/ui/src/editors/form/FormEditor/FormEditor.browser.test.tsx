import { act, screen, within } from '@testing-library/react';
import type { FormDocument } from '@hearback/schema/documents';
import { Profiler, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import '../../../tokens';
import { cafeForm } from '../../../forms/form.fixtures';
import { renderUi } from '../../../test/renderUi';
import { useFormEditor } from '../formEditorConfig';
import { FormEditor } from './FormEditor';

let shown: FormDocument = cafeForm;
const drawn = vi.fn();

function Live() {
  const editor = useFormEditor(cafeForm);
  useEffect(() => {
    shown = editor.document;
  }, [editor.document]);
  return (
    <div style={{ width: 1200 }}>
      <Profiler id="editor" onRender={drawn}>
        <FormEditor
          editor={editor}
          onUploadImage={() => Promise.reject(new Error('Nothing is uploaded here.'))}
          addressOf={() => undefined}
        />
      </Profiler>
    </div>
  );
}

const order = () => shown.fields.map(({ type }) => type);
const started = ['logo', 'text', 'rating', 'comment', 'name', 'email', 'navigation'];

interface At {
  x: number;
  y: number;
}

const send = (target: Element, type: string, { x, y }: At, more: PointerEventInit = {}) =>
  act(() => {
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: x,
        clientY: y,
        ...more,
      }),
    );
  });

const middleOf = (element: Element): At => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const open = () => {
  renderUi(<Live />);
  const list = screen.getByRole('list', { name: 'Fields' });
  const stage = screen.getByRole('region', { name: 'Preview' });
  const part = (place: Element, selector: string) => {
    const element = place.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector} in the editor.`);
    return element;
  };
  return {
    row: (id: string) => part(list, `[data-part="${id}"]`),
    field: (id: string) => part(stage, `[data-field="${id}"]`),
    tile: (name: string) =>
      within(screen.getByRole('list', { name: 'Add fields' })).getByRole('button', { name }),
    line: () => part(document.body, '[data-drag-line]'),
  };
};

/** Over the upper edge of an element: what is put down there stands before it. */
const before = (element: Element): At => {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + 2 };
};

const dragTo = (from: Element, to: At, pointerType = 'mouse') => {
  send(from, 'pointerdown', middleOf(from), { pointerType });
  send(from, 'pointermove', { x: to.x, y: to.y + 9 }, { pointerType });
  send(from, 'pointermove', to, { pointerType });
};

afterEach(() => {
  vi.useRealTimers();
});

it('puts a row down where the line is', () => {
  const { row } = open();
  dragTo(row('rating'), before(row('logo')));
  expect(order()).toEqual(started);
  send(row('rating'), 'pointerup', before(row('logo')));

  expect(order()).toEqual(['rating', 'logo', 'text', 'comment', 'name', 'email', 'navigation']);
  expect(screen.getByRole('button', { name: 'Undo: Move Rating' })).toBeTruthy();
});

it('drags the fields of the preview themselves', () => {
  const { field } = open();
  dragTo(field('comment'), before(field('rating')));
  send(field('comment'), 'pointerup', before(field('rating')));

  expect(order().slice(0, 4)).toEqual(['logo', 'text', 'comment', 'rating']);
});

it('adds from the palette at a place', () => {
  const { tile, field } = open();
  dragTo(tile('QR code'), before(field('comment')));
  send(tile('QR code'), 'pointerup', before(field('comment')));

  expect(order()).toEqual([...started.slice(0, 3), 'qr', ...started.slice(3)]);
});

it('refuses a second field of a type that is put into a place', () => {
  const { tile, row } = open();
  dragTo(tile('Rating'), before(row('logo')));
  send(tile('Rating'), 'pointerup', before(row('logo')));

  expect(order()).toEqual(started);
  expect(screen.getByText('You already have this type of field!')).toBeTruthy();
});

it('puts everything back on Escape, and outside of the lists', () => {
  const { row } = open();
  dragTo(row('rating'), before(row('logo')));
  act(() => {
    row('rating').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  });
  send(row('rating'), 'pointerup', before(row('logo')));
  expect(order()).toEqual(started);

  dragTo(row('rating'), { x: 1150, y: 20 });
  send(row('rating'), 'pointerup', { x: 1150, y: 20 });
  expect(order()).toEqual(started);
});

it('presses nothing with the click that ends a drag', () => {
  const { field } = open();
  const at = before(field('rating'));
  dragTo(field('comment'), at);
  send(field('comment'), 'pointerup', at);
  act(() => (field('name') as HTMLElement).click());

  expect(screen.getByRole('heading', { level: 2, name: 'Comment' })).toBeTruthy();
});

it('lifts under a finger that rests, and scrolls under one that does not', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { row } = open();
  const target = before(row('logo'));
  dragTo(row('rating'), target, 'touch');
  send(row('rating'), 'pointerup', target, { pointerType: 'touch' });
  expect(order()).toEqual(started);

  send(row('rating'), 'pointerdown', middleOf(row('rating')), { pointerType: 'touch' });
  act(() => {
    vi.advanceTimersByTime(400);
  });
  send(row('rating'), 'pointermove', target, { pointerType: 'touch' });
  send(row('rating'), 'pointerup', target, { pointerType: 'touch' });
  expect(order()[0]).toBe('rating');
});

it('lifts under a finger on the handle at once', () => {
  const { row } = open();
  const handle = row('rating').querySelector('[data-drag-handle]');
  if (!handle) throw new Error('A row has a handle.');
  const target = before(row('logo'));
  dragTo(handle, target, 'touch');
  send(handle, 'pointerup', target, { pointerType: 'touch' });

  expect(order()[0]).toBe('rating');
});

it('draws nothing of the form again while something is in the air', async () => {
  const { row, line } = open();
  const from = row('rating');
  const to = before(row('logo'));
  dragTo(from, to);
  drawn.mockClear();
  for (let n = 0; n < 60; n += 1) send(from, 'pointermove', { x: to.x, y: to.y + (n % 20) });
  await new Promise((resolve) => requestAnimationFrame(resolve));

  expect(drawn).not.toHaveBeenCalled();
  expect(line()).toBeVisible();
  send(from, 'pointerup', to);
  expect(drawn).toHaveBeenCalled();
});
