// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../../test/renderUi';
import { ColorChoices, useColorChoices } from './ColorChoices';

function Probe() {
  const { swatches, remember } = useColorChoices();
  return (
    <>
      {swatches.map(({ label, colors }) => (
        <p key={label}>{`${label}: ${colors.join(' ')}`}</p>
      ))}
      {['#111111', '#222222', '#333333'].map((color) => (
        <button key={color} type="button" onClick={() => remember(color)}>
          {color}
        </button>
      ))}
    </>
  );
}

it('offers each colour of the document once, and those chosen lately, the last one first', () => {
  renderUi(
    <ColorChoices colors={['#ffffff', '#0a6b5d', '#ffffff']}>
      <Probe />
    </ColorChoices>,
  );
  expect(screen.getByText('In this document: #ffffff #0a6b5d')).toBeDefined();

  for (const color of ['#111111', '#222222', '#111111']) {
    fireEvent.click(screen.getByRole('button', { name: color }));
  }
  expect(screen.getByText('Used lately: #111111 #222222')).toBeDefined();
});

it('offers nothing outside of an editor, and takes what it is told', () => {
  renderUi(<Probe />);
  fireEvent.click(screen.getByRole('button', { name: '#111111' }));

  expect(screen.queryByText(/Used lately/)).toBeNull();
});
