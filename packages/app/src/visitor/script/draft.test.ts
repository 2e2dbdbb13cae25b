// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { draftOf } from './visit';

/** A field of a form: what stands outside of one is not typed by a visitor. */
const fieldWith = (...controls: Element[]) => {
  const field = document.createElement('div');
  field.dataset['field'] = 'id';
  field.append(...controls);
  return field;
};

const show = (comment = '') => {
  const form = document.createElement('form');
  for (const value of ['8', '9']) {
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'rating' });
    radio.value = value;
    form.append(fieldWith(radio));
  }
  const area = Object.assign(document.createElement('textarea'), { name: 'comment' });
  area.defaultValue = comment;
  const trap = Object.assign(document.createElement('input'), { name: 'website' });
  const token = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'client_id',
  });
  token.value = 'c-1';
  form.append(fieldWith(area), trap, token);
  document.body.replaceChildren(form);
  const [, nine] = form.querySelectorAll<HTMLInputElement>('[type=radio]');
  return { form, area, nine: nine as HTMLInputElement };
};

const type = (form: HTMLFormElement) => form.dispatchEvent(new Event('input', { bubbles: true }));

const typeSome = () => {
  const { form, area, nine } = show();
  const draft = draftOf(form, 'K7QX');
  nine.checked = true;
  area.value = 'Lovely.';
  type(form);
  return draft;
};

describe('what is typed on a form', () => {
  it('is there again on the next visit, and nothing else is', () => {
    typeSome();
    expect(JSON.parse(localStorage.getItem('hearback-draft-K7QX') ?? '')).toMatchObject({
      typed: { rating: '9', comment: 'Lovely.' },
    });

    const { form, area, nine } = show();
    expect(draftOf(form, 'K7QX').isRestored).toBe(true);

    expect(area.value).toBe('Lovely.');
    expect(nine.checked).toBe(true);
    expect(form.querySelector<HTMLInputElement>('[name=client_id]')?.value).toBe('c-1');
  });

  it('belongs to its own code', () => {
    typeSome();
    const { form, area } = show();
    expect(draftOf(form, 'OTHER').isRestored).toBe(false);
    expect(area.value).toBe('');
  });

  it('is never typed over what is there', () => {
    typeSome();
    const { form, area, nine } = show('From the server.');
    draftOf(form, 'K7QX');
    expect(area.value).toBe('From the server.');
    expect(nine.checked).toBe(false);
  });

  it('is forgotten after a day, and once it is sent', () => {
    const draft = typeSome();
    const tomorrow = Date.now() + 24 * 60 * 60_000 + 1;
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
    const { form, area } = show();
    draftOf(form, 'K7QX');
    expect(area.value).toBe('');
    expect(localStorage.getItem('hearback-draft-K7QX')).toBeNull();
    vi.restoreAllMocks();

    typeSome();
    draft.forget();
    expect(localStorage.getItem('hearback-draft-K7QX')).toBeNull();
  });

  it('is simply not kept where the device keeps nothing', () => {
    const kept = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden.', 'SecurityError');
    });
    expect(() => typeSome().forget()).not.toThrow();
    expect(kept).toHaveBeenCalled();
    kept.mockRestore();
  });
});

describe('what is chosen on a form', () => {
  const showOptions = () => {
    const form = document.createElement('form');
    const control = (type: string, value: string) =>
      Object.assign(document.createElement('input'), { type, name: 'answers.drinks', value });
    const own = control('text', '');
    own.dataset['own'] = '';
    const boxes = ['tea', 'coffee', 'other'].map((value) => control('checkbox', value));
    form.append(fieldWith(...boxes, own));
    document.body.replaceChildren(form);
    return { form, boxes, own };
  };

  it('is there again, with the words of the visitor', () => {
    const before = showOptions();
    draftOf(before.form, 'DRINKS');
    for (const index of [1, 2]) (before.boxes[index] as HTMLInputElement).checked = true;
    before.own.value = 'Kvass';
    type(before.form);

    const { form, boxes, own } = showOptions();
    expect(draftOf(form, 'DRINKS').isRestored).toBe(true);
    expect(boxes.map(({ checked, value }) => [value, checked])).toEqual([
      ['tea', false],
      ['coffee', true],
      ['other', true],
    ]);
    expect(own.value).toBe('Kvass');
  });
});
