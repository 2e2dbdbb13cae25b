import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { AppShell } from './AppShell';

it('keeps page and footer unseen only while it settles', () => {
  const settling = renderToStaticMarkup(<AppShell isSettling footer="2026" />);
  expect(settling.match(/<(main|footer)[^>]*data-settling="true"/g)).toHaveLength(2);

  const settled = renderToStaticMarkup(<AppShell footer="2026" />);
  expect(settled).not.toContain('data-settling="true"');
});
