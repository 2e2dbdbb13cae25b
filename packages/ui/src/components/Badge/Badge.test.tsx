// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ClockIcon } from '../../icons';
import { renderUi } from '../../test/renderUi';
import { Badge } from './Badge';

it('says its state in words, so that neither colour nor dot has to', () => {
  const { page } = renderUi(
    <Badge tone="success" dot="full">
      Published
    </Badge>,
  );
  const [dot, words] = page.querySelectorAll('span > span');

  expect(dot?.getAttribute('aria-hidden')).toBe('true');
  expect(words?.textContent).toBe('Published');
});

it.each(['full', 'half', 'hollow'] as const)('has a look of its own for a %s dot', (dot) => {
  const others = (['full', 'half', 'hollow'] as const).filter((other) => other !== dot);
  const lookOf = (fill: typeof dot) => {
    const { page, leave } = renderUi(<Badge dot={fill}>Draft</Badge>);
    const look = page.querySelector('[aria-hidden="true"]')?.className;
    leave();
    return look;
  };

  expect(others.map(lookOf)).not.toContain(lookOf(dot));
});

it('has all of its words under the pointer, as there may be no room for them', () => {
  renderUi(<Badge icon={ClockIcon}>Czeka na publikację</Badge>);

  expect(screen.getByTitle('Czeka na publikację')).toBeDefined();
});
