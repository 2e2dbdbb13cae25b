// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { topics } from './topics.fixtures';
import { Topics } from './Topics';

const textOf = (label: string) => {
  const row = screen.getByText(label).closest('li');
  if (!row) throw new Error(`There is no row of ${label}.`);
  return row.textContent;
};

it('counts both sides, with the likely share where there are enough comments, once a row is open', async () => {
  const { user } = renderUi(<Topics title="What of?" topics={topics} comments={1000} />);

  expect(textOf('Service')).toContain('120 good18 bad');
  await user.click(screen.getByRole('button', { name: /comments?.*Service/ }));
  expect(textOf('Service')).toContain('120 good, likely 73% to 87%');
  expect(textOf('Service')).toContain('18 bad, likely 7% to 17%');
  expect(textOf('Terrace')).toContain('3 good0 bad');
});

it('says more or less often only of a trend', () => {
  renderUi(<Topics title="What of?" topics={topics} comments={1000} />);

  expect(textOf('Service')).not.toContain('than before');
  expect(textOf('Waiting time')).toContain('More often than before: +12 points');
  expect(textOf('Drinks')).toContain('Less often than before: -9 points');
});

it('says better or worse only of a mood that changed', () => {
  renderUi(<Topics title="What of?" topics={topics} comments={1000} />);

  expect(textOf('Service')).toContain('No clear change of mood');
  expect(textOf('Waiting time')).toContain('Worse than before: -31 points');
  expect(textOf('Drinks')).toContain('Better than before: +42 points');
  expect(textOf('Terrace')).not.toContain('change of mood');
});

it('can be changed where somebody may, also when there is none', async () => {
  const edit = vi.fn();
  const { user, leave } = renderUi(
    <Topics title="What of?" topics={topics} comments={1000} onEdit={edit} />,
  );
  await user.click(screen.getByRole('button', { name: 'Edit topics' }));
  leave();

  const empty = renderUi(<Topics title="What of?" topics={[]} comments={4} onEdit={edit} />);
  await empty.user.click(screen.getByRole('button', { name: 'Edit topics' }));
  empty.leave();

  const sample = renderUi(
    <Topics title="What of?" topics={[]} comments={4} onEdit={edit} showsSample />,
  );
  await sample.user.click(screen.getByRole('button', { name: 'Edit topics' }));
  expect(edit).toHaveBeenCalledTimes(3);
  sample.leave();

  renderUi(<Topics title="What of?" topics={topics} comments={1000} />);
  expect(screen.queryByRole('button', { name: 'Edit topics' })).toBeNull();
});
