import type { LanguageLink, VisitorMode } from '@hearback/app/visitor';
import { isProgram, readSlug } from '@hearback/schema/rules';

import { readBody } from '../readBody.ts';

const channels = ['qr', 'link', 'kiosk', 'web'];

/** Slug and query parameters of a code's address. */
export interface PageAddress {
  /** As printed, whichever way it was spelled. */
  slug: string;
  mode: VisitorMode;
  /** Channel through which the visitor came. The address on a printed code has none. */
  channel: string;
  /** The requested language. */
  lang: string | null;
  /** After an answer without a script: its receipt. */
  sent: string | null;
}

const modeIn = (query: URLSearchParams): VisitorMode => {
  if (query.get('kiosk') === '1') return 'kiosk';
  return query.get('embed') === '1' ? 'embed' : 'page';
};

const channelOf: Record<VisitorMode, string> = { page: 'qr', embed: 'web', kiosk: 'kiosk' };

/** Reads the address of a code. Unknown parameters are ignored. */
export function readAddress({ searchParams }: URL, slug: string): PageAddress {
  const mode = modeIn(searchParams);
  const said = searchParams.get('channel') ?? '';
  return {
    // All spellings of a code lead to one page. The API refuses invalid slugs.
    slug: readSlug(slug) ?? slug.toUpperCase(),
    mode,
    channel: mode === 'page' && channels.includes(said) ? said : channelOf[mode],
    lang: searchParams.get('lang'),
    sent: searchParams.get('sent'),
  };
}

/** The addresses of the same page in each of some languages. */
export function languageLinks(
  { slug, mode, channel, sent }: PageAddress,
  languages: readonly string[],
): LanguageLink[] {
  const rest = new URLSearchParams();
  if (channel !== channelOf[mode]) rest.set('channel', channel);
  if (mode !== 'page') rest.set(mode, '1');
  if (sent !== null) rest.set('sent', sent);
  const more = rest.size === 0 ? '' : `&${rest}`;

  return languages.map((language) => ({
    language,
    href: `/r/${encodeURIComponent(slug)}?lang=${encodeURIComponent(language)}${more}`,
  }));
}

/**
 * True if a person views the page: a GET by a browser that does not merely prefetch it, and that displays
 * it. Another site can request it as a picture, a script or by `fetch`, and in a frame, where only the
 * form for frames is shown. Old browsers, and those without TLS, do not send `Sec-Fetch-Dest`.
 */
export function countsAsScan({ method, headers }: Request, isForFrames = false): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers.get(name)).join(' ');
  const shownIn = headers.get('sec-fetch-dest') ?? 'document';
  return (
    method === 'GET' &&
    (shownIn === 'document' || (isForFrames && /^i?frame$/.test(shownIn))) &&
    !/prefetch|prerender/i.test(purpose) &&
    !isProgram(headers.get('user-agent') ?? '')
  );
}

/** The fields of a posted page, and no more of them than a form can have. */
const maxAnswerBytes = 100_000;

/** Posted form values, by field name. */
export type PostedAnswer = ReadonlyMap<string, string>;

/**
 * Reads what a browser posted. Undefined when it is larger than any answer. Posted without a script, each
 * line ends with two characters, of which the page counts one.
 */
export async function readAnswer(request: Request): Promise<PostedAnswer | undefined> {
  const body = await readBody(request, maxAnswerBytes);
  if (body === undefined) return undefined;
  const fields = new URLSearchParams(new TextDecoder().decode(body));
  return new Map([...fields].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}
