import type { VisitorMode, VisitorPage } from '@hearback/app/visitor';

import type { SurveyResource } from '../sources/resources.ts';
import { findSurvey } from './findSurvey.ts';
import { languageLinks } from './readAddress.ts';
import { receiptHref } from './receipt/receiptAddress.ts';
import { registerScan } from './registerScan.ts';
import { sendForm } from './sendForm.ts';
import { newVisit } from './template/visitValues.ts';
import type { Visit } from './Visit.ts';
import { visitorLanguage } from './visitorLanguage.ts';

/** On a screen that stays, the next person gets neither the answer of the last one nor a way out. */
function thanksPage(
  { form, venue, company }: SurveyResource,
  receipt: string,
  mode: VisitorMode,
): VisitorPage {
  if (mode !== 'kiosk') {
    return { kind: 'thanks', form, venue, company, receiptHref: receiptHref(receipt) };
  }
  const { thank_you: { review_url: _, ...thankYou } = {}, ...rest } = form;
  return { kind: 'thanks', form: { ...rest, thank_you: thankYou }, venue, company };
}

/** Answers a visitor who opens the address of a code. */
export async function showForm(visit: Visit): Promise<Response> {
  const { request, address, send } = visit;
  const { lang, mode, sent } = address;
  const accepted = request.headers.get('accept-language');
  const found = await findSurvey(visit.survey);
  if (!found.survey) {
    const language = visitorLanguage({ lang, accepted });
    return send(request, found.page, language, { status: found.status, mode });
  }

  const { form, venue, company, state, languages } = found.survey;
  const language = visitorLanguage({ lang, accepted, spoken: languages });
  const around = { mode, languages: languageLinks(address, languages) };
  if (sent !== null) {
    return send(request, thanksPage(found.survey, sent, mode), language, around);
  }
  if (state === 'paused') {
    return send(request, { kind: 'paused', form, venue, company }, language, around);
  }

  const template = await visit.template(found, address, language);
  const values = newVisit();
  registerScan(visit, values.scan_token);
  return sendForm(request, template, values, mode);
}
