import type { LanguageLink, VisitorMode } from '@hearback/app/visitor';
import { readSlug } from '@hearback/schema/rules';

const channels = ['qr', 'link', 'kiosk', 'web'];

/** What the address of a code says beside the code. */
export interface PageAddress {
  /** As printed, whichever way it was spelled. */
  slug: string;
  mode: VisitorMode;
  /** How the visitor came. A printed code says nothing. */
  channel: string;
  /** The language that is asked for. */
  lang: string | null;
  /** After an answer without a script: its receipt. */
  sent: string | null;
}

const modeIn = (query: URLSearchParams): VisitorMode => {
  if (query.get('kiosk') === '1') return 'kiosk';
  return query.get('embed') === '1' ? 'embed' : 'page';
};

const channelOf: Record<VisitorMode, string> = { page: 'qr', embed: 'web', kiosk: 'kiosk' };

/** Reads the address of a code. What it does not know, it leaves out. */
export function readAddress({ searchParams }: URL, slug: string): PageAddress {
  const mode = modeIn(searchParams);
  const said = searchParams.get('channel') ?? '';
  return {
    // One code, one page, however it is spelled. What no slug can be, the API refuses.
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
