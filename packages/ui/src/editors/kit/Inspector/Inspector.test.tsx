// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../../test/renderUi';
import { Inspector } from './Inspector';

const pane = { title: 'Rating', issueTitle: 'Before you publish', children: <p>Label</p> };

it('says every issue below what can be changed about it, though two are in the same words', () => {
  const issues = [{ sentence: 'It has no words.' }, { sentence: 'It has no words.' }];
  const { page } = renderUi(<Inspector {...pane} issues={issues} />);

  expect(screen.getByRole('heading', { level: 3, name: 'Before you publish' })).toBeDefined();
  expect(page.textContent).toBe('RatingLabelBefore you publishIt has no words.It has no words.');
});

it('has no heading over issues that are not there', () => {
  renderUi(<Inspector {...pane} issues={[]} />);

  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Rating']);
});
