// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { reportStart } from './visit';

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('tells of the first thing that is filled in, once, and nothing of what it is', () => {
  const sendBeacon = vi.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  document.body.innerHTML = `<form>
    <input type="hidden" name="scan_token" value="5b9c" /><textarea name="comment"></textarea></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const comment = document.querySelector('textarea') as HTMLTextAreaElement;

  reportStart(form, 'K7QX');
  expect(sendBeacon).not.toHaveBeenCalled();
  comment.value = 'Nice';
  comment.dispatchEvent(new Event('input', { bubbles: true }));
  comment.dispatchEvent(new Event('input', { bubbles: true }));

  expect(sendBeacon.mock.calls).toEqual([['/api/survey/K7QX/scan/5b9c/start/']]);
});
