import type { LanguageLink, VisitorMode } from '@hearback/app/visitor';
import { readSlug } from '@hearback/schema/rules';

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
