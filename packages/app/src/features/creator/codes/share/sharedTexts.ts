import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';

/** Everything about a code that can be put elsewhere: its link, a line for a website, a kiosk. */
export function sharedTexts({
  slug,
  shortUrl,
}: Pick<CodesTab_CodeFragment, 'slug' | 'shortUrl'>): Record<'link' | 'website' | 'kiosk', string> {
  // Visitors come to the address that is printed, wherever its owner works.
  const { origin } = new URL(shortUrl);
  return {
    link: `${shortUrl}?channel=link`,
    website: `<script src="${origin}/embed.js" data-code="${slug}" async></script>`,
    kiosk: `${origin}/qr-feedback?code=${slug}&kiosk=1`,
  };
}
