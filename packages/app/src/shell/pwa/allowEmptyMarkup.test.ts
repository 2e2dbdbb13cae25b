// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { allowEmptyMarkup } from './allowEmptyMarkup';

afterEach(() => vi.unstubAllGlobals());

it('lets markup be emptied, and no text become markup', () => {
  const createPolicy =
    vi.fn<(name: string, rules: { createHTML: (text: string) => string }) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  allowEmptyMarkup();

  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules?.createHTML('')).toBe('');
  expect(() => rules?.createHTML('<b>bold</b>')).toThrow('No text becomes markup');
});
