import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Answer, Answers } from '../../../test/fakeGateway';
import { fillIn, renderApp } from '../../../test/renderApp';
import { pauseMs } from './DocumentSaver';
import { logInAs, savingGateway, stored } from './editing.fixtures';

export const another = (title: string, background_color = stored.style.background_color) => ({
  ...stored,
  title,
  style: { ...stored.style, background_color },
});

export function openEditor(path: string, answers: Answers) {
  const { user, asked } = renderApp(`/creator/editor/forms/${path}`, { isLoggedIn: true, answers });
  logInAs('ada');
  return {
    user,
    asked,
    saves: () =>
      asked
        .filter(({ name }) => name === 'UpdateForm' || name === 'AddForm')
        .map(({ variables }) => variables['input']),
    rename: (title: string) => fillIn(user, { Title: title }),
  };
}

export const openStored = (...first: Answer[]) =>
  openEditor('f1/?step=general', savingGateway(first));
export const pause = () => vi.advanceTimersByTimeAsync(pauseMs);
export const says = (words: string | RegExp) => screen.findByText(words);
