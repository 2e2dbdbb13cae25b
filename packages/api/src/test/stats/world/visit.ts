import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { scansSql, type Scan } from '../../../survey/scans.sql.ts';
import { submissionsSql, type Submission } from '../../../survey/submissions.sql.ts';
import { comments } from './comments.ts';
import type { World } from './World.ts';
import { drawMoment } from './zones.ts';

interface OpenCode {
  id: string;
  form_id: string;
  version: number;
  timezone: string;
}

const openCodes = async ({ api, person }: World): Promise<OpenCode[]> => {
  const { rows } = await sql<OpenCode>`
    select code.id, code.published_form_id as form_id, code.published_version as version,
      location.timezone
    from code join location on location.account_id = code.account_id
      and location.id = code.location_id
    where code.account_id = ${person.accountId} and code.state = 'published'
      and code.deleted_at is null
    order by code.name`.execute(api.database);
  return rows;
};

const channels = ['qr', 'link', 'web', 'kiosk'];
const moods = ['positive', 'neutral', 'negative'] as const;

/** Seconds of a visitor: often whole, now and then for ever. */
const drawDuration = ({ random }: World): number | null => {
  const kind = random.weighted([1, 5, 5, 1, 1]);
  if (kind === 0) return null;
  if (kind === 1) return random.below(90);
  if (kind === 2) return random.below(400_000) / 1_000;
  if (kind === 3) return random.pick([1_799.6, 1_800, 1_800.001, 1_801, 7_200]);
  return random.share() * 900;
};

/** Few visitors, so that the same ones come again, on the same day and on others. */
const drawVisitor = ({ random }: World) => Buffer.from(`visitor ${random.below(9)}`);

/**
 * Visitors come to the open codes of a world, some of them long ago and only told of now. They scan,
 * begin to answer, answer, do so twice, at a kiosk or as a program.
 */
export async function visit(world: World, count: number): Promise<void> {
  const { api, person, random, span } = world;
  const now = world.now();
  const codes = await openCodes(world);
  if (codes.length === 0) return;
  const account_id = person.accountId;
  // Each world likes some hours and ratings more than others, so that there are ties.
  const weights = Array.from({ length: 10 }, () => random.below(4));

  const scans: Scan[] = [];
  const answers: Submission[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const code = random.pick(codes);
    const days = random.happens(0.05) ? span + 500 : span;
    const at = drawMoment(random, code.timezone, now.getTime() - 1_000, days);
    const channel = channels[random.weighted([12, 2, 1, 3])] ?? 'qr';
    const scan_token = randomUUID();
    const visitor_hash = random.happens(0.95) ? drawVisitor(world) : null;
    const isScanned = random.happens(channel === 'kiosk' ? 0.1 : 0.7);
    if (isScanned) {
      scans.push({
        account_id,
        id: api.tools.newId(),
        code_id: code.id,
        scan_token,
        form_id: code.form_id,
        channel,
        visitor_hash: visitor_hash ?? drawVisitor(world),
        scanned_at: at,
      });
    }
    if (random.happens(0.45)) continue;

    const said = random.happens(0.5) ? random.pick(comments) : undefined;
    const receipt_hash = randomBytes(32);
    const isTold = random.happens(0.8);
    const isSpam = random.happens(0.05);
    const answer: Submission = {
      account_id,
      id: api.tools.newId(),
      code_id: code.id,
      client_id: randomUUID(),
      receipt_hash,
      scan_token: channel === 'kiosk' ? null : scan_token,
      scan_id: channel === 'kiosk' || !isTold ? null : api.tools.newId(),
      visitor_hash,
      form_id: code.form_id,
      form_version: 1 + random.below(code.version),
      code_name: 'Code',
      location_name: 'Location',
      company_name: 'Company',
      visitor_company: 'Company',
      visitor_place: null,
      rating: random.happens(0.1) ? null : random.weighted(weights) + 1,
      comment: said?.text ?? '',
      name: random.happens(0.1) ? 'Rosalind Brown' : '',
      email: '',
      answers: {},
      pictures: [],
      answers_text: '',
      publication: null,
      language: said?.language ?? '',
      duration: drawDuration(world),
      channel,
      sentiment: random.pick(moods),
      sentiment_source: said ? 'comment' : 'rating',
      is_spam: isSpam,
      spam_reason: isSpam ? 'too_fast' : null,
      // Some are used twice.
      visit_nonce: random.happens(0.2) ? `nonce-${random.below(400)}` : null,
      visit_expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
      occurred_at: new Date(Math.min(now.getTime(), at.getTime() + random.below(600) * 1_000)),
      received_at: now,
    };
    answers.push(answer);
    // The line broke before the visitor's phone heard of it.
    if (random.happens(0.05)) answers.push({ ...answer, id: api.tools.newId() });
    world.receipts.push(receipt_hash);
  }

  const half = Math.floor(answers.length / 2);
  await scansSql.record(api.store.db, scans);
  await begin(world, scans);
  for (const part of [answers.slice(0, half), answers.slice(half)]) {
    // Nothing is kept twice within one statement: copies arrive later.
    const copies = part.filter(
      ({ client_id }, place) => part.findIndex((one) => one.client_id === client_id) < place,
    );
    await submissionsSql.keep(
      api.store.db,
      part.filter((answer) => !copies.includes(answer)),
    );
    if (copies.length > 0) await submissionsSql.keep(api.store.db, copies);
  }
}

/** Some of the visitors touch the first field. */
const begin = ({ api, random }: World, scans: readonly Scan[]): Promise<void> =>
  scansSql.begin(
    api.store.db,
    scans
      .filter(() => random.happens(0.6))
      .map(({ scanned_at, ...scan }) => ({
        account_id: scan.account_id,
        code_id: scan.code_id,
        scan_token: scan.scan_token,
        started_at: new Date(scanned_at.getTime() + 3_000),
      })),
  );
