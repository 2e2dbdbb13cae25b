import { describe, expect, it } from 'vitest';

import { usedStyles } from './usedStyles';

const page = '<main class="form wide"><p class="note">.receipt</p></main>';

describe('the styles a page needs', () => {
  it.each([
    ['.form{gap:.5rem}', 'are those of its classes'],
    ['html,body{margin:0}', 'are those of no class'],
    ['.receipt .note{margin:0}', 'may name others beside its own'],
    ['@media (min-width:34.5rem){.form{gap:0}}', 'may depend on the window'],
    ['@keyframes grow{40%{scale:1.2}}.note{animation:grow 1s}', 'bring their animations'],
  ])('%s %s', (css) => {
    expect(usedStyles(css, page)).toBe(css);
  });

  it.each([
    ['.receipt,.reply{margin:0}', 'of other pages'],
    ['@media (hover:hover){.receipt:hover{margin:0}}', 'of other pages in some windows'],
    ['@keyframes grow{40%{scale:1.2}}.receipt{animation:grow 1s}', 'with their animations'],
  ])('%s leaves out what is %s', (css) => {
    expect(usedStyles(`${css}.note{margin:0}`, page)).toBe('.note{margin:0}');
  });
});
