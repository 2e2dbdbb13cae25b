import { FrameDocument, newFrameDocument, type FrameElement } from '@hearback/schema/documents';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { openFonts } from '../fonts/openFonts.ts';
import { readFontFile } from '../fonts/readFontFile.fixtures.ts';
import { logoImage, redSquare, tableCard } from '../frames/frame.fixtures.ts';
import { openStarter, starterNames } from '../frames/starters/openStarter.ts';
import { readXml } from './readXml.fixtures.ts';
import { imposeOn } from './sheets/imposeOn.ts';
import { toSvgSheet } from './sheets/toSvgSheet.ts';
import { toSvgFile } from './toSvgFile.ts';

const fonts = await openFonts(readFontFile);
const codeText = 'HTTPS://HEARBACK.EXAMPLE/R/7K2M9QXT4A';
const options = { codeText, language: 'en-US', fonts, images: { [logoImage.id]: redSquare } };

/** Everything that a drawing of ours may consist of. */
const tags = ['svg', 'title', 'g', 'path', 'rect', 'ellipse', 'line', 'image'];
const attributes = (
  'xmlns width height viewBox x y rx ry cx cy d x1 x2 y1 y2 fill fill-opacity stroke stroke-width ' +
  'stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray transform shape-rendering ' +
  'preserveAspectRatio href'
).split(' ');

/** Reads a file strictly, and refuses whatever could run, load or mean something else. */
function readHarmless(svg: string) {
  const found = readXml(svg);
  for (const { tag, attributes: written } of found) {
    expect(tags).toContain(tag);
    for (const [name, value] of Object.entries(written)) {
      expect(attributes).toContain(name);
      if (name === 'href') expect(value).toMatch(/^data:image\/(?:png|jpeg);base64,[\w+/=]+$/);
      else if (name !== 'xmlns') expect(value).not.toMatch(/url\(|:|&|</);
    }
  }
  expect(svg).not.toMatch(/<!|<script|<style|<foreignObject|<use|<a\s/i);
  return found;
}

const payloads = [
  '<script>alert(1)</script>',
  '"/><script>alert(1)</script><rect x="',
  "' onload='alert(1)",
  ']]><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
  '<style>@import url(//evil.example)</style>',
  'javascript:alert(1)',
  '&lt;script&gt;&#60;script&#62;',
  '\u0000\u0008\ufffe\ud800 lone',
  'url(https://evil.example/x.svg#y)',
];

/** A frame that nobody’s check has seen, as somebody could store it who got round all of them. */
function hostile(payload: string): FrameDocument {
  const [first, ...rest] = newFrameDocument('Card').content;
  const unchecked = (element: object) => element as FrameElement;
  return {
    ...newFrameDocument('Card'),
    name: payload,
    content: [
      unchecked({ ...first, text: { 'en-US': payload, [payload]: payload }, id: payload }),
      unchecked({
        type: 'image',
        id: payload,
        group_id: payload,
        x_mm: 1,
        y_mm: 1,
        width_mm: 10,
        height_mm: 10,
        image: { ...logoImage, id: payload, url: payload },
      }),
      ...rest,
    ],
  };
}

describe('an SVG file', () => {
  it.each(payloads)('carries nothing that runs or loads: %j', (payload) => {
    const images = { [payload]: payload, [logoImage.id]: redSquare };
    const document = hostile(payload);

    expect(readHarmless(toSvgFile(document, { ...options, images })).length).toBeGreaterThan(3);
    const [sheet] = imposeOn({ kind: 'nUp', format: 'a4', gutter: 4 }, [{ document, codeText }], {
      hasCropMarks: true,
    });
    const file = sheet ? toSvgSheet(sheet, payload, { ...options, images }) : '';
    expect(readHarmless(file).length).toBeGreaterThan(3);
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/png;base64,AAAA" onload="alert(1)',
    'https://evil.example/logo.png',
    '//evil.example/logo.png',
    'blob:https://hearback.example/1',
  ])('leaves out a picture that is no picture of ours: %s', (address) => {
    const found = readHarmless(
      toSvgFile(tableCard, { ...options, images: { [logoImage.id]: address } }),
    );
    expect(found.filter(({ tag }) => tag === 'image')).toEqual([]);
  });

  it('refuses a color that is none, before a document is anywhere', () => {
    for (const payload of payloads) {
      const document = { ...newFrameDocument('Card'), background_color: payload };
      expect(v.safeParse(FrameDocument, document).success).toBe(false);
    }
  });

  it.each(starterNames)('is well-formed, and made of the same few parts: %s', (name) => {
    expect(readHarmless(toSvgFile(openStarter(name), options)).length).toBeGreaterThan(3);
  });
});

describe('the reader that these tests trust', () => {
  it.each([
    ['an element that is not closed', '<svg><g></svg>'],
    ['a bare ampersand', '<svg>a & b</svg>'],
    ['an attribute twice', '<svg x="1" x="2"/>'],
    ['an attribute without quotes', '<svg x=1/>'],
    ['a document type', '<!DOCTYPE svg><svg/>'],
    ['a comment', '<svg><!-- --></svg>'],
    ['a section', '<svg><![CDATA[x]]></svg>'],
    ['text behind the end', '<svg/>text'],
  ])('refuses %s', (_, xml) => {
    expect(() => readXml(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)).toThrow(/./);
  });
});
