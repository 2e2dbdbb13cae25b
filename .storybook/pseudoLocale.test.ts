import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { findGlued } from './findGlued.ts';
import { findOverflow } from './findOverflow.ts';
import { inPseudo, toPseudo } from './pseudoLocale.ts';

const draw = (html: string) => {
  document.body.innerHTML = html;
};

beforeEach(async () => {
  document.body.style.margin = '0';
  await page.viewport(320, 640);
});

describe('the language that nobody speaks', () => {
  it('is longer, keeps the spaces around, and leaves numbers alone', () => {
    expect(toPseudo(' Add location ')).toBe(' [ÁÁdd lööcáátîîöön] ');
    expect(toPseudo('12 345')).toBe('12 345');
    expect(toPseudo('7 %')).toBe('7 %');
  });

  it('shows what has no room for longer words', () => {
    draw(
      '<button style="overflow: hidden; white-space: nowrap; width: 90px">Add location</button>',
    );
    expect(findOverflow(document)).toEqual([]);
    expect(inPseudo(document, () => findOverflow(document))).toHaveLength(1);
    expect(findOverflow(document)).toEqual([]);
  });

  it('leaves code and drawings as they are', () => {
    draw('<code>select</code><svg><text>Monday</text></svg><p>Monday</p>');
    expect(inPseudo(document, () => document.body.textContent)).toBe('selectMonday[Mööndááy]');
  });
});

describe('words that run into each other', () => {
  it('are found, also across elements', () => {
    draw('<p><span>Three</span><b>codes</b></p>');
    expect(findGlued(document)).toEqual(['“Three” runs into “codes”.']);
  });

  it('are none where a space, a sign, a gap or a line is between', () => {
    draw(
      '<p><span>Three </span><b>codes</b></p><p><b>Three</b>, codes</p>' +
        '<p style="display: flex; gap: 4px"><b>Three</b><i>codes</i></p>' +
        '<div><div>Three</div><div>codes</div></div><p>caf<mark>eteria</mark></p>',
    );
    expect(findGlued(document)).toEqual([]);
  });
});
