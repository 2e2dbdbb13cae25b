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

/** The attributes that connect elements with each other, and that scripts use. */
const live = /\s(id|for|href|name|aria-[a-z]+|role|tabindex|autocomplete|title)="[^"]*"/g;

/** Matches the inline styles of visually hidden elements. The page's CSP allows no inline styles. */
const unseen = /\sstyle="(?=[^"]*clip:)[^"]*"/;

/**
 * Reduces the markup of a screen to its visible content without interactive elements: input would be lost
 * when the app replaces it.
 */
export const toStaticMarkup = (markup: string): string =>
  markup
    .replaceAll(
      /<title>[^<]*<\/title>|<template(?:(?!<template)[^])*?<\/template>|<!--(?:(?!<!--)[^])*?-->/g,
      '',
    )
    .replaceAll(/<[a-z][^<>]*>/g, (tag) =>
      tag
        .replaceAll(live, '')
        .replace(unseen, ' hidden=""')
        .replace(/\sstyle="[^"]*"/, '')
        .replace(/^<(input|button|select|textarea)\b/, '<$1 disabled=""'),
    );

/** Public screens: the same for every visitor, so that the build can prerender them. */
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
  return toStaticMarkup(
    renderToStaticMarkup(
      <IntlProvider waiting={null} first={{ language, messages }}>
        <UiStringsProvider language={language}>
          <RouterProvider router={router} />
        </UiStringsProvider>
      </IntlProvider>,
    ),
  );
}
