import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import {
  DuplicateFormInput,
  Form,
  FormChange,
  FormPage,
  FormPublication,
  FormQuery,
  FormReplacement,
  FormVersion,
  FormVersionPage,
  FormVersionQuery,
  NewForm,
  RevisionInput,
} from './contract.ts';
import { collectionRoutes, removalRoutes } from '../collection/routes.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn } from '../http/documented.ts';
import { query, toPage } from '../http/query.ts';
import type { Services } from '../services.ts';

const nouns = { one: 'form', many: 'forms', names: ['Form', 'Forms'] } as const;

export const formRoutes = ({ forms, formVersions }: Services) =>
  new Hono<ApiEnv>()
    .route(
      '/',
      collectionRoutes({
        ...nouns,
        shows: { page: FormPage, item: Form },
        takes: {
          query: FormQuery,
          add: NewForm,
          replace: FormReplacement,
          update: FormChange,
        },
        rules: forms,
        adds: {
          summary:
            'Adds a form. With an `id` that was sent before, answers the form that it has made.',
          refuses: ['invalid_input', 'not_found'],
        },
        changeRefuses: ['form_changed'],
      }),
    )
    .route(
      '/',
      removalRoutes({
        ...nouns,
        rules: forms,
        says: {
          remove: 'Removes a form. Codes that show it are unpublished.',
          removeMany: 'Removes forms: all of them, or none. Codes that show one are unpublished.',
          preview: 'How many open codes removing a form would unpublish.',
        },
      }),
    )
    .post(
      '/form/:id/duplicate/',
      documented({
        tag: 'form',
        name: 'duplicateForm',
        scope: 'write:workspace',
        summary: 'Adds a form like another. The copy was never published.',
        answers: { 201: Form },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(DuplicateFormInput, { isOptional: true }),
      async (c) => {
        const { title } = c.req.valid('json');
        return c.json(await forms.duplicate(c.var.accountId, c.req.param('id'), title), 201);
      },
    )
    .post(
      '/form/:id/publish/',
      documented({
        tag: 'form',
        name: 'publishForm',
        scope: 'write:workspace',
        summary:
          'Freezes a form as its next version; its open and paused codes show it from now on.',
        answers: { 200: FormPublication },
        refuses: ['invalid_input', 'not_found', 'form_changed'],
      }),
      loggedIn,
      body(RevisionInput, { isOptional: true }),
      async (c) => {
        const { revision } = c.req.valid('json');
        return c.json(await formVersions.publish(c.var.accountId, c.req.param('id'), revision));
      },
    )
    .get(
      '/form/:id/version/',
      documented({
        tag: 'form',
        name: 'listFormVersions',
        scope: 'read:workspace',
        summary: 'A form as it was published each time, newest first.',
        answers: { 200: FormVersionPage },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      query(FormVersionQuery),
      async (c) => {
        const asked = c.req.valid('query');
        const found = await formVersions.list(c.var.accountId, c.req.param('id'), asked);
        return c.json(toPage(c.req.url, asked, found));
      },
    )
    .get(
      '/form/:id/version/:version/',
      documented({
        tag: 'form',
        name: 'getFormVersion',
        scope: 'read:workspace',
        summary: 'A form as it was published once, also when it was changed or removed since.',
        answers: { 200: FormVersion },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) =>
        c.json(
          await formVersions.get(
            c.var.accountId,
            c.req.param('id'),
            Number(c.req.param('version')),
          ),
        ),
    )
    .post(
      '/form/:id/version/:version/restore/',
      documented({
        tag: 'form',
        name: 'restoreFormVersion',
        scope: 'write:workspace',
        summary:
          'Puts a published version into the form. Visitors see it once it is published again.',
        answers: { 200: Form },
        refuses: ['invalid_input', 'not_found', 'form_changed'],
      }),
      loggedIn,
      body(RevisionInput, { isOptional: true }),
      async (c) => {
        const { id, version } = c.req.param();
        const { revision } = c.req.valid('json');
        return c.json(await formVersions.restore(c.var.accountId, id, Number(version), revision));
      },
    );
