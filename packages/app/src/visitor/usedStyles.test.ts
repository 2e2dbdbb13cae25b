import { describe, expect, it } from 'vitest';

import { usedStyles } from './usedStyles';

const page = '<main class="form wide"><p class="note">.receipt</p></main>';

describe('the styles a page needs', () => {
  it.each([
    ['.form{gap:.5rem}', 'are those of its classes'],
    ['html,body{margin:0}', 'are those of no class'],
    ['.form:not(.receipt,:has(.reply)) .note{margin:0}', 'may say what is not there'],
    ['@media (min-width:34.5rem){.form{gap:0}}', 'may depend on the window'],
    ['@keyframes grow{40%{scale:1.2}}.note{animation:grow 1s}', 'bring their animations'],
  ])('%s %s', (css) => {
    expect(usedStyles(css, page)).toBe(css);
  });

  it.each([
    ['.receipt,.reply{margin:0}', 'of other pages'],
    ['.receipt .note,.wide+.reply{margin:0}', 'of other pages in part'],
    ['@media (hover:hover){.receipt:hover{margin:0}}', 'of other pages in some windows'],
    ['@keyframes grow{40%{scale:1.2}}.receipt{animation:grow 1s}', 'with their animations'],
  ])('%s leaves out what is %s', (css) => {
    expect(usedStyles(`${css}.note{margin:0}`, page)).toBe('.note{margin:0}');
  });

  it('are those selectors of a list that are about it', () => {
    expect(usedStyles('.note:is(.a,.b),.reply,p>.wide{margin:0}', page)).toBe(
      '.note:is(.a,.b),p>.wide{margin:0}',
    );
  });
});
