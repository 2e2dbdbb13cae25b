// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { press, renderApp } from '../../../../test/renderApp';

const onePage = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 0 };
const listOf = (items: object[]) => ({ data: { list: { items, pageInfo: onePage } } });
const company = { __typename: 'Company', id: 'c1', name: 'Café Lipa' };

const answers = {
  CompanyChoices: listOf([company]),
  CodesTab: { data: { codes: { __typename: 'CodePage', items: [], pageInfo: onePage } } },
  LocationChoices: listOf([{ __typename: 'Location', id: 'l1', name: 'Rynek 12', company }]),
  FormChoices: listOf([{ __typename: 'Form', id: 'f1', title: 'Lunch' }]),
  FrameChoices: listOf([{ __typename: 'Frame', id: 'r1', name: 'Card', hasQr: true }]),
};

interface Row {
  name: string;
  locationId: string;
  formId: string | null;
  frameId: string | null;
}

const codeOf = ({ name, formId, frameId }: Row, at: number) => ({
  __typename: 'Code',
  id: `k${at}`,
  slug: `A${at}`,
  shortUrl: `https://hearback.test/r/A${at}`,
  name,
  description: '',
  style: null,
  replacesAnswers: false,
  tags: [],
  state: 'DRAFT',
  hasUnpublishedChanges: false,
  dateCreated: '2026-11-20T10:00:00Z',
  publishedAt: null,
  location: { __typename: 'Location', id: 'l1', name: 'Rynek 12' },
  company,
  form: formId && { __typename: 'Form', id: formId, title: 'Lunch' },
  frame: frameId && { __typename: 'Frame', id: frameId, name: 'Card', hasQr: true },
});

const added = (codes: object[], errors: object[] = []) => ({
  data: { addCodes: { __typename: 'AddCodesPayload', codes, errors } },
});

interface Input {
  id: string;
  dryRun: boolean;
  rows: Row[];
}

const open = async (
  onSend: (input: Input) => ReturnType<typeof added> | 'silence',
  onPublish: (variables: Record<string, unknown>) => { data: object } = () => ({ data: {} }),
  onLocations: (input: object) => void = () => undefined,
) => {
  const { user } = renderApp('/creator/codes/', {
    isLoggedIn: true,
    answers: {
      ...answers,
      AddCodes: ({ input }) => onSend(input as Input),
      PublishCode: onPublish,
      ImportLocations: ({ input }) => {
        onLocations(input as object);
        return {
          data: {
            addLocations: {
              __typename: 'AddLocationsPayload',
              companies: [],
              locations: [],
              errors: [],
            },
          },
        };
      },
    },
  });
  await press(user, 'Several codes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add several codes' }));
  await dialog.findByRole('tab', { name: 'Numbered' });
  return { user, dialog };
};

it('adds Table 01 to Table 40 after a dry run, and once when the first answer is lost', async () => {
  const sent: Input[] = [];
  const { user, dialog } = await open((input) => {
    sent.push(input);
    if (input.dryRun) return added([]);
    return sent.length === 2 ? 'silence' : added(input.rows.map(codeOf));
  });

  await user.type(await dialog.findByRole('textbox', { name: /Names/ }), 'Table #');
  await user.type(dialog.getByRole('textbox', { name: /To number/ }), '40');
  await user.click(dialog.getByRole('checkbox', { name: /one length/ }));
  expect(await dialog.findByText('40 codes: Table 01 to Table 40')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Check' }));

  const add = await dialog.findByRole('button', { name: 'Add 40 codes' });
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([true]);
  await user.click(add);
  await user.click(await dialog.findByRole('button', { name: 'Add 40 codes' }));

  expect(await dialog.findByText('40 codes were added')).toBeTruthy();
  expect(sent[2]).toEqual(sent[1]);
  expect(sent[2]?.id).toBe(sent[0]?.id);
  expect(sent[2]?.rows[0]).toEqual({
    name: 'Table 01',
    description: '',
    tags: [],
    locationId: 'l1',
    formId: null,
    frameId: null,
  });
  expect(dialog.getByRole('button', { name: 'Print these codes' })).toBeTruthy();
});

it('keeps its dialog after the codes were published: then they are printed', async () => {
  const rows = ['Table 1', 'Table 2'].map((name) => ({
    name,
    locationId: 'l1',
    formId: 'f1',
    frameId: 'r1',
  }));
  const published: string[] = [];
  const { user, dialog } = await open(
    ({ dryRun }) => added(dryRun ? [] : rows.map(codeOf)),
    ({ input }) => {
      const { id } = input as { id: string };
      published.push(id);
      const code = rows.map(codeOf).find((one) => one.id === id);
      return {
        data: {
          publishCode: {
            __typename: 'PublishCodePayload',
            code: { ...code, state: 'PUBLISHED' },
            formUrl: null,
            emailedTo: null,
            scanIssues: [],
            errors: [],
          },
        },
      };
    },
  );
  await user.type(await dialog.findByRole('textbox', { name: /Names/ }), 'Table #');
  await user.type(dialog.getByRole('textbox', { name: /To number/ }), '2');
  await user.click(dialog.getByRole('button', { name: 'Check' }));
  const add = await dialog.findByRole('button', { name: /^Add \d+ codes$/ });
  expect(dialog.queryByRole('columnheader', { name: 'Row' })).toBeNull();
  await user.click(add);
  await user.click(await dialog.findByRole('button', { name: 'Publish 2 codes' }));

  expect(await dialog.findByText('2 QR codes published successfully!')).toBeTruthy();
  expect(published).toEqual(['k0', 'k1']);
  expect(dialog.queryByRole('button', { name: 'Publish 2 codes' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Print these codes' })).toBeTruthy();
});

it('says which row of a file is wrong, lets it be mended in place, and shows what the server finds', async () => {
  const sent: Input[] = [];
  const { user, dialog } = await open((input) => {
    sent.push(input);
    return sent.length === 1
      ? added(
          [],
          [{ __typename: 'InputError', field: 'rows.0.formId', code: 'not_found', message: '' }],
        )
      : added(input.rows.map(codeOf));
  });
  await user.click(dialog.getByRole('tab', { name: 'From a spreadsheet' }));
  const file = new File(['name;location;form\nBar;Rynek 12;Lunch\nHall;Rynk;\n'], 'codes.csv');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is a field for the file.');
  await user.upload(input, file);

  expect(await dialog.findByText(/1 row of 2 needs mending/)).toBeTruthy();
  const row = within(dialog.getByRole('region', { name: 'Row 3' }));
  expect(row.getByText('There is nothing called “Rynk”.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Add 2 codes' }).hasAttribute('disabled')).toBe(true);
  expect(sent).toEqual([]);

  await user.click(row.getByRole('button', { name: /Location/ }));
  await user.click(await screen.findByRole('option', { name: /Rynek 12/ }));
  await user.click(await dialog.findByRole('button', { name: 'Add 2 codes' }));
  const wrong = within(await dialog.findByRole('region', { name: 'Row 2' }));
  await user.click(wrong.getByRole('button', { name: /Form/ }));
  await user.click(await screen.findByRole('option', { name: 'Choose later' }));
  await user.click(await dialog.findByRole('button', { name: 'Add 2 codes' }));

  expect(await dialog.findByText('2 codes were added')).toBeTruthy();
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
  expect(sent[1]?.rows.map(({ name, locationId }) => [name, locationId])).toEqual([
    ['Bar', 'l1'],
    ['Hall', 'l1'],
  ]);
});

it('adds the locations that a file names and that are not there yet', async () => {
  const sent: Input[] = [];
  const places: { locations: { id: string; name: string }[] }[] = [];
  const { user, dialog } = await open(
    (input) => {
      sent.push(input);
      return added(input.dryRun ? [] : input.rows.map(codeOf));
    },
    undefined,
    (input) => places.push(input as (typeof places)[number]),
  );
  await user.click(dialog.getByRole('tab', { name: 'From a spreadsheet' }));
  const file = new File(['name;location\nBar;Leeds\nHall;York\nDoor;Leeds\n'], 'codes.csv');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is a field for the file.');
  await user.upload(input, file);

  const card = within(await dialog.findByRole('region', { name: '2 locations are not there yet' }));
  expect(card.getByText('Leeds and York')).toBeTruthy();
  await user.type(card.getByRole('textbox', { name: /^Address/ }), 'High Street 1');
  await user.type(card.getByRole('textbox', { name: /^Email address/ }), 'a@b.example');
  await user.click(card.getByRole('button', { name: 'Add these 2 locations' }));

  await user.click(await dialog.findByRole('button', { name: 'Add 3 codes' }));
  expect(await dialog.findByText('3 codes were added')).toBeTruthy();
  const [{ locations } = { locations: [] }] = places;
  expect(locations).toMatchObject([
    { name: 'Leeds', companyId: 'c1', address: 'High Street 1', email: 'a@b.example' },
    { name: 'York' },
  ]);
  const [leeds, york] = locations.map(({ id }) => id);
  expect(sent.at(-1)?.rows.map(({ locationId }) => locationId)).toEqual([leeds, york, leeds]);
});
