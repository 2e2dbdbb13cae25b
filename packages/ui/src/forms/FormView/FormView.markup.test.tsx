// @vitest-environment jsdom
import fc from 'fast-check';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { anyForm } from '../anyForm.fixtures';
import { FormView, type FormViewProps } from './FormView';

const anyProps: fc.Arbitrary<FormViewProps> = fc.record(
  {
    document: anyForm,
    language: fc.constantFrom('en-US', 'pl-PL', 'de'),
    mode: fc.constantFrom('live', 'preview'),
    styling: fc.constantFrom('inline', 'sheet'),
    submission: fc.constant({ action: '/r/7K2M9QXT4A', hidden: { scan_token: 'token-1' } }),
    values: fc.record({
      rating: fc.constantFrom('1', '10'),
      comment: fc.string(),
      name: fc.string(),
    }),
    issues: fc.record({ email: fc.string({ minLength: 1 }) }),
    notice: fc.string(),
    venue: fc.string(),
    company: fc.string(),
    hasReceipt: fc.boolean(),
    codeText: fc.constant('HTTPS://H.TEST/R/7K2M9QXT4A'),
  },
  { requiredKeys: ['document', 'language', 'mode'] },
);

const naming = ['id', 'for', 'aria-describedby'];

/** The same page, without React's hints to fetch pictures early, and with one way to write styles and ids. */
function standard(page: HTMLElement): HTMLElement {
  for (const element of page.querySelectorAll<HTMLElement>('[style]')) {
    element.setAttribute('style', element.style.cssText);
  }
  for (const element of page.querySelectorAll('*')) {
    for (const name of naming.filter((attribute) => element.hasAttribute(attribute))) {
      const id = element.getAttribute(name) ?? '';
      element.setAttribute(name, id.replaceAll(/_[rR]_\w*?_-/g, 'made-up-'));
    }
  }
  for (const hint of page.querySelectorAll('link[rel="preload"]')) hint.remove();
  // Nor does it matter where one text ends and the next begins.
  page.normalize();
  return page;
}

let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('draws any form on the server as in the browser', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(anyProps, (props) => {
      const onServer = document.createElement('div');
      onServer.innerHTML = renderToStaticMarkup(<FormView {...props} />);
      const inBrowser = document.createElement('div');
      const root = createRoot(inBrowser);
      act(() => root.render(<FormView {...props} />));

      const same = standard(onServer).isEqualNode(standard(inBrowser));
      if (!same) expect(inBrowser.innerHTML).toBe(onServer.innerHTML);
      expect(complaints).not.toHaveBeenCalled();
      act(() => root.unmount());
    }),
    { numRuns: 30 },
  );
});

it('takes over any form that the server drew, without a word', { timeout: 120_000 }, () => {
  const mended = vi.fn();
  fc.assert(
    fc.property(anyProps, (props) => {
      const page = document.createElement('div');
      page.innerHTML = renderToString(<FormView {...props} />);
      const drawn = page.innerHTML;
      let root: Root | undefined;
      act(() => {
        root = hydrateRoot(page, <FormView {...props} />, { onRecoverableError: mended });
      });

      expect(page.innerHTML).toBe(drawn);
      expect(mended).not.toHaveBeenCalled();
      expect(complaints).not.toHaveBeenCalled();
      act(() => root?.unmount());
    }),
    { numRuns: 30 },
  );
});
