// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createApolloClient } from '../../../server/client';
import type { AnyMessage } from '../../../i18n/Messages';
import { messages as snackbar } from '../../../shell/snackbar/messages';
import { onAnnouncement } from '../../../shell/snackbar/snackbar';
import { fakeGateway, type Answers } from '../../../test/fakeGateway';
import { noCodeValues } from '../codes/CodeValues';
import { formOf, stored } from '../documents/editing.fixtures';
import { messages } from './messages';
import { ownTemplate } from './template.fixtures';
import { useFormOfCode } from './useTemplates';

const said: AnyMessage[] = [];
let stop = () => {};

beforeEach(() => {
  said.length = 0;
  stop = onAnnouncement((announcement) => {
    if ('message' in announcement) said.push(announcement.message);
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const template = { data: { template: ownTemplate } };
const values = { ...noCodeValues, name: 'Counter', templateId: 't1' };

/** The id of the form of a code, made from a template. */
function make(answers: Answers) {
  fakeGateway(answers);
  const client = createApolloClient();
  const { result } = renderHook(() => useFormOfCode(), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return result.current(values);
}

it('is a new form with the name of the code', async () => {
  const form = formOf(stored, 1, 'f9');
  const AddForm = { data: { addForm: { __typename: 'AddFormPayload', form, errors: [] } } };

  expect(await make({ TemplateOfCode: template, AddForm })).toBe('f9');
  expect(said).toEqual([]);
});

it.each<[string, Answers, AnyMessage]>([
  [
    'the server fails',
    { TemplateOfCode: { failure: 'UPSTREAM_UNAVAILABLE' } },
    snackbar.serverIssue,
  ],
  ['nobody is there', { TemplateOfCode: 'silence' }, snackbar.offline],
  [
    'the network goes before the form is added',
    { TemplateOfCode: template, AddForm: 'silence' },
    snackbar.offline,
  ],
  ['the template is gone', { TemplateOfCode: { data: { template: null } } }, messages.notMade],
])('is not made, and one sentence says why, when %s', async (_, answers, sentence) => {
  expect(await make(answers)).toBeUndefined();
  expect(said).toEqual([sentence]);
});
