import { expect, it } from 'vitest';

import { findRowIssues } from './BulkRow';
import { resolveRows } from './CodesFromFile';

const place = (id: string, name: string) => ({ id, name, company: { id: 'c1', name: 'Café' } });
const choices = {
  locations: [place('l1', 'Rynek'), place('l2', 'Bar'), place('l3', 'bar')],
  forms: [{ id: 'f1', title: 'Lunch' }],
  frames: [{ id: 'r1', name: 'Card', hasQr: true }],
};
const cells = {
  line: 2,
  name: 'Table 1',
  description: '',
  location: 'Rynek',
  form: '',
  frame: '',
  tags: '',
};
const resolve = (changes: object) => resolveRows([{ ...cells, ...changes }], choices);

it('finds things by name, whatever the letter case, and by id', () => {
  expect(resolve({ location: ' rynek ', form: 'LUNCH', frame: 'r1' })).toEqual([
    {
      line: 2,
      name: 'Table 1',
      description: '',
      locationId: 'l1',
      formId: 'f1',
      frameId: 'r1',
      tags: '',
      lost: {},
    },
  ]);
});

it.each([
  ['nothing that is there', { location: 'Rynk' }, { locationId: 'unknown_name' }],
  ['more than one thing', { location: 'Bar' }, { locationId: 'several' }],
  ['no location at all', { location: '' }, { locationId: 'This field is required.' }],
  ['no name', { name: ' ' }, { name: 'This field is required.' }],
  ['a name that is too long', { name: 'x'.repeat(121) }, { name: 'This text is too long.' }],
  [
    'a tag that is too long',
    { tags: `a, ${'x'.repeat(31)}` },
    { tags: expect.anything() as string },
  ],
  ['a form that is not there', { form: 'Dinner' }, { formId: 'unknown_name' }],
])('says where a row has %s', async (_, changes, issues) => {
  expect([...(await findRowIssues(resolve(changes)))]).toEqual([[0, issues]]);
});

it('finds nothing wrong with a row that may be sent', async () => {
  expect((await findRowIssues(resolve({ form: 'Lunch' }))).size).toBe(0);
});
