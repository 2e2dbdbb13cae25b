import type { VisitorPage } from '@hearback/app/visitor';

import type { Survey } from '../api/api.generated.ts';
import type { PageAddress } from './pageRequest.ts';
import { visitValues, type VisitValues } from './template/cutPage.ts';

/** Hidden fields that are submitted with an answer. */
export const hiddenFields = [
  ...visitValues,
  'form_id',
  'form_version',
  'language',
  'channel',
] as const;

export type HiddenFields = Readonly<Partial<Record<(typeof hiddenFields)[number], string>>>;

/** Hidden fields of a page's first answer. The values of the visit must be adjacent. */
export const hiddenIn = (
  visit: VisitValues,
  { form_id, form_version }: Survey,
  { channel }: PageAddress,
  language: string,
): HiddenFields => ({
  ...visit,
  form_id,
  form_version: String(form_version),
  language,
  channel,
});

/**
 * The page with the form. It names no address to be posted to, and so is posted to its own: what is
 * posted there makes browsers forget the copy they keep of it (RFC 9111, section 4.4).
 */
export function formPage(
  { form, venue, company }: Survey,
  hidden: HiddenFields,
  { slug }: PageAddress,
  publicOrigin: string,
): Extract<VisitorPage, { kind: 'form' }> {
  return {
    kind: 'form',
    slug,
    form,
    venue,
    company,
    hidden,
    codeText: `${publicOrigin}/r/${slug}`,
  };
}
