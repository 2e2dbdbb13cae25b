// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import {
  hasUnsavedInput,
  letUnsavedInputGo,
  useGuardedInput,
  useUnsavedInput,
} from './unsavedInput';

afterEach(cleanup);

function Field({ isTyped }: { isTyped: boolean }) {
  useUnsavedInput(isTyped);
  return null;
}

function Editor() {
  useGuardedInput(true);
  return null;
}

/** Whether the browser would ask before the tab is closed. */
const asks = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('is there for as long as anything typed is, wherever on the page', () => {
  const first = render(<Field isTyped />);
  const second = render(<Field isTyped />);
  first.unmount();
  expect(hasUnsavedInput()).toBe(true);
  second.rerender(<Field isTyped={false} />);
  expect(hasUnsavedInput()).toBe(false);
});

it('is asked about by the browser where an editor holds it, until the person lets it go', () => {
  render(<Field isTyped />);
  expect(asks()).toBe(false);
  render(<Editor />);
  expect(asks()).toBe(true);
  letUnsavedInputGo();
  expect(asks()).toBe(false);
  // What is typed later was not meant.
  render(<Editor />);
  expect(asks()).toBe(true);
});
