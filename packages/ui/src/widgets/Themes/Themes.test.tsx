// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { themes } from './themes.fixtures';
import { Themes } from './Themes';

const rowOf = (label: string) => {
  const row = screen.getByText(label).closest('li');
  if (!row) throw new Error(`There is no row of ${label}.`);
  return row;
};

it('says which side of zero an effect is on, and how sure that is', () => {
  renderUi(<Themes title="What of?" themes={themes} comments={1000} />);

  expect(rowOf('friendly staff').textContent).toContain('+0.8, likely +0.3 to +1.3');
  expect(rowOf('long queue').textContent).toContain('-1.6, likely -2.3 to -0.9');
});

it('brings no news where the interval holds zero, or too few spoke of it', () => {
  renderUi(<Themes title="What of?" themes={themes} comments={1000} />);

  expect(rowOf('cold coffee').textContent).toContain('No clear effect, likely');
  expect(rowOf('cold coffee').querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(
    'unclear',
  );
  expect(rowOf('terrace').textContent).toContain('Too early to tell, from 6 answers');
  expect(rowOf('terrace').querySelector('[data-tone]')).toBeNull();
});

it('says first what is said most, and what of it goes with ratings beyond doubt', () => {
  const { leave } = renderUi(<Themes title="What of?" themes={themes} comments={1000} />);
  expect(
    screen.getByText(
      'Most often: friendly staff. Rated higher: friendly staff. Rated lower: long queue.',
    ),
  ).toBeDefined();
  leave();

  const unclear = themes.filter(({ label }) => ['cold coffee', 'terrace'].includes(label));
  renderUi(<Themes title="What of?" themes={unclear} comments={1000} />);
  expect(screen.getByText(/: cold coffee\. None clearly goes with higher or lower/)).toBeDefined();
});

it('says how a theme sounds in words, not in colours alone', () => {
  renderUi(<Themes title="What of?" themes={themes} comments={1000} />);

  expect(within(rowOf('long queue')).getByText('comments mostly negative')).toBeDefined();
  expect(within(rowOf('terrace')).getByText('comments neutral or mixed')).toBeDefined();
});

it('says what it was read from', () => {
  renderUi(<Themes title="What of?" themes={themes} comments={1000} />);

  expect(screen.getByText(/^From the newest 1,000 comments/)).toBeDefined();
});

it('offers all comments only where they can be shown', async () => {
  const select = vi.fn();
  const { user, leave } = renderUi(
    <Themes title="What of?" themes={themes} comments={1000} onSelect={select} />,
  );
  await user.click(screen.getByRole('button', { name: 'Show 3 comments about friendly staff' }));
  await user.click(screen.getByRole('button', { name: 'See all 148 comments' }));
  expect(select).toHaveBeenCalledWith('friendly staff');
  expect(screen.queryByRole('link')).toBeNull();
  leave();

  renderUi(<Themes title="What of?" themes={themes} comments={1000} />);
  await user.click(screen.getByRole('button', { name: 'Show a comment about cold coffee' }));
  expect(screen.queryByRole('button', { name: /^See all/ })).toBeNull();
});

it('counts comments as Polish does', () => {
  renderUi(<Themes title="O czym?" themes={themes} comments={1000} />, { language: 'pl-PL' });

  expect(screen.getByText('148 komentarzy')).toBeDefined();
  expect(screen.getByText('24 komentarze')).toBeDefined();
  expect(screen.getByText('61 komentarzy')).toBeDefined();
});
