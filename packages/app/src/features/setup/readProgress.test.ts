import { expect, it } from 'vitest';

import type { AccountSetupPageQuery } from '../../server/generated/graphql';
import { readProgress } from './readProgress';

type Lists = Partial<Record<'companies' | 'locations' | 'forms' | 'frames' | 'codes', object[]>>;

/** An account that holds these things. */
const holding = (lists: Lists) => {
  const list = (items: object[] = []) => ({ items });
  return {
    me: { id: 'u' },
    companies: list(lists.companies),
    locations: list(lists.locations),
    forms: list(lists.forms),
    frames: list(lists.frames),
    codes: list(lists.codes),
  } as unknown as AccountSetupPageQuery;
};

const companies = [{ id: 'c' }];
const locations = [{ id: 'l', company: { id: 'c' } }];
const forms = [{ id: 'new' }, { id: 'old' }];
const frames = [{ id: 'f', hasQr: true }];
const draft = { id: 'k', state: 'DRAFT', location: { id: 'l' } };
const published = { ...draft, state: 'PUBLISHED' };
const whole = { companies, locations, forms, frames, codes: [published] };

it.each<{ when: string; lists: Lists; asked?: string; step: string }>([
  { when: 'there is nothing yet', lists: {}, step: 'company' },
  { when: 'there is a company', lists: { companies }, step: 'location' },
  {
    when: 'the location is another company’s',
    lists: { companies, locations: [{ id: 'x', company: { id: 'other' } }] },
    step: 'location',
  },
  { when: 'there is a location', lists: { companies, locations }, step: 'form' },
  { when: 'there is a form', lists: { companies, locations, forms }, step: 'frame' },
  {
    when: 'the frame has no place for a code',
    lists: { companies, locations, forms, frames: [{ id: 'f', hasQr: false }] },
    step: 'frame',
  },
  { when: 'there is a frame', lists: { companies, locations, forms, frames }, step: 'code' },
  {
    when: 'the code is a draft',
    lists: { ...whole, codes: [draft] },
    step: 'code',
  },
  { when: 'the code is published', lists: whole, step: 'done' },
  { when: 'an earlier step is asked for', lists: whole, asked: 'company', step: 'company' },
  { when: 'a step too far is asked for', lists: { companies }, asked: 'code', step: 'location' },
  { when: 'a step is asked for that is none', lists: { companies }, asked: 'x', step: 'location' },
])('goes on with "$step" when $when', ({ lists, asked, step }) => {
  const address = new URLSearchParams(asked === undefined ? {} : { step: asked });

  expect(readProgress(holding(lists), address).step).toBe(step);
});

it('links the form that was chosen, and the newest one otherwise', () => {
  expect(readProgress(holding(whole), new URLSearchParams()).form?.id).toBe('new');
  expect(readProgress(holding(whole), new URLSearchParams('form=old')).form?.id).toBe('old');
  expect(readProgress(holding(whole), new URLSearchParams('form=gone')).form?.id).toBe('new');
});
