// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { afterEach, describe, expect, it } from 'vitest';

import { storeLanguage } from './i18n/language';
import { storeLogin } from './session/session';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const html = read('../index.html');
const tokens = read('../../ui/src/tokens/primitives.ts');
/** The paper of the light theme and of the dark one. */
const papers = [...tokens.matchAll(/surface: \{\s*page: '(#[\da-f]{6})'/g)].map(
  ([, paper]) => paper,
);
const logo = read('../../ui/src/components/Logo/Logo.tsx');
/** The first runs before anything is painted, the second once the mark stands there. */
const [script = '', drawingScript = ''] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
  ([, text]) => text,
);

/** Runs the page's own script over the lists that the server puts before it; answers what is asked for. */
function start(): string[] {
  document.head.innerHTML =
    (/<meta name="theme-color"[^>]*>/.exec(html)?.[0] ?? '') +
    '<template data-ahead="session"><link rel="modulepreload" href="/assets/Home.js"></template>' +
    '<template data-ahead="nobody"><link rel="modulepreload" href="/assets/Login.js"></template>';
  runInThisContext(script);
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  delete document.documentElement.dataset['theme'];
  document.documentElement.removeAttribute('style');
});

describe('the page before the app', () => {
  it('asks for the login’s files where nobody is logged in, and for English', () => {
    expect(start()).toEqual(['/assets/Login.js', '/locales/en-US/messages.json']);
  });

  it.each([true, false])(
    'asks for the screen’s files in a session (remembered: %s)',
    (remember) => {
      storeLogin({ access: 'a', refresh: 'r' }, { remember });
      storeLanguage('pl-PL');

      expect(start()).toEqual(['/assets/Home.js', '/locales/pl-PL/messages.json']);
    },
  );

  it('asks for no language that is none', () => {
    localStorage.setItem('language', '../../etc');

    expect(start()).toContain('/locales/en-US/messages.json');
  });

  it('has the stored theme, and the light one where nothing is stored', () => {
    start();
    expect(document.documentElement.dataset['theme']).toBe('light');

    localStorage.setItem('theme', '1');
    start();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });

  it('colours the browser around the page like the paper of the stored theme', () => {
    const around = () => document.querySelector<HTMLMetaElement>('meta')?.content;
    expect(papers).toHaveLength(2);

    start();
    expect(around()).toBe(papers[0]);

    localStorage.setItem('theme', '1');
    start();
    expect(around()).toBe(papers[1]);
  });

  it('shows the mark of the library in the colors of the themes', () => {
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    const colors = style.match(/#[\da-f]{6}/g) ?? [];

    expect(colors).toHaveLength(4);
    for (const color of colors) expect(tokens).toContain(color);
    expect(logo).toContain(/ d="([^"]+)"/.exec(html)?.[1]);
  });
});

describe('the drawing of a screen', () => {
  const drawings =
    '<template data-drawn="en-US"><h1>Log in</h1></template>' +
    '<template data-drawn="pl-PL"><h1>Zaloguj się</h1></template>';

  function draw(): string {
    document.head.innerHTML = `<meta name="theme-color">${drawings}`;
    document.body.innerHTML = '<div id="app"><div class="first">Hearback</div></div>';
    runInThisContext(script);
    runInThisContext(drawingScript);
    return document.body.textContent ?? '';
  }

  it('stands there at once, in the language of the browser', () => {
    expect(draw()).toBe('Log in');
    storeLanguage('pl-PL');
    expect(draw()).toBe('Zaloguj się');
  });

  it('is for nobody who has a session', () => {
    storeLogin({ access: 'a', refresh: 'r' }, { remember: true });
    expect(draw()).toBe('Hearback');
  });
});
