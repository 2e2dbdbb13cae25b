// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { goIfThere, kioskHome } from './home';

const home = 'https://hearback.example/r/K7QX?kiosk=1';
const kiosk = (version: string) =>
  `<body data-mode="kiosk" data-version="${version}"><button data-kiosk-corner hidden>`;

const stand = (html: string, { at = home, status = 200 } = {}) => {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { href: at, replace });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html, { status })));
  return replace;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.dataset['version'] = '3';
});

describe('where a kiosk goes', () => {
  it('is where a kiosk is', async () => {
    const replace = stand(kiosk('3'));
    await goIfThere(`${home}&lang=pl-PL`);
    expect(replace).toHaveBeenCalledExactlyOnceWith(`${home}&lang=pl-PL`);
  });

  it('is never the page of a paused form: it has no way back', async () => {
    const replace = stand('<body data-mode="kiosk" data-language="en-US"><h1>Closed for now</h1>');
    await goIfThere(`${home}&lang=pl-PL`);
    expect(replace).not.toHaveBeenCalled();
  });

  it('is never a page of trouble', async () => {
    const replace = stand(kiosk('3'), { status: 503 });
    await goIfThere(home);
    expect(replace).not.toHaveBeenCalled();
  });

  it('is its first language for the next person, and the newest version after a while', async () => {
    const now = vi.spyOn(Date, 'now');
    const replace = stand(kiosk('3'));
    const { begin, goBack } = kioskHome();
    begin();
    goBack();
    vi.stubGlobal('location', { href: `${home}&lang=pl-PL`, replace });
    goBack();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(home), {
      timeout: 30_000,
    });

    replace.mockClear();
    now.mockReturnValue(Date.now() + 6 * 60_000);
    vi.stubGlobal('location', { href: home, replace });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(kiosk('4'))));
    goBack();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(home), {
      timeout: 30_000,
    });
  });
});
