// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { embedForms } from './embedForms';

const origin = 'https://hearback.example';

const ask = (attributes: Record<string, string>, address = '/embed.js', parent = document.body) => {
  const script = document.createElement('script');
  // Read by the file itself; jsdom loads nothing.
  script.src = `${origin}${address}`;
  Object.assign(script.dataset, attributes);
  parent.append(script);
  return script;
};

const frames = () => [...document.querySelectorAll('iframe')];
const say = (data: unknown, from: { origin: string; source: Window | null }) =>
  dispatchEvent(new MessageEvent('message', { data, ...from }));

beforeEach(() => {
  document.documentElement.lang = '';
});

describe('the script for other sites', () => {
  it('puts a frame right after itself, named for those who cannot see it', () => {
    const script = ask({ code: 'K7QX', lang: 'pl', height: '500' });
    embedForms();

    const [frame] = frames();
    expect(script.nextElementSibling).toBe(frame);
    expect(frame?.src).toBe(`${origin}/r/K7QX?embed=1&lang=pl`);
    expect(frame?.title).toBe('Formularz opinii');
    expect(frame?.loading).toBe('lazy');
    expect(frame?.style.height).toBe('500px');
  });

  it('serves several forms on a page, and each once however often it is loaded', () => {
    ask({ code: 'ONE' });
    ask({ code: 'TWO' });
    embedForms();
    embedForms();

    expect(frames().map((frame) => frame.src)).toEqual([
      `${origin}/r/ONE?embed=1`,
      `${origin}/r/TWO?embed=1`,
    ]);
  });

  it('knows itself by its path, whatever version is asked for', () => {
    ask({ code: 'K7QX' }, '/embed.js?v=2');
    ask({ code: 'K7QX' }, '/not-embed.js?/embed.js');
    // Written by hand into the page: it has no address.
    const inline = document.createElement('script');
    inline.dataset['code'] = 'K7QX';
    document.body.append(inline);
    embedForms();

    expect(frames()).toHaveLength(1);
  });

  it('puts the frame of a script in the head at the end of the page, when that is there', () => {
    const isLoading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    ask({ code: 'ONE' }, '/embed.js', document.head);
    embedForms();
    expect(frames()).toEqual([]);
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.body.lastElementChild).toBe(frames()[0]);

    isLoading.mockRestore();
    ask({ code: 'TWO' }, '/embed.js', document.head);
    embedForms();
    expect(document.body.lastElementChild).toBe(frames()[1]);
    expect(document.head.querySelector('iframe')).toBeNull();
  });

  it('lets nobody but its own frame, from its own server, make it taller', () => {
    ask({ code: 'K7QX' });
    ask({ code: 'OTHER' });
    embedForms();
    const [frame, other] = frames();
    const source = frame?.contentWindow ?? null;
    const height = () => frame?.style.height;

    say({ hearback: 'height', height: 900 }, { origin: 'https://evil.example', source });
    say({ hearback: 'height', height: 900 }, { origin, source: window });
    say({ hearback: 'height', height: 900 }, { origin, source: other?.contentWindow ?? null });
    say({ hearback: 'height', height: 1e9 }, { origin, source });
    say({ height: 900 }, { origin, source });
    say(null, { origin, source });
    expect(height()).toBe('640px');

    say({ hearback: 'height', height: 811.5 }, { origin, source });
    expect(height()).toBe('812px');
  });
});
