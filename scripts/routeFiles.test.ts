import { describe, expect, it } from 'vitest';

import type { Manifest } from '../packages/app/scripts/manifest.ts';
import { allScripts, lazyRoutes, ownScripts } from './routeFiles.ts';

const login = 'src/features/auth/LoginPage.tsx';
const codes = 'src/features/creator/codes/CodesTab.tsx';

const manifest: Manifest = {
  'index.html': { file: 'index.js', dynamicImports: ['src/main.tsx'] },
  'src/main.tsx': { file: 'main.js', imports: ['_start'] },
  _start: {
    file: 'start.js',
    imports: ['_react'],
    dynamicImports: ['src/shell/AppShell.tsx', login, codes],
  },
  _react: { file: 'react.js' },
  _form: { file: 'form.js', imports: ['_react'] },
  _table: { file: 'table.js', imports: ['_form', '_menu'] },
  _menu: { file: 'menu.js', imports: ['_table'] },
  'table.css': { file: 'table.css' },
  'src/shell/AppShell.tsx': { file: 'shell.js', imports: ['_react', '_form'] },
  [login]: { file: 'login.js', imports: ['_form'] },
  [codes]: {
    file: 'codes.js',
    imports: ['_start', '_table', 'table.css'],
    dynamicImports: ['src/Late.tsx'],
  },
  'src/Late.tsx': { file: 'late.js' },
};

describe('what a screen loads', () => {
  it('is all of it where nobody is logged in', () => {
    expect(allScripts(manifest, login).toSorted()).toEqual([
      'form.js',
      'index.js',
      'login.js',
      'main.js',
      'react.js',
      'start.js',
    ]);
    expect(ownScripts(manifest, login).toSorted()).toEqual(['form.js', 'login.js']);
  });

  it('is what the shell has not brought, without what comes later', () => {
    expect(ownScripts(manifest, codes).toSorted()).toEqual(['codes.js', 'menu.js', 'table.js']);
  });

  it('is told of every screen, and of no part that is none', () => {
    expect(lazyRoutes(manifest)).toEqual([login, codes]);
    expect(() => ownScripts(manifest, 'src/Gone.tsx')).toThrow('no part src/Gone.tsx');
  });
});
