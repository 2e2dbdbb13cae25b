import type { InlineParts } from './contentSecurityPolicy.ts';

const textsOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'g'))].flatMap(
    ([, text]) => text ?? [],
  );

/** The scripts and styles that stand inside a page of ours, for its policy to name. */
export const inlineTexts = (html: string): Required<Pick<InlineParts, 'scripts' | 'styles'>> => ({
  scripts: textsOf(html, 'script'),
  styles: textsOf(html, 'style'),
});
