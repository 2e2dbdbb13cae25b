import { describe, expect, it } from 'vitest';

import type { Manifest } from '../manifest.ts';
import { filesOf } from './filesOf.ts';
import { prerenderedPage, pageWithStart, type Drawing } from './prerenderedPage.ts';
import { login, screens } from './screens.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', dynamicImports: ['src/main.tsx'] },
  'src/main.tsx': { file: 'assets/main.js', imports: ['_react.js'], css: ['assets/start.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js'], css: ['assets/button.css'] },
  '_loop.js': { file: 'assets/loop.js', imports: ['_button.js', '_loop.js'] },
  ...Object.fromEntries(
    screens.flatMap(({ modules }) =>
      modules.map((module) => [
        module,
        {
          file: `assets/${module.replaceAll(/\W/g, '-')}.js`,
          imports: ['_loop.js', 'src/main.tsx'],
        },
      ]),
    ),
  ),
};
const page =
  '<html><head><script>"__VERIFY_TOKEN_HASH__"</script><script type="module" src="/assets/index.js"></script></head></html>';
const listFor = (reader: string, html: string) =>
  new RegExp(`<template data-ahead="${reader}">(.*?)</template>`).exec(html)?.[1] ?? '';

describe('the files of a screen', () => {
  it('are those it imports, each once, and none that the page asks for itself', () => {
    expect(filesOf(manifest, login.modules)).toEqual([
      'assets/button.css',
      'assets/src-features-auth-LoginPage-tsx.js',
      'assets/loop.js',
      'assets/button.js',
    ]);
  });

  it('have to be in the build', () => {
    expect(() => filesOf(manifest, ['src/gone.tsx'])).toThrow('no file for src/gone.tsx');
  });
});

describe('the page of a screen', () => {
  const screenAt = (path: string, drawing?: Drawing) => {
    const found = screens.find((screen) => screen.path === path);
    if (!found) throw new Error(`No screen is at ${path}.`);
    return prerenderedPage(page, manifest, found, drawing);
  };

  it('names what a session needs and what nobody needs, before its script', () => {
    const html = screenAt('/stats/');

    expect(listFor('session', html)).toContain('StatsPage');
    expect(listFor('session', html)).toContain('AppShell');
    expect(listFor('nobody', html)).toContain('LoginPage');
    expect(listFor('nobody', html)).not.toContain('StatsPage');
    expect(html.indexOf('<template')).toBeLessThan(html.indexOf('<script>'));
  });

  it('leads who is logged in home from the login, and lets letters be read by anyone', () => {
    expect(listFor('session', screenAt('/login/'))).toContain('HomePage');
    expect(listFor('session', screenAt('/activate'))).toContain('ActivatePage');
    expect(listFor('nobody', screenAt('/activate'))).toContain('ActivatePage');
  });

  it('preloads styles as styles and scripts as modules', () => {
    const html = screenAt('/');

    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/button.css">');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/loop.js">');
  });

  it('brings its drawing in each language and what it wears, before the script that chooses', () => {
    const markups = new Map([['en-US', '<h1>Log in</h1>']]);
    const html = screenAt('/login/', { markups, styles: 'h1{margin:0}' });

    expect(html).toContain(
      '<template data-drawn="en-US" data-path="/login/"><h1>Log in</h1></template>' +
        '<style>h1{margin:0}</style>',
    );
    expect(html.indexOf('<template data-drawn')).toBeLessThan(html.indexOf('<script>'));
    expect(screenAt('/login/')).not.toContain('data-drawn');
  });

  it('has to have a script that takes a list', () => {
    expect(() => prerenderedPage('<html></html>', manifest, login)).toThrow('no <script');
  });
});

describe('the page of every screen', () => {
  it('asks for what the app starts with at once, and waits for none of it', () => {
    const html = pageWithStart(page, manifest);
    const links = [...html.matchAll(/<link[^>]*>/g)].map(([link]) => link);

    expect(links).toEqual([
      '<link rel="preload" as="style" crossorigin href="/assets/start.css">',
      '<link rel="modulepreload" crossorigin href="/assets/main.js">',
      '<link rel="modulepreload" crossorigin href="/assets/react.js">',
    ]);
    expect(html.indexOf('<link')).toBeLessThan(html.indexOf('<script type="module"'));
  });
});
