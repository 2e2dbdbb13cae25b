import type { VisitorPage } from '@hearback/app/visitor';

import type { SurveyResource } from '../sources/resources.ts';

/** What travels with an answer, unseen, and comes back with it. */
export const hiddenFields = [
  'client_id',
  'scan_token',
  'form_version',
  'language',
  'channel',
  'started_at',
] as const;

export type HiddenFields = Readonly<Partial<Record<(typeof hiddenFields)[number], string>>>;

/** The page with the form. It is posted to its own address. */
export function formPage(
  request: Request,
  survey: SurveyResource,
  hidden: HiddenFields,
  codeText: string,
): Extract<VisitorPage, { kind: 'form' }> {
  const { pathname, search } = new URL(request.url);
  const { form, venue } = survey;
  return { kind: 'form', form, venue, action: `${pathname}${search}`, hidden, codeText };
}
