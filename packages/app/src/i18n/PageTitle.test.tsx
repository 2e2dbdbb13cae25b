// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { PageTitle } from './PageTitle';

vi.mock('./IntlProvider', () => ({
  useIntl: () => ({
    formatMessage: ({ defaultMessage }: { defaultMessage: string }) => defaultMessage,
  }),
}));

const message = { id: 'creator.title', defaultMessage: 'Creator' } as never;

it.each([
  [undefined, 'Creator · Hearback'],
  ['Forms', 'Forms · Creator · Hearback'],
  ['  ', 'Creator · Hearback'],
])('with the part %s it says “%s”', (part, title) => {
  render(<PageTitle message={message} part={part} />);

  expect(document.title).toBe(title);
});
