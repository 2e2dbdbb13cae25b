// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderUi } from '../../test/renderUi';
import { encode } from '../encode';
import { CodeView, type CodeViewProps } from './CodeView';

const address = 'https://hearback.example/r/7K2M9QXT4A';

function draw(props: Partial<CodeViewProps> = {}) {
  const { page, leave } = renderUi(<CodeView text={address} label="The code" {...props} />);
  const drawing = page.querySelector('svg');
  const ground = page.querySelector('rect');
  const squares = page.querySelector('path');
  leave();
  return { drawing, ground, squares };
}

it('is a picture with a name', () => {
  renderUi(<CodeView text={address} label="Code of the terrace" />);

  expect(screen.getByRole('img', { name: 'Code of the terrace' })).toBeDefined();
});

it('has around its squares the four that readers need', () => {
  const side = encode(address).length + 8;

  expect(draw().drawing?.getAttribute('viewBox')).toBe(`0 0 ${side} ${side}`);
});

it('is dark on light, unless told otherwise', () => {
  expect(draw().ground?.getAttribute('fill')).toBe('#ffffff');
  expect(draw().squares?.getAttribute('fill')).toBe('#000000');
  expect(draw({ color: '#0a4d43' }).squares?.getAttribute('fill')).toBe('#0a4d43');
});

it('draws the text that it is given, with the reserve that it is told', () => {
  const drawn = (props: Partial<CodeViewProps>) => draw(props).squares?.getAttribute('d');

  expect(drawn({})).toBe(drawn({ level: 'Q' }));
  expect(drawn({ text: `${address}B` })).not.toBe(drawn({}));
  expect(drawn({ level: 'L' })).not.toBe(drawn({}));
});
