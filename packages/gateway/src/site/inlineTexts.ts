import type { InlineParts } from './contentSecurityPolicy.ts';

/** From tag to tag by index: an element without an end is looked through once, not once for each beginning. */
function textsOf(html: string, tag: 'script' | 'style'): string[] {
  const texts: string[] = [];
  let end = 0;
  for (;;) {
    const start = html.indexOf(`<${tag}`, end);
    const opened = start === -1 ? -1 : html.indexOf('>', start);
    end = opened === -1 ? -1 : html.indexOf(`</${tag}>`, opened);
    if (end === -1) return texts;
    if (!/\ssrc=/.test(html.slice(start, opened))) texts.push(html.slice(opened + 1, end));
  }
}

/** The scripts and styles that stand inside a page of ours, for its policy to name. */
export const inlineTexts = (html: string): Required<Pick<InlineParts, 'scripts' | 'styles'>> => ({
  scripts: textsOf(html, 'script'),
  styles: textsOf(html, 'style'),
});
