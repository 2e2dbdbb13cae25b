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

it('has a way to what explains it, outside of the title', () => {
  renderUi(
    <Page title="Companies" help={{ href: '/faq/?tab=companies', label: 'Help with companies' }} />,
  );

  const link = screen.getByRole('link', { name: 'Help with companies' });
  expect(link.getAttribute('href')).toBe('/faq/?tab=companies');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies');
});
