import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { newFrameDocument } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { openFonts } from '../fonts/openFonts.ts';
import { readFontFile } from '../fonts/readFontFile.fixtures.ts';
import { logoImage, redSquare, tableCard } from '../frames/frame.fixtures.ts';
import { toSvgFile } from './toSvgFile.ts';

const codeText = 'https://hearback.example/r/7K2M9QXT4A';
const fonts = await openFonts(readFontFile);
const options = { codeText, language: 'en-US', fonts };

const rasteriser = '/usr/bin/rsvg-convert';
const reader = '/usr/bin/zbarimg';
const hasReader = existsSync(rasteriser) && existsSync(reader);

function scan(svg: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'frame-'));
  try {
    const file = join(folder, 'frame.svg');
    const picture = join(folder, 'frame.png');
    writeFileSync(file, svg);
    execFileSync(rasteriser, ['--dpi-x=150', '--dpi-y=150', '-o', picture, file]);
    return execFileSync(reader, ['--quiet', '--nodbus', '--raw', picture], {
      encoding: 'utf8',
    }).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('toSvgFile', () => {
  it('has the size of the paper', () => {
    expect(toSvgFile(tableCard, options)).toContain(
      'width="105mm" height="148mm" viewBox="0 0 105 148"',
    );
  });

  it('reaches over the trimmed edge when the printing house asks for it', () => {
    expect(toSvgFile(tableCard, { ...options, hasBleed: true })).toContain(
      'width="111mm" height="154mm" viewBox="-3 -3 111 154"',
    );
  });

  it('speaks the language asked for, in outlines that need no font', () => {
    const english = toSvgFile(tableCard, options);
    const polish = toSvgFile(tableCard, { ...options, language: 'pl-PL' });
    expect(polish).not.toBe(english);
    expect(english + polish).not.toMatch(/<text|<tspan|font/);
  });

  it('embeds a picture it was given', () => {
    expect(toSvgFile(tableCard, { ...options, images: { [logoImage.id]: redSquare } })).toContain(
      `href="${redSquare}"`,
    );
  });

  it.each([
    'https://elsewhere.example/logo.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'javascript:alert(1)',
  ])('leaves out a picture that would load or run something: %s', (address) => {
    expect(toSvgFile(tableCard, { ...options, images: { [logoImage.id]: address } })).not.toContain(
      'href',
    );
  });

  it('keeps markup in a text harmless', () => {
    const hostile = newFrameDocument('<script>alert("1")</script>\u0000');
    const svg = toSvgFile(
      {
        ...hostile,
        content: hostile.content.map((element) =>
          element.type === 'text' ? { ...element, text: ']]><image href="//x"/>' } : element,
        ),
      },
      options,
    );

    expect(svg).not.toMatch(/<script|<image|\]\]>|\u0000/);
    expect(svg).toContain('&lt;script&gt;');
  });

  it.skipIf(!hasReader).each([
    ['a plain frame', newFrameDocument('Card')],
    ['a designed frame', tableCard],
  ])('makes %s whose code a camera reads', (_, document) => {
    expect(scan(toSvgFile(document, { ...options, images: { [logoImage.id]: redSquare } }))).toBe(
      codeText,
    );
  });
});
