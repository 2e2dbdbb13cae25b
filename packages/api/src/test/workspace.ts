import type { Code } from '../code/contract.ts';
import type { Company } from '../company/contract.ts';
import type { Form } from '../form/contract.ts';
import type { Frame } from '../frame/contract.ts';
import type { Location } from '../location/contract.ts';
import type { TestApi } from './createTestApi.ts';
import type { TestPerson } from './people.ts';

/** A company as a person types it. */
export const cafeCompany = {
  name: 'Corner Café',
  address: '1 Main Street',
  registration_number: '0012345',
  representative: 'Ada Owner',
};

export const cafeLocation = (company: string) => ({
  name: 'Old Town',
  email: 'oldtown@example.com',
  address: '2 Market Square',
  description: 'By the fountain',
  company,
  timezone: 'Europe/Warsaw',
});

export const cafeForm = {
  title: 'Table form',
  style: { background_color: '#ffffff', text_color: '#1b1d22', accent_color: '#0a6b5d' },
  fields: [
    { type: 'rating', label: 'How was it?', required: true },
    { type: 'comment', label: 'Tell us more' },
    { type: 'name' },
    { type: 'email' },
  ],
};

export const cafeFrame = {
  name: 'Table card',
  size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
  content: [
    { type: 'text', text: 'How was it?', x_mm: 10, y_mm: 12, width_mm: 85, font_size_pt: 24 },
    { type: 'code', x_mm: 27.5, y_mm: 50, width_mm: 50 },
  ],
};

/** The body of an answer, which has to be the one of a success. */
export async function readAnswer<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`Expected a success, got ${response.status}: ${text}`);
  return JSON.parse(text) as Body;
}

/** A company with a location, a form, a frame and a code that is a draft. */
export async function makeWorkspace(api: TestApi, person: TestPerson) {
  const { post } = api.as(person);
  const company = await readAnswer<Company>(post('/company/', cafeCompany));
  const location = await readAnswer<Location>(post('/location/', cafeLocation(company.id)));
  const form = await readAnswer<Form>(post('/form/', cafeForm));
  const frame = await readAnswer<Frame>(post('/frame/', cafeFrame));
  const code = await readAnswer<Code>(
    post('/code/', { name: 'Table 1', site: location.id, form: form.id, frame: frame.id }),
  );
  return { company, location, form, frame, code };
}

/** The same with the code open to visitors. */
export async function makeOpenWorkspace(api: TestApi, person: TestPerson) {
  const workspace = await makeWorkspace(api, person);
  const published = await readAnswer<{ form_url: string; form_version: number }>(
    api.as(person).post(`/code/${workspace.code.id}/publish/`, {}),
  );
  return { ...workspace, published };
}

/** Opens the page of a code as a phone does, which counts as a scan. */
export const scanOnPhone = (api: TestApi, slug: string) =>
  readAnswer(
    api.fetch(`/api/survey/${slug}/scan/`, {
      method: 'POST',
      headers: { 'User-Agent': 'Mozilla/5.0 (iPhone)', 'Content-Type': 'application/json' },
      body: '{}',
    }),
  );

/** An answer that a visitor of the test form sends. */
export const visitorsAnswer = (changes: Record<string, unknown> = {}) => ({
  client_id: crypto.randomUUID(),
  rating: 9,
  comment: 'Lovely cake.',
  ...changes,
});
