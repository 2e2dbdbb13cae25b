// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  newFormDocument,
  newFrameDocument,
  type Starter,
  starters,
} from '@hearback/schema/documents';

import { fillIn, press, renderApp } from '../../../test/renderApp';

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 1 };
const listOf = (item: object) => ({ data: { list: { items: [item], pageInfo } } });
const company = { __typename: 'Company', id: 'c1', name: 'Café Lipa', visitorName: null };
const location = { __typename: 'Location', id: 'l1', name: 'Rynek 12', company };
const form = { __typename: 'Form', id: 'f1', title: 'Lunch' };
const frame = { __typename: 'Frame', id: 'r1', name: 'Card', hasQr: true };
const dates = { dateCreated: '2026-11-20T10:00:00Z', dateUpdated: '2026-11-20T10:00:00Z' };
const wholeForm = {
  ...form,
  ...dates,
  document: newFormDocument('Lunch', ['rating']),
  version: 1,
  revision: 1,
  hasUnpublishedChanges: false,
  usedByCodes: 0,
};
const wholeFrame = { ...frame, ...dates, document: newFrameDocument('Card'), revision: 1 };
const code = {
  __typename: 'Code',
  id: 'k1',
  slug: 'A1',
  shortUrl: 'https://hearback.test/r/A1',
  name: 'Counter',
  description: '',
  style: null,
  replacesAnswers: false,
  tags: [],
  state: 'PUBLISHED',
  hasUnpublishedChanges: false,
  dateCreated: '2026-11-20T10:00:00Z',
  publishedAt: '2026-11-20T10:00:00Z',
  location,
  company,
  form,
  frame,
};

const toTemplate = ({ id, name, document }: Starter) => ({
  __typename: 'Template',
  id,
  name: name['en-US'],
  isStarter: true,
  document,
});

const answers = {
  LocationChoices: listOf(location),
  FormChoices: listOf(form),
  FrameChoices: listOf(frame),
  FormsTab: {
    data: {
      forms: {
        __typename: 'FormPage',
        items: [wholeForm],
        pageInfo,
      },
    },
  },
  FramesTab: {
    data: {
      frames: {
        __typename: 'FramePage',
        items: [wholeFrame],
        pageInfo,
      },
    },
  },
  Starters: { data: { starters: starters.map(toTemplate) } },
  OwnTemplates: { data: { list: { items: [], pageInfo } } },
  LinkedFrame: { data: { frame: { ...frame, document: newFrameDocument('Card') } } },
  CodeEditorPage: { data: { code } },
  AddCode: { data: { addCode: { __typename: 'AddCodePayload', code, errors: [] } } },
  PublishCode: {
    data: {
      publishCode: {
        __typename: 'PublishCodePayload',
        code,
        formUrl: code.shortUrl,
        emailedTo: 'anna@lipa.example',
        scanIssues: [],
        errors: [],
      },
    },
  },
};

it('goes from form to frame to code and publishes; what is typed lives through steps and reloads', async () => {
  const { user, asked } = renderApp('/creator?wizard=1', { isLoggedIn: true, answers });

  const forms = within(await screen.findByRole('group', { name: 'Your forms' }));
  await press(user, 'Next');
  expect(screen.getByText('This field is required.')).toBeTruthy();
  await user.click(forms.getByRole('radio', { name: 'Lunch' }));
  expect(screen.queryByText('This field is required.')).toBeNull();
  await press(user, 'Next');
  const frames = within(await screen.findByRole('group', { name: 'Your frames' }));
  await user.click(frames.getByRole('radio', { name: 'Card' }));
  await press(user, 'Next');

  await fillIn(user, { Name: 'Counter' });
  await user.click(await screen.findByRole('button', { name: /Location/ }));
  await user.click(await screen.findByRole('option', { name: /Rynek 12/ }));
  await expect
    .poll(() => window.location.search)
    .toBe('?wizard=1&form=f1&step=code&frame=r1&name=Counter&location=l1');
  await press(user, 'Back');
  await press(user, 'Next');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Counter');

  await press(user, 'Create and publish');
  expect(await screen.findByText('QR code will be emailed')).toBeTruthy();
  expect(screen.getByText(/anna@lipa.example/)).toBeTruthy();
  expect(asked.find(({ name }) => name === 'AddCode')?.variables).toEqual({
    input: {
      id: expect.any(String),
      name: 'Counter',
      description: '',
      locationId: 'l1',
      formId: 'f1',
      frameId: 'r1',
      style: null,
      replacesAnswers: false,
      tags: [],
    },
  });
});

it('makes a form and a frame from finished ones, those of the trade first, when their step is left', async () => {
  const { user, asked } = renderApp('/creator?wizard=1', {
    isLoggedIn: true,
    answers: {
      ...answers,
      LocationChoices: listOf({ ...location, company: { ...company, name: 'Hotel Żubr' } }),
      AddForm: {
        data: { addForm: { __typename: 'AddFormPayload', form: wholeForm, errors: [] } },
      },
      AddFrame: {
        data: {
          addFrame: {
            __typename: 'AddFramePayload',
            frame: wholeFrame,
            errors: [],
          },
        },
      },
    },
  });
  const made = (operation: string) => asked.filter(({ name }) => name === operation);

  const shelf = within(await screen.findByRole('group', { name: 'Start from a finished form' }));
  expect(shelf.getAllByRole('radio')[0]?.closest('label')?.textContent).toContain('Hotel');
  await user.click(screen.getByRole('radio', { name: 'Gym' }));
  expect(made('AddForm')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Café' }));
  await press(user, 'Next');

  const designs = within(await screen.findByRole('group', { name: 'Start from a finished frame' }));
  expect(made('AddForm')).toHaveLength(1);
  expect(made('AddForm')[0]?.variables).toMatchObject({ input: { document: { title: 'Café' } } });
  expect(window.location.search).toBe('?wizard=1&form=f1&step=frame');
  expect(designs.getAllByRole('radio')[0]?.closest('label')?.textContent).toContain('Editorial');
  await user.click(designs.getByRole('radio', { name: 'Bistro menu' }));
  await press(user, 'Next');
  expect(await screen.findByText(/linked already/)).toBeTruthy();
  expect(made('AddFrame')[0]?.variables).toMatchObject({
    input: { document: { name: 'Bistro menu' } },
  });
  expect(window.location.search).toBe('?wizard=1&form=f1&step=code&frame=r1');
});

it('leads to the locations where there is none, and they lead back to what was chosen', async () => {
  const empty = { data: { list: { items: [], pageInfo } } };
  const { user } = renderApp('/creator?wizard=1&step=code&form=f1&name=Counter', {
    isLoggedIn: true,
    answers: {
      ...answers,
      LocationChoices: empty,
      CompanyChoices: listOf(company),
      LocationsPage: {
        data: { locations: { __typename: 'LocationPage', items: [], pageInfo } },
      },
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Go to locations' }));
  const back = await screen.findByRole('link', { name: 'Back to the QR Wizard' });

  expect(back.getAttribute('href')).toBe('/creator?wizard=1&step=code&form=f1&name=Counter');
});

it('claims no links that are not there', async () => {
  renderApp('/creator?wizard=1&step=code', { isLoggedIn: true, answers });

  expect(await screen.findByText(/link a form and a frame as well/)).toBeTruthy();
  expect(screen.queryByText(/linked already/)).toBeNull();
});
