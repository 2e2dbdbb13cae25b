// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { rememberLanguage, type visitOf } from './visit';

const addressOf = (language: string) => `https://hearback.example/r/K7QX?lang=${language}`;

const show = (language = 'en-US', href = 'https://hearback.example/r/K7QX') => {
  document.body.dataset.language = language;
  const nav = document.createElement('nav');
  nav.dataset.languages = '';
  for (const hreflang of ['en-US', 'pl-PL']) {
    nav.append(Object.assign(document.createElement('a'), { hreflang, href: addressOf(hreflang) }));
  }
  document.body.replaceChildren(nav);
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { href, replace });
  const carry = vi.fn<() => void>();
  rememberLanguage({ carry } as unknown as ReturnType<typeof visitOf>);
  return { nav, replace, carry };
};

const choose = (hreflang: string, keys: MouseEventInit = {}) => {
  const { nav, carry } = show();
  nav.addEventListener('click', (event) => event.preventDefault());
  nav
    .querySelector(`[hreflang="${hreflang}"]`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return carry;
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a language that was chosen', () => {
  it('is gone to on the next form, with the visit that began', () => {
    expect(choose('pl-PL')).toHaveBeenCalledOnce();

    const { replace, carry } = show();

    expect(replace).toHaveBeenCalledExactlyOnceWith(addressOf('pl-PL'));
    expect(carry).toHaveBeenCalledOnce();
  });

  it('goes before one that an address asks for, or a site around the form', () => {
    choose('pl-PL');

    const { replace } = show('en-US', addressOf('en-US'));

    expect(replace).toHaveBeenCalledExactlyOnceWith(addressOf('pl-PL'));
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'for another tab (%s) leaves the visit in this one',
    (key) => {
      expect(choose('pl-PL', { [key]: true })).not.toHaveBeenCalled();
      expect(show().replace).toHaveBeenCalledOnce();
    },
  );

  it.each([
    { when: 'the page is in it', chosen: 'en-US', address: addressOf('en-US') },
    { when: 'nobody chose any', chosen: undefined, address: addressOf('en-US') },
    { when: 'the page is there and speaks another', chosen: 'pl-PL', address: addressOf('pl-PL') },
  ])('leads nowhere when $when', ({ chosen, address }) => {
    if (chosen) choose(chosen);
    expect(show('en-US', address).replace).not.toHaveBeenCalled();
  });

  it('leads nowhere when the form does not speak it', () => {
    localStorage.setItem('hearback-language', '"uk"');
    expect(show().replace).not.toHaveBeenCalled();
  });
});
