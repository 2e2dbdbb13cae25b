import type { ComponentType } from 'react';

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import type { Language } from '@hearback/schema/limits';
import { UiStringsProvider } from '@hearback/ui/strings';

import { LoginPage } from './features/auth/LoginPage';
import { RecoverAccountPage } from './features/auth/RecoverAccountPage';
import { RegisterPage } from './features/auth/RegisterPage';
import { IntlProvider } from './i18n/IntlProvider';
import type { Messages } from './i18n/Messages';
import { paths } from './paths';
import { makeStill } from './loading/makeStill';

/** What a stranger comes to: the same for everybody, so that the build can draw it. */
const screens: Record<string, ComponentType> = {
  [paths.login]: LoginPage,
  [paths.register]: RegisterPage,
  [paths.recoverAccount]: RecoverAccountPage,
};

/** The markup of a screen before anybody has touched it; nothing for screens that need a session. */
export function prerenderScreen(path: string, language: Language, messages: Messages): string {
  const Screen = screens[path];
  if (!Screen) return '';
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: [path],
  });
  return makeStill(
    renderToStaticMarkup(
      <IntlProvider waiting={null} first={{ language, messages }}>
        <UiStringsProvider language={language}>
          <RouterProvider router={router} />
        </UiStringsProvider>
      </IntlProvider>,
    ),
  );
}
