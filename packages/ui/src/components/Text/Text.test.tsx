// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { Text } from './Text';

it('is a paragraph, or what it is said to be', () => {
  renderUi(
    <>
      <Text>Lovely soup</Text>
      <Text as="em">Twice</Text>
    </>,
  );

  expect(screen.getByText('Lovely soup').tagName).toBe('P');
  expect(screen.getByText('Twice').tagName).toBe('EM');
});

it('has all of what it cuts under the pointer', () => {
  renderUi(<Text isTruncated>Lovely soup, friendly people, we come again</Text>);

  expect(screen.getByTitle('Lovely soup, friendly people, we come again')).toBeDefined();
});

it('does not repeat under the pointer what can be read', () => {
  renderUi(<Text>Lovely soup</Text>);

  expect(screen.getByText('Lovely soup').hasAttribute('title')).toBe(false);
});
