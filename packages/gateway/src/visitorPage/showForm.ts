import { randomUUID } from 'node:crypto';

import { channelOf } from './channelOf.ts';
import { countsAsScan } from './countsAsScan.ts';
import { findSurvey } from './findSurvey.ts';
import { formPage } from './formPage.ts';
import type { Visit } from './Visit.ts';
import { visitorLanguage } from './visitorLanguage.ts';

/** Answers a visitor who opens the address of a code. */
export async function showForm(visit: Visit): Promise<Response> {
  const { request, source, slug, send, logger } = visit;
  const found = await findSurvey(source, slug);
  if (!found.survey) {
    return send(request, found.page, visitorLanguage(request), { status: found.status });
  }

  const { form, venue, state, languages, form_version } = found.survey;
  const language = visitorLanguage(request, languages);
  if (state === 'paused') return send(request, { kind: 'paused', form, venue }, language);
  if (new URL(request.url).searchParams.has('sent')) {
    return send(request, { kind: 'thanks', form, venue }, language);
  }

  const scanToken = randomUUID();
  const channel = channelOf(request);
  if (countsAsScan(request)) {
    // In the background: nobody waits for a number in a statistic. The answer carries the token too,
    // so a scan that got lost is counted with it.
    source.scan(slug, { scan_token: scanToken, channel }).catch((error: unknown) => {
      logger.warn({ err: error }, 'a scan was not counted');
    });
  }

  const hidden = {
    client_id: randomUUID(),
    scan_token: scanToken,
    form_version: String(form_version),
    language,
    channel,
    started_at: String(Date.now()),
  };
  return send(request, formPage(request, found.survey, hidden, visit.codeText), language);
}
