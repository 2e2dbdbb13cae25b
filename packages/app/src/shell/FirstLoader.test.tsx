// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { removeTokens, storeLogin } from '../session/session';
import { FirstLoader } from './FirstLoader';

const bringDrawing = (path: string) => {
  const drawing = document.createElement('template');
  drawing.innerHTML = '<h1>Log in</h1>';
  drawing.dataset['path'] = path;
  drawing.dataset['chosen'] = '';
  document.head.append(drawing);
  window.history.replaceState(null, '', '/login');
};

afterEach(() => {
  document.head.innerHTML = '';
  removeTokens();
  window.history.replaceState(null, '', '/');
});

it('keeps the drawing that the page brought for this screen, out of everybody’s way', () => {
  bringDrawing('/login/');
  render(<FirstLoader />);

  expect(screen.getByText('Log in').closest('[inert]')).not.toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows the mark on another screen, and in a session', () => {
  bringDrawing('/register/');
  const { unmount } = render(<FirstLoader />);
  expect(screen.queryByText('Log in')).toBeNull();
  expect(screen.getByRole('img', { name: 'Hearback' })).toBeTruthy();
  unmount();

  document.head.innerHTML = '';
  bringDrawing('/login/');
  storeLogin({ access: 'a', refresh: 'r' }, { remember: false });
  render(<FirstLoader />);
  expect(screen.queryByText('Log in')).toBeNull();
});
