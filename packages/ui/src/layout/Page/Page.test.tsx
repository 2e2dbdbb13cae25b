// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { renderUi } from '../../test/renderUi';
import { Page } from './Page';

it('has one heading of the first level: its title', () => {
  renderUi(
    <Page title="Locations" purpose="Where your codes hang.">
      Two places
    </Page>,
  );

  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Locations',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});

it('is read in the order of the eye: the way back, title, purpose, actions, content', () => {
  const { page } = renderUi(
    <Page
      title="Rynek 12"
      purpose="What people say here."
      above={<Link href="/locations/">Locations</Link>}
      actions={<Button tone="primary">Add code</Button>}
    >
      Two codes
    </Page>,
  );

  expect(page.textContent).toBe('LocationsRynek 12What people say here.Add codeTwo codes');
});
