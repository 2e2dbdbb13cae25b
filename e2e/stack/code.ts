import type { Owner } from './owner.ts';

interface Thing {
  id: string;
}

/** A code as the API shows it. */
export interface Code extends Thing {
  slug: string;
  short_url: string;
}

/** Fields of a form that a visitor may answer. */
const fields = [
  { type: 'rating', label: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' }, required: true },
  { type: 'comment', label: 'Tell us more' },
  { type: 'name', label: 'Your name' },
  { type: 'email', label: 'Your email' },
  { type: 'navigation', label: 'Send' },
];

/** Parts of a form besides its title; omitted ones have the default above, in the product's colors. */
interface FormParts {
  style?: object;
  fields?: readonly object[];
  thank_you?: object;
}

/** A place with a form, a frame and a published code: all that a visitor needs. */
export async function publishCode({ ask }: Owner, parts: FormParts = {}): Promise<Code> {
  const company = await ask<Thing>('POST', '/company/', {
    name: 'Kawiarnia Parasol',
    address: 'ul. Floriańska 12, Kraków',
    registration_number: '0012345',
    representative: 'Zofia Wiśniewska',
  });
  const location = await ask<Thing>('POST', '/location/', {
    name: 'Ogródek',
    email: 'ogrodek@kawiarnia.example',
    address: 'ul. Floriańska 12, Kraków',
    company: company.id,
  });
  const form = await ask<Thing>('POST', '/form/', { title: 'Jak było?', fields, ...parts });
  const frame = await ask<Thing>('POST', '/frame/', {
    name: 'Karta na stolik',
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3 },
    content: [{ type: 'code', x_mm: 27.5, y_mm: 50, width_mm: 50 }],
  });
  const code = await ask<Code>('POST', '/code/', {
    name: 'Stolik 1',
    site: location.id,
    form: form.id,
    frame: frame.id,
  });
  await ask('POST', `/code/${code.id}/publish/`, { email_copy: false });
  return code;
}
