import { vi } from 'vitest';

import type { Ask } from './addOwners.ts';

const documents = (word: string) => ({
  form: {
    title: word,
    fields: [
      { type: 'rating', label: word },
      { type: 'comment' },
      { type: 'picture', id: 'photo' },
    ],
  },
  frame: {
    name: word,
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
    content: [{ type: 'code', x_mm: 27, y_mm: 50, width_mm: 50 }],
  },
});

/** Bodies that are right in themselves, with links to things by their ids. */
export const bodiesOf = (word: string, to: { company: string; location: string }) => ({
  ...documents(word),
  company: {
    name: word,
    address: word,
    registration_number: '123',
    representative: word,
    visitor_name: word,
  },
  location: {
    name: word,
    email: 'a@cafe.example',
    address: word,
    company: to.company,
    visitor_name: word,
  },
  code: { name: word, site: to.location },
  template: { name: word, layout: { fields: [{ type: 'rating', label: word }] } },
});

/** One grey pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** The password of everybody here. */
export const password = 'Lipowa-Cafe-2026!';

/** Reference to a picture in a document. */
export const logoOf = (id: string) => ({
  id,
  url: `/api/image/${id}/`,
  width: 1,
  height: 1,
});

/** Content of a frame with this picture. */
export const contentWith = (image: string) => [
  { type: 'logo', x_mm: 5, y_mm: 5, width_mm: 20, height_mm: 20, image: logoOf(image) },
];

/** A webhook where nobody is, switched off after it was told in vain: nothing of it changes by itself. */
async function addWebhook(ask: Ask, word: string) {
  const url = 'http://127.0.0.1:1/';
  const added = await ask('POST', '/api/webhook/', {
    url,
    description: word,
    events: ['code.paused'],
    password,
  });
  const { id: webhook } = JSON.parse(added.text) as { id: string };
  await ask('POST', `/api/webhook/${webhook}/test/`);
  const delivery = await vi.waitFor(
    async () => {
      const { text } = await ask('GET', `/api/webhook/${webhook}/deliveries/`);
      const [told] = (JSON.parse(text) as { results: { id: string; last_try: string | null }[] })
        .results;
      if (!told?.last_try) throw new Error('The webhook was not told yet.');
      return told.id;
    },
    { timeout: 30_000 },
  );
  await ask('PATCH', `/api/webhook/${webhook}/`, { is_enabled: false });
  return { webhook, delivery };
}

/** A colleague of one place, and an invitation that nobody accepted. */
async function addColleagues(ask: Ask, acceptLast: AcceptLast, word: string, location: string) {
  const invite = async (email: string) => {
    const body = { email, role: 'reader', everywhere: false, locations: [location] };
    const { text } = await ask('POST', '/api/colleague/invitation/', body);
    return (JSON.parse(text) as { id: string }).id;
  };
  const address = `colleague-${word.toLowerCase()}@cafe.example`;
  await invite(address);
  await acceptLast(address, word);
  const invitation = await invite(`invited-${word.toLowerCase()}@cafe.example`);
  const { text } = await ask('GET', '/api/colleague/');
  const { colleagues } = JSON.parse(text) as { colleagues: { id: string; role: string }[] };
  const accounts = JSON.parse((await ask('GET', '/api/account/')).text) as {
    results: { id: string; is_current: boolean }[];
  };
  return {
    invitation,
    colleague: colleagues.find(({ role }) => role === 'reader')?.id ?? '',
    account: accounts.results.find((each) => each.is_current)?.id ?? '',
  };
}

/** Accepts the invitation that went to an address, as somebody without a login. */
export type AcceptLast = (address: string, word: string) => Promise<void>;

/** One thing of every kind, and one deletion of each kind, by their ids. */
export async function fillAccount(
  ask: Ask,
  guest: Ask,
  word: string,
  acceptLast: AcceptLast,
  /** The word in forms, frames and templates, which all places of an account share. */
  shared = word,
) {
  const read = async <Answer>(answer: ReturnType<Ask>): Promise<Answer> => {
    const { status, text } = await answer;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return JSON.parse(text) as Answer;
  };
  const add = async (kind: string, body: object) =>
    (await read<{ id: string }>(ask('POST', `/api/${kind}/`, body))).id;

  let templates = 0;
  /** A workspace whose code is open and has one answer. */
  const addAll = async () => {
    const { company: aCompany } = bodiesOf(word, blank);
    const { form: aForm, frame: aFrame, template: aTemplate } = bodiesOf(shared, blank);
    const company = await add('company', aCompany);
    // Without alerts: no letter is on its way while the account is compared.
    const place = bodiesOf(word, { company, location: '' }).location;
    const location = await add('location', { ...place, alert_threshold: 0 });
    const [form, frame] = [await add('form', aForm), await add('frame', aFrame)];
    // Of all the things it makes, a template alone needs a name of its own.
    templates += 1;
    const name = `${shared} ${templates}`;
    const template = await add('template', { ...aTemplate, name });
    const picture = new FormData();
    picture.set('file', new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' }), 'dot.png');
    const image = (await read<{ id: string }>(ask('POST', '/api/image/', picture))).id;
    const style = { logo: logoOf(image) };
    const code = await add('code', { name: word, site: location, form, frame, style });
    // A logo code may fail the blur capture, depending on its random slug, so warnings are overridden.
    const anyhow = { email_copy: false, override_warnings: true };
    await read(ask('POST', `/api/code/${code}/publish/`, anyhow));
    const { slug } = await read<{ slug: string }>(ask('GET', `/api/code/${code}/`));
    await read(guest('POST', `/api/survey/${slug}/scan/`, {}));
    const answer = {
      client_id: crypto.randomUUID(),
      rating: 4,
      comment: word,
      name: word,
      answers: {},
    };
    const upload = new FormData();
    upload.set('file', new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' }), 'dot.png');
    const { id: photo } = await read<{ id: string }>(
      guest('POST', `/api/survey/${slug}/picture/?client_id=${answer.client_id}`, upload),
    );
    answer.answers = { photo };
    await read(guest('POST', `/api/survey/${slug}/submit/`, answer));
    const { results } = await read<{ results: { id: string }[] }>(
      ask('GET', `/api/feedback/?code=${code}`),
    );
    const feedback = results[0]?.id ?? '';
    return {
      company,
      location,
      form,
      frame,
      image,
      template,
      code,
      feedback,
      slug,
      picture: photo,
    };
  };
  const remove = async (kind: string, id: string) => {
    const body = { ids: [id], confirm: 'DELETE' };
    return (await read<{ deletion: string }>(ask('POST', `/api/${kind}/bulk_delete/`, body)))
      .deletion;
  };

  const { slug, ...there } = await addAll();
  const { slug: goneSlug, ...gone } = await addAll();
  const deletions: Record<string, string> = {};
  for (const kind of [
    'feedback',
    'frame',
    'form',
    'template',
    'code',
    'location',
    'company',
  ] as const) {
    deletions[kind] = await remove(kind, gone[kind]);
  }
  // An answer is told of within a moment: until then the account is not at rest.
  const notification = await vi.waitFor(
    async () => {
      const { results } = await read<{ results: { id: string; code: string; kind: string }[] }>(
        ask('GET', '/api/notification/?page_size=0'),
      );
      const told = results.find(({ code, kind }) => code === there.code && kind === 'new_feedback');
      if (!told) throw new Error('Nobody was told of the answer.');
      return told.id;
    },
    { timeout: 10_000 },
  );
  const { id: apiKey } = await read<{ id: string }>(
    ask('POST', '/api/user/api_key/', { name: word, scopes: ['read:feedback'], password }),
  );
  const savedReply = crypto.randomUUID();
  await ask('PUT', `/api/saved_reply/${savedReply}/`, {
    title: shared,
    words: [{ language: 'en-US', text: shared }],
  });
  const { webhook, delivery } = await addWebhook(ask, word);
  const colleagues = await addColleagues(ask, acceptLast, word, there.location);
  const { results: sessions } = await read<{ results: { id: string }[] }>(
    ask('GET', '/api/user/sessions/'),
  );
  return {
    ...there,
    slug,
    goneSlug,
    gone,
    notification,
    apiKey,
    savedReply,
    webhook,
    delivery,
    ...colleagues,
    deletion: deletions['company'] ?? '',
    session: sessions[0]?.id ?? '',
  };
}

const blank = { company: '', location: '' };

export type Things = Awaited<ReturnType<typeof fillAccount>>;
