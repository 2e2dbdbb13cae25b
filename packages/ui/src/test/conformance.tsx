import { render } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { languages } from '@hearback/schema/limits';

import { en, pl } from '../strings';
import { themes } from '../tokens/themes';
import { InAnApp, preparePage, renderUi } from './renderUi';

export interface Example {
  /** The component with props that a page would give it. */
  element: ReactElement;
  /** What it has to stand in. */
  around?: (element: ReactElement) => ReactElement;
}

/** Words that a component brings itself, where Polish says something else. */
const ownEnglish = new Set(
  Object.entries(en).flatMap(([name, words]) =>
    typeof words === 'string' && words !== pl[name as keyof typeof pl] ? [words] : [],
  ),
);

const attributes = ['aria-label', 'placeholder', 'title'];

/** Everything on the page that is read, by eye or by ear. */
function wordsOnThePage(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node instanceof Text)
      .map((text) => text.data.trim()),
    ...attributes.flatMap((attribute) => element.getAttribute(attribute) ?? []),
  ]);
}

/** Renders as a server does: where there is neither a window nor a document. */
function renderWithoutBrowser(element: ReactElement): string {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(element);
  } finally {
    vi.stubGlobal('window', browser.window);
    vi.stubGlobal('document', browser.document);
  }
}

const browser = { window, document };

/** What every exported component promises, whatever it is for. Inside a `describe` of its own. */
export function itConforms(name: string, { element, around = (it) => it }: Example) {
  beforeEach(() => {
    vi.spyOn(console, 'error');
    vi.spyOn(console, 'warn');
  });
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('has the name it is exported by, for tools and error messages', () => {
    expect(element.type).toHaveProperty('name', name);
  });

  it.each(languages)('is there in %s, the same in every theme', (language) => {
    const [light, dark] = themes.map((theme) => {
      const { page, leave } = renderUi(around(element), { language, theme });
      const markup = page.innerHTML;
      leave();
      page.replaceChildren();
      return markup;
    });

    expect(light).not.toBe('');
    expect(withoutIds(dark)).toBe(withoutIds(light));
  });

  it('says nothing in English to who reads Polish', () => {
    renderUi(around(element), { language: 'pl-PL' });

    expect(wordsOnThePage().filter((words) => ownEnglish.has(words))).toEqual([]);
  });

  it(`takes ${name === 'Box' ? 'a' : 'no'} look from outside`, () => {
    const stranger = { className: 'stranger', style: { rotate: '1deg' }, 'data-stranger': '' };
    const { page } = renderUi(around(cloneElement(element, stranger)));
    const isStrange = /stranger|rotate/.test(page.innerHTML);

    expect(isStrange).toBe(name === 'Box');
  });

  it('is taken over by the browser as the server rendered it', () => {
    preparePage({});
    const inAnApp = <InAnApp language="en-US">{around(element)}</InAnApp>;
    const container = document.createElement('div');
    container.innerHTML = renderWithoutBrowser(inAnApp);
    document.body.append(container);
    const complaints: unknown[] = [];

    render(inAnApp, {
      container,
      hydrate: true,
      onRecoverableError: (error) => complaints.push(error),
    });

    expect(complaints).toEqual([]);
  });
}

/** Ids count up from one rendering to the next. */
const withoutIds = (markup: string | undefined) =>
  markup?.replaceAll(/react-aria-[\w-]+|_r_\w+_/g, 'an id');
