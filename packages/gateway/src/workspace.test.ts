import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply } from './test/fakeApi.ts';
import { company, form, frame, location } from './test/world.ts';

const removal = {
  deleted: ['id-1'],
  deletion: 'deletion-1',
  cascade: { locations: 2, codes: 3, feedback: 40 },
};

it.each([
  {
    mutation: `addCompany(input: { name: "Café Lipa", address: "Lipowa 1",
      registrationNumber: "0012345", representative: "Anna" }) {
      company { id registrationNumber locationCount codeCount dateCreated } errors { code } }`,
    route: 'POST /company/',
    answer: company,
    body: {
      name: 'Café Lipa',
      address: 'Lipowa 1',
      registration_number: '0012345',
      representative: 'Anna',
    },
    data: {
      company: { registrationNumber: '0012345', locationCount: 1, codeCount: 10 },
      errors: [],
    },
  },
  {
    mutation: `updateCompany(input: { id: "company-1", representative: "Jan", visitorName: "Lipa" }) {
      company { id visitorName } errors { code } }`,
    route: 'PATCH /company/company-1/',
    answer: company,
    body: { representative: 'Jan', visitor_name: 'Lipa' },
    data: { company: { id: 'company-1', visitorName: 'Lipa' }, errors: [] },
  },
  {
    mutation: `addLocation(input: { name: "Old Town", email: "a@b.example", address: "Rynek 2",
      companyId: "company-1", timezone: "Europe/Warsaw" }) {
      location { id numberOfCodes timezone dateCreated } errors { code } }`,
    route: 'POST /location/',
    answer: location,
    body: {
      name: 'Old Town',
      email: 'a@b.example',
      address: 'Rynek 2',
      description: '',
      company: 'company-1',
      tags: [],
      timezone: 'Europe/Warsaw',
    },
    data: { location: { numberOfCodes: 10, timezone: 'Europe/Warsaw' }, errors: [] },
  },
  {
    mutation: `updateLocation(input: { id: "location-1", companyId: "company-2", visitorName: null }) {
      location { id visitorName } errors { code } }`,
    route: 'PATCH /location/location-1/',
    answer: location,
    body: { company: 'company-2', visitor_name: null },
    data: { location: { id: 'location-1', visitorName: null }, errors: [] },
  },
  {
    mutation: `addForm(input: { document: { title: "x", fields: [{ type: "rating" }] } }) {
      form { title version usedByCodes document } errors { code } }`,
    route: 'POST /form/',
    answer: form,
    body: { title: 'x', fields: [{ type: 'rating' }] },
    data: {
      form: {
        version: 1,
        usedByCodes: 10,
        document: { title: form.title, style: form.style, fields: form.fields },
      },
      errors: [],
    },
  },
  {
    mutation: `updateFrame(input: { id: "frame-1", document: { name: "x", content: [] } }) {
      frame { hasQr document } errors { code } }`,
    route: 'PATCH /frame/frame-1/',
    answer: frame,
    body: { name: 'x', content: [] },
    data: {
      frame: {
        hasQr: true,
        document: {
          name: frame.name,
          size: frame.size,
          background_color: frame.background_color,
          content: frame.content,
        },
      },
      errors: [],
    },
  },
  {
    mutation: `removeCompanies(input: { ids: ["id-1"] }) {
      removedIds deletionId cascade { locations codes feedback } errors { code } }`,
    route: 'POST /company/bulk_delete/',
    answer: removal,
    body: { ids: ['id-1'] },
    data: { removedIds: ['id-1'], deletionId: 'deletion-1', cascade: removal.cascade, errors: [] },
  },
  {
    mutation: `removeLocations(input: { ids: ["id-1"] }) {
      removedIds deletionId cascade { codes } errors { code } }`,
    route: 'POST /location/bulk_delete/',
    answer: removal,
    body: { ids: ['id-1'] },
    data: { removedIds: ['id-1'], deletionId: 'deletion-1', cascade: { codes: 3 }, errors: [] },
  },
  {
    mutation: `removeForms(input: { ids: ["id-1"] }) {
      removedIds deletionId unpublishedCodes errors { code } }`,
    route: 'POST /form/bulk_delete/',
    answer: removal,
    body: { ids: ['id-1'] },
    data: { removedIds: ['id-1'], deletionId: 'deletion-1', unpublishedCodes: 3, errors: [] },
  },
  {
    mutation: `removeFrames(input: { ids: ["id-1"] }) {
      removedIds deletionId unpublishedCodes errors { code } }`,
    route: 'POST /frame/bulk_delete/',
    answer: removal,
    body: { ids: ['id-1'] },
    data: { removedIds: ['id-1'], deletionId: 'deletion-1', unpublishedCodes: 3, errors: [] },
  },
])('is asked in the words of the API: $route', async ({ mutation, route, answer, body, data }) => {
  const { ask, asked } = createTestGateway({ [route]: () => answer });

  const result = await ask(`mutation { done: ${mutation} }`);

  expect(result.errors).toBeUndefined();
  expect(asked[0]?.body).toEqual(body);
  expect(result.data).toMatchObject({ done: data });
});

it.each([
  { wire: 'registration_number', field: 'registrationNumber' },
  { wire: 'visitor_name', field: 'visitorName' },
  { wire: 'company', field: 'companyId' },
  { wire: 'site', field: 'locationId' },
  { wire: 'form', field: 'formId' },
  { wire: 'frame', field: 'frameId' },
  { wire: 'fields.2.font_size', field: 'fields.2.font_size' },
  { wire: 'non_field_errors', field: null },
])('calls the field $wire of the API $field', async ({ wire, field }) => {
  const { ask } = createTestGateway({
    'POST /company/': () => new Reply(400, { [wire]: ['This field is required.', 'Odd words.'] }),
  });

  const { data } = await ask(`mutation { addCompany(input: {
    name: "", address: "", registrationNumber: "", representative: ""
  }) { company { id } errors { field code message } } }`);

  expect(data).toEqual({
    addCompany: {
      company: null,
      errors: [
        { field, code: 'required', message: 'This field is required.' },
        { field, code: 'invalid', message: 'Odd words.' },
      ],
    },
  });
});

it('remembers nothing that a change may have made wrong', async () => {
  let name = 'Before';
  const { ask } = createTestGateway({
    'GET /company/': (asked, request) => listOf([{ ...company, name }])(asked, request),
    'GET /location/': listOf([location]),
    'PATCH /location/location-1/': () => location,
    'PATCH /company/company-1/': () => {
      name = 'After';
      return { ...company, name };
    },
  });

  const { data } = await ask(`mutation {
    first: updateLocation(input: { id: "location-1", name: "x" }) { location { company { name } } }
    updateCompany(input: { id: "company-1", name: "After" }) { company { name } }
    second: updateLocation(input: { id: "location-1", name: "x" }) { location { company { name } } }
  }`);

  expect(data).toMatchObject({
    first: { location: { company: { name: 'Before' } } },
    second: { location: { company: { name: 'After' } } },
  });
});

it('answers a wrong filter with its sentence, and is not a bug of ours', async () => {
  const { ask, lines } = createTestGateway({
    'GET /company/': () => new Reply(400, { search: ['This text is too long.'] }),
  });

  const { errors } = await ask('{ companies(search: "x") { items { id } } }');

  expect(errors).toMatchObject([
    { message: 'This text is too long.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(lines).toEqual([]);
});

it('adds many locations in the words of the API, and says which row is wrong in those of the graph', async () => {
  const mutation = `mutation ($input: AddLocationsInput!) {
    addLocations(input: $input) { locations { id } companies { id } errors { field code } }
  }`;
  const company = {
    id: 'c1',
    name: 'Chain',
    address: 'Street 1',
    registrationNumber: '12',
    representative: 'Anna',
  };
  const location = { id: 'l1', name: 'York', email: 'a@b.example', address: '2', companyId: 'c1' };
  const input = { companies: [company], locations: [{ ...location, alertEmail: 'b@b.example' }] };
  const { ask, asked } = createTestGateway({
    'POST /location/bulk_create/': () => ({ companies: [], locations: [] }),
  });
  await ask(mutation, { input });
  expect(asked[0]?.body).toEqual({
    dry_run: false,
    companies: [
      {
        id: 'c1',
        name: 'Chain',
        address: 'Street 1',
        registration_number: '12',
        representative: 'Anna',
        visitor_name: null,
      },
    ],
    locations: [
      {
        id: 'l1',
        name: 'York',
        email: 'a@b.example',
        address: '2',
        description: '',
        company: 'c1',
        visitor_name: null,
        alert_email: 'b@b.example',
        alert_threshold: null,
        rating_target: null,
        tags: [],
      },
    ],
  });

  const refusing = createTestGateway({
    'POST /location/bulk_create/': () =>
      new Reply(400, {
        'locations.0.alert_email': ['This is not an email address.'],
        'companies.0.registration_number': ['This field is required.'],
      }),
  });
  expect((await refusing.ask(mutation, { input })).data).toMatchObject({
    addLocations: {
      errors: [{ field: 'locations.0.alertEmail' }, { field: 'companies.0.registrationNumber' }],
    },
  });
});
