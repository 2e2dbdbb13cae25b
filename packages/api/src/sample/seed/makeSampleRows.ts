import { readFileSync } from 'node:fs';

import type { ImageReference } from '@hearback/schema/documents';
import sharp from 'sharp';

import { makeForms, makeFrames } from './documents.ts';
import { sampleTimeZone, createRandom } from './random.ts';
import { seedFeedbackStatus, makeVisits } from './makeVisits.ts';
import { makeNotifications, sampleThreshold } from './makeNotifications.ts';
import { codes, companies, locations } from './places.ts';
import { judgeSentiment } from '../../text/judgeSentiment.ts';

/** The picture on the sample forms: a bluebird and its name, as outlines, since servers have few fonts. */
const logoSvg = readFileSync(new URL('bluebird.svg', import.meta.url));

/** Whose the sample is, up to when, and what makes its rows unlike any others. */
export interface SampleTools {
  accountId: string;
  now: Date;
  newId: () => string;
  drawSlug: () => string;
}

type Row = Record<string, unknown>;

const dayMs = 86_400_000;

/** The sample workspace as rows, table by table, in the order they go in. */
export async function makeSampleRows({ accountId, now, newId, drawSlug }: SampleTools) {
  const created = new Date(now.getTime() - 184 * dayMs);
  const owned = { account_id: accountId, is_sample: true };
  const listed = { ...owned, created_at: created, updated_at: created };
  const idsOf = <Key extends string>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, newId()])) as Record<Key, string>;

  const logo = await sharp(logoSvg).png().toBuffer({ resolveWithObject: true });
  const logoId = crypto.randomUUID();
  const reference: ImageReference = {
    id: logoId,
    url: `/api/image/${logoId}/`,
    width: logo.info.width,
    height: logo.info.height,
  };
  const forms = makeForms(reference);
  const frames = makeFrames();
  const companyIds = idsOf(companies.map(({ key }) => key));
  const locationIds = idsOf(locations.map(({ key }) => key));
  const formIds = idsOf(['table', 'takeaway', 'bakery']);
  const frameIds = idsOf(['card', 'sticker', 'tent']);

  // Apart from that of the visits, so that these stay as they are.
  const random = createRandom(41);
  /** A guest who answered has started the form; of the others some have, and left. */
  const startOf = ({ scannedAt, answer }: { scannedAt: Date; answer?: unknown }) => {
    const at = new Date(scannedAt.getTime() + (2 + random.below(6)) * 1_000);
    return (answer !== undefined || random.happens(0.3)) && at <= now ? at : null;
  };

  const placed = codes.map((code) => ({ code, id: newId(), slug: drawSlug() }));
  const byCode = new Map(placed.map((entry) => [entry.code, entry]));
  const location = (key: string) => locations.find((place) => place.key === key);
  const companyOf = (key: string | undefined) => companies.find((each) => each.key === key);

  const visits = makeVisits(codes, now).map((visit) => ({
    ...visit,
    token: crypto.randomUUID(),
    codeId: byCode.get(visit.code)?.id ?? '',
    answerId: newId(),
    formId: formIds[visit.code.form ?? 'table'],
  }));

  return {
    company: companies.map(({ key, ...company }) => ({
      ...listed,
      ...company,
      id: companyIds[key],
    })),
    location: locations.map(({ key, company, ...place }) => ({
      ...listed,
      ...place,
      id: locationIds[key],
      company_id: companyIds[company],
      timezone: sampleTimeZone,
      alert_threshold: sampleThreshold,
    })),
    image: [
      {
        ...owned,
        id: logoId,
        created_at: created,
        media_type: 'image/png',
        bytes: `\\x${logo.data.toString('hex')}`,
        width: logo.info.width,
        height: logo.info.height,
      },
    ],
    form: Object.entries(forms).map(([key, document]) => ({
      ...listed,
      id: formIds[key as keyof typeof forms],
      title: document.title,
      document,
      version: 1,
    })),
    form_version: Object.entries(forms).map(([key, document]) => ({
      account_id: accountId,
      form_id: formIds[key as keyof typeof forms],
      version: 1,
      document,
      created_at: created,
    })),
    frame: Object.entries(frames).map(([key, document]) => ({
      ...listed,
      id: frameIds[key as keyof typeof frames],
      name: document.name,
      document,
      has_qr: true,
    })),
    slug: placed.map(({ slug }) => ({ slug })),
    code: placed.map(({ code, id, slug }) => {
      const hungUp = new Date(now.getTime() - code.age * dayMs);
      const isDraft = code.state === 'draft';
      return {
        ...owned,
        id,
        slug,
        name: code.name,
        description: code.description,
        location_id: locationIds[code.place],
        form_id: code.form && formIds[code.form],
        frame_id: code.frame && frameIds[code.frame],
        state: code.state,
        published_form_id: isDraft || !code.form ? null : formIds[code.form],
        published_version: isDraft ? null : 1,
        published_at: isDraft ? null : hungUp,
        created_at: hungUp,
        updated_at: hungUp,
      };
    }),
    scan: visits.map((visit): Row => ({
      ...owned,
      id: newId(),
      code_id: visit.codeId,
      scan_token: visit.token,
      form_id: visit.formId,
      channel: visit.channel,
      visitor_hash: `\\x${visit.guest}`,
      scanned_at: visit.scannedAt,
      started_at: startOf(visit),
    })),
    feedback: visits.flatMap(({ answer, code, ...visit }): Row[] => {
      if (!answer) return [];
      const { occurredAt, receivedAt, ...words } = answer;
      const place = location(code.place);
      const business = companyOf(place?.company);
      const mood = judgeSentiment({ ...words, language: visit.language });
      return [
        {
          ...owned,
          ...words,
          id: visit.answerId,
          code_id: visit.codeId,
          client_id: crypto.randomUUID(),
          scan_token: visit.token,
          form_id: visit.formId,
          form_version: 1,
          code_name: code.name,
          location_name: place?.name,
          company_name: business?.name ?? '',
          visitor_company: business?.visitor_name ?? business?.name ?? '',
          visitor_place: place?.visitor_name ?? null,
          language: visit.language,
          channel: visit.channel,
          sentiment: mood.sentiment,
          sentiment_source: mood.source,
          is_spam: false,
          occurred_at: occurredAt,
          received_at: receivedAt,
          ...seedFeedbackStatus({ rating: words.rating, receivedAt }, now, random),
        },
      ];
    }),
    notification: makeNotifications({
      accountId,
      now,
      newId,
      answers: visits.flatMap(({ answer, answerId, codeId }) =>
        answer ? [{ id: answerId, codeId, ...answer }] : [],
      ),
    }),
  } satisfies Record<string, Row[]>;
}
