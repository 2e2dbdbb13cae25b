import type { Ask } from './startTwoAccounts.ts';

const documents = (word: string) => ({
  form: { title: word, fields: [{ type: 'rating', label: word }, { type: 'comment' }] },
  frame: {
    name: word,
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
    content: [{ type: 'code', x_mm: 27, y_mm: 50, width_mm: 50 }],
  },
});

/** Bodies that are right in themselves, with links to things by their ids. */
export const bodiesOf = (word: string, to: { company: string; location: string }) => ({
  ...documents(word),
  company: { name: word, address: word, registration_number: '123', representative: word },
  location: { name: word, email: 'a@cafe.example', address: word, company: to.company },
  code: { name: word, site: to.location },
});

/** One thing of every kind, and one deletion of each kind, by their ids. */
export async function fillAccount(ask: Ask, guest: Ask, word: string) {
  const read = async <Answer>(answer: ReturnType<Ask>): Promise<Answer> => {
    const { status, text } = await answer;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return JSON.parse(text) as Answer;
  };
  const add = async (kind: string, body: object) =>
    (await read<{ id: string }>(ask('POST', `/api/${kind}/`, body))).id;

  /** A workspace whose code is open and has one answer. */
  const addAll = async () => {
    const { form: aForm, frame: aFrame, company: aCompany } = bodiesOf(word, blank);
    const company = await add('company', aCompany);
    const location = await add('location', bodiesOf(word, { company, location: '' }).location);
    const [form, frame] = [await add('form', aForm), await add('frame', aFrame)];
    const code = await add('code', { name: word, site: location, form, frame });
    await read(ask('POST', `/api/code/${code}/publish/`, { email_copy: false }));
    const { slug } = await read<{ slug: string }>(ask('GET', `/api/code/${code}/`));
    await read(guest('POST', `/api/survey/${slug}/scan/`, {}));
    const answer = { client_id: crypto.randomUUID(), rating: 4, comment: word, name: word };
    await read(guest('POST', `/api/survey/${slug}/submit/`, answer));
    const { results } = await read<{ results: { id: string }[] }>(
      ask('GET', `/api/feedback/?code=${code}`),
    );
    return { company, location, form, frame, code, feedback: results[0]?.id ?? '', slug };
  };
  const remove = async (kind: string, id: string) => {
    const body = { ids: [id], confirm: 'DELETE' };
    return (await read<{ deletion: string }>(ask('POST', `/api/${kind}/bulk_delete/`, body)))
      .deletion;
  };

  const { slug, ...there } = await addAll();
  const { slug: goneSlug, ...gone } = await addAll();
  const deletions: Record<string, string> = {};
  for (const kind of ['feedback', 'frame', 'form', 'code', 'location', 'company'] as const) {
    deletions[kind] = await remove(kind, gone[kind]);
  }
  const { results: sessions } = await read<{ results: { id: string }[] }>(
    ask('GET', '/api/user/sessions/'),
  );
  return {
    ...there,
    slug,
    goneSlug,
    gone,
    deletion: deletions['company'] ?? '',
    session: sessions[0]?.id ?? '',
  };
}

const blank = { company: '', location: '' };

export type Things = Awaited<ReturnType<typeof fillAccount>>;
