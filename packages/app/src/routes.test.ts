import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';

import { routes } from './routes';

const screens = [
  '/',
  '/login/',
  '/recover-account/',
  '/reset-password',
  '/register/',
  '/activate',
  '/qr-feedback',
  '/terms/',
  '/privacy/',
  '/account-setup/',
  '/account/',
  '/creator',
  '/creator/forms/',
  '/creator/frames/',
  '/creator/codes/',
  '/creator/editor/codes/new/',
  '/creator/editor/forms/0190/',
  '/creator/editor/frames/0190/',
  '/stats/',
  '/stats/report/',
  '/stats/experiments/',
  '/companies/',
  '/locations/',
  '/locations/0190/board/',
  '/feedback/',
  '/notifications/',
  '/recently-deleted/',
  '/faq/',
  '/app/',
  '/logout/',
];

const lastPath = (address: string) => matchRoutes(routes, address)?.at(-1)?.route;

it.each(screens)('knows %s with and without a slash at its end', (screen) => {
  const bare = screen === '/' ? screen : screen.replace(/\/$/, '');
  const route = lastPath(bare);

  expect(route).toBeDefined();
  expect(route?.path).not.toBe('*');
  expect(lastPath(`${bare}/`.replace('//', '/'))).toBe(route);
});

it.each(['/nowhere/', '/creator/editor/forms/', '/login/more/'])('sends %s home', (address) => {
  expect(lastPath(address)?.path).toBe('*');
});
