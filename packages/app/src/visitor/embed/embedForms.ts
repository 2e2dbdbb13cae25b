/** Distinguishes our iframes and scripts from those of other vendors. */
const done = 'hearback';

/** The accessible name of the iframe. */
const titles: Readonly<Record<string, string>> = {
  de: 'Feedback-Formular',
  en: 'Feedback form',
  pl: 'Formularz opinii',
  uk: 'Форма відгуку',
};

const defaultHeight = 640;
const tallest = 20_000;

/**
 * Inserts the iframe of a code's form right after its script element. Nothing in a page's
 * head is shown: a script from there has its frame at the end of the page.
 */
function embed(script: HTMLScriptElement, origin: string): void {
  const isInHead = document.head.contains(script);
  const { code = '', lang = document.documentElement.lang, height } = script.dataset;
  const frame = document.createElement('iframe');
  const setHeight = (pixels: number) => {
    // Not as an attribute: a strict policy of the page forbids those.
    frame.style.height = `${Math.ceil(pixels)}px`;
  };

  frame.src = `${origin}/r/${encodeURIComponent(code)}?embed=1${script.dataset.lang ? `&lang=${encodeURIComponent(lang)}` : ''}`;
  frame.title = script.dataset.title ?? titles[lang.split('-')[0] ?? ''] ?? titles['en'] ?? '';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  // As the form's page has it: where the two differ, browsers paint the corners around the form.
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    border: '0',
    colorScheme: 'light',
  });
  setHeight(Number(height) || defaultHeight);

  const sayHello = () => frame.contentWindow?.postMessage({ hearback: 'hello' }, origin);

  frame.addEventListener('load', sayHello);
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const { hearback, height: wished } = (event.data ?? {}) as Partial<Record<string, unknown>>;
    if (hearback === 'ready') sayHello();
    if (hearback !== 'height' || typeof wished !== 'number') return;
    if (wished > 0 && wished < tallest) setHeight(wished);
  });

  const place = () => (isInHead ? document.body.append(frame) : script.after(frame));
  if (isInHead && document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', place);
  } else place();
}

/**
 * Gives each of our script elements its iframe, once. Not by `currentScript`: a page may
 * load this file for several forms, later, or twice.
 */
export function embedForms(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-code]')) {
    const { origin, pathname } = new URL(script.src, location.href);
    if (!pathname.endsWith('/embed.js') || done in script.dataset) continue;
    script.dataset[done] = '';
    embed(script, origin);
  }
}
