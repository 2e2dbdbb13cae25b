import type { ImageReference } from '@hearback/schema/documents';

import type { CodeChange } from './contract.ts';
import type { Store } from '../store.ts';
import { addressOfImage } from '../image/addressOfImage.ts';
import { keyOfPicture } from '../image/requirePictures.ts';

const withoutEmpty = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

/**
 * The fields of codes whose links lead nowhere, for each code in turn. What a code links to is of
 * the same account, and stays there until the transaction ends; anything else does not exist.
 * The logo that a code had before may stay, whosever it is.
 */
export async function findLinkIssues(
  { links }: Store,
  accountId: string,
  codes: readonly CodeChange[],
  logoBefore?: ImageReference | null,
): Promise<('site' | 'form' | 'frame' | 'style')[][]> {
  const sites = withoutEmpty(codes.map(({ site }) => site));
  const forms = withoutEmpty(codes.map(({ form }) => form));
  const frames = withoutEmpty(codes.map(({ frame }) => frame));
  const logos = withoutEmpty(codes.map(({ style }) => style?.logo?.id));

  const held = {
    site: await links.holdAll(accountId, 'location', sites),
    form: await links.holdAll(accountId, 'form', forms),
    frame: await links.holdAll(accountId, 'frame', frames),
    logo: await links.holdImages(accountId, logos),
  };

  const isKept = (logo: ImageReference) =>
    logoBefore ? keyOfPicture(logo) === keyOfPicture(logoBefore) : false;
  const isHeld = ({ id, url }: ImageReference) =>
    held.logo.has(id.toLowerCase()) && url === addressOfImage(id.toLowerCase());

  return codes.map((code) => {
    const logo = code.style?.logo;
    return [
      ...(['site', 'form', 'frame'] as const).filter((field) => {
        const id = code[field];
        return id !== null && id !== undefined && !held[field].has(id.toLowerCase());
      }),
      ...(logo && !isKept(logo) && !isHeld(logo) ? (['style'] as const) : []),
    ];
  });
}
