import type { VisitorPage } from '@hearback/app/visitor';

import type { SurveyResource } from '../sources/resources.ts';
import type { PageAddress } from './readAddress.ts';
import { visitValues, type VisitValues } from './template/visitValues.ts';

/** What travels with an answer, unseen, and comes back with it. */
export const hiddenFields = [
  ...visitValues,
  'form_id',
  'form_version',
  'language',
  'channel',
] as const;

export type HiddenFields = Readonly<Partial<Record<(typeof hiddenFields)[number], string>>>;

/** What travels with the first answer from a page. The values of the visit stand together. */
export const hiddenIn = (
  visit: VisitValues,
  { form_id, form_version }: SurveyResource,
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
  { form, venue, company }: SurveyResource,
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
