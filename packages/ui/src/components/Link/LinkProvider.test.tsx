// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import '../../test/renderUi';
import { Menu } from '../Menu/Menu';
import { Button } from '../Button/Button';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';

const goesTo = async (name: string | RegExp, role: 'link' | 'menuitem') =>
  userEvent.click(await screen.findByRole(role, { name }));

it('moves inside the app without loading the page anew', async () => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Link href="/codes/">Codes</Link>
    </LinkProvider>,
  );
  await goesTo('Codes', 'link');

  expect(navigate).toHaveBeenCalledOnce();
  expect(navigate.mock.calls[0]?.[0]).toBe('/codes/');
});

it('does so for what is chosen from a menu, too', async () => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Menu
        label="Go"
        trigger={<Button>Go</Button>}
        actions={[{ id: 'codes', label: 'Codes', href: '/codes/' }]}
      />
    </LinkProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await goesTo('Codes', 'menuitem');

  expect(navigate.mock.calls[0]?.[0]).toBe('/codes/');
});

it('leaves to the browser what leaves the product', async () => {
  const navigate = vi.fn();
  render(
    <LinkProvider navigate={navigate}>
      <Link href="https://example.com/" isExternal>
        How to print
      </Link>
    </LinkProvider>,
  );
  await goesTo(/^How to print/, 'link');

  expect(navigate).not.toHaveBeenCalled();
});

it('writes the address of the page where it differs from the path', () => {
  render(
    <LinkProvider navigate={() => {}} useHref={(path) => `/app${path}`}>
      <Link href="/codes/">Codes</Link>
    </LinkProvider>,
  );

  expect(screen.getByRole('link').getAttribute('href')).toBe('/app/codes/');
});
