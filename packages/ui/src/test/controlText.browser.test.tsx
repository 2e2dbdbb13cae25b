import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import * as ui from '../index';
import '../tokens';
import { renderUi } from './renderUi';

it('sets the words of a control as far apart as those around it', () => {
  const { page } = renderUi(
    <>
      <ui.Button>Log in</ui.Button>
      <ui.TextField label="Full name" value="Ada Lovelace" onChange={() => undefined} />
    </>,
  );
  const around = getComputedStyle(page).wordSpacing;
  const controls = [screen.getByRole('button'), screen.getByRole('textbox')];

  expect(around).not.toBe('0px');
  expect(controls.map((control) => getComputedStyle(control).wordSpacing)).toEqual([
    around,
    around,
  ]);
});
