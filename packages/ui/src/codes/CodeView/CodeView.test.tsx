// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { drawCodeArt } from '@hearback/print/codes';
import { logoImage, redSquare } from '@hearback/print/fixtures';
import { renderUi } from '../../test/renderUi';
import { CodeView, type CodeViewProps } from './CodeView';

const address = 'https://hearback.example/r/7K2M9QXT4A';

function draw(props: Partial<CodeViewProps> = {}) {
  const { page, leave } = renderUi(<CodeView text={address} label="The code" {...props} />);
  const [ground, squares] = [page.querySelector('rect'), page.querySelector('path')];
  const color = page.querySelector('g')?.getAttribute('fill');
  const picture = page.querySelector('image')?.getAttribute('href');
  leave();
  return { ground: ground?.getAttribute('fill'), d: squares?.getAttribute('d'), color, picture };
}

it('is a picture with a name', () => {
  renderUi(<CodeView text={address} label="Code of the terrace" />);

  expect(screen.getByRole('img', { name: 'Code of the terrace' })).toBeDefined();
});

it('is dark on light, unless told otherwise', () => {
  expect(draw().ground).toBe('#ffffff');
  expect(draw().color).toBe('#000000');
  expect(draw({ look: { color: '#0a4d43' } }).color).toBe('#0a4d43');
});

it('shows what is printed: the text that it is given, with the reserve that it is told', () => {
  const printed = drawCodeArt(
    address,
    { color: '#000000', background_color: '#ffffff', level: 'Q' },
    { x: 0, y: 0, width: 100 },
    () => undefined,
  );

  expect(draw().d).toBe(printed[1]?.children?.[0]?.attributes.d);
  expect(draw({ text: `${address}B` }).d).not.toBe(draw().d);
  expect(draw({ look: { level: 'L' } }).d).not.toBe(draw().d);
});

it('takes a logo from where the caller keeps it', () => {
  expect(draw({ look: { logo: logoImage }, addressOf: () => redSquare }).picture).toBe(redSquare);
  expect(draw({ look: { logo: logoImage } }).picture).toBe(logoImage.url);
});
