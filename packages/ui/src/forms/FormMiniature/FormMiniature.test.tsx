// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { cafeForm } from '../form.fixtures';
import { renderUi } from '../../test/renderUi';
import { FormMiniature } from './FormMiniature';

it('is a picture: nothing of it is reached or read', () => {
  const { page } = renderUi(<FormMiniature document={cafeForm} language="en-US" />);

  expect(page.querySelector('[inert][aria-hidden="true"] form')).not.toBeNull();
});

it('marks the fields that it is told to, and no others', () => {
  const marks = { rating: 'added', name: 'removed' } as const;
  const { page } = renderUi(<FormMiniature document={cafeForm} language="en-US" marks={marks} />);
  const markOf = (id: string) =>
    page.querySelector<HTMLElement>(`[data-field="${id}"]`)?.dataset['mark'];

  expect(['rating', 'name', 'comment'].map(markOf)).toEqual(['added', 'removed', undefined]);
});
