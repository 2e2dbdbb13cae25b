// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { MapPinIcon } from '../../icons';
import { renderUi } from '../../test/renderUi';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { EmptyState } from './EmptyState';

it('says what is missing as a heading, where the page wants it', () => {
  renderUi(<EmptyState title="No locations found" headingLevel={3} />);

  expect(screen.getByRole('heading', { level: 3, name: 'No locations found' })).toBeDefined();
});

it('offers the next step', () => {
  renderUi(
    <EmptyState
      title="No locations found"
      action={<ButtonLink href="/locations/">Add a location</ButtonLink>}
    />,
  );

  expect(screen.getByRole('link', { name: 'Add a location' }).getAttribute('href')).toBe(
    '/locations/',
  );
});

it('has a sign for the eye alone', () => {
  const { page } = renderUi(<EmptyState icon={MapPinIcon} title="No locations found" />);

  expect(page.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

it('is the title alone where there is nothing more to say', () => {
  const { page } = renderUi(<EmptyState title="No locations found" />);

  expect(page.textContent).toBe('No locations found');
  expect(page.querySelectorAll('svg')).toHaveLength(0);
});
