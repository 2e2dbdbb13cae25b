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
import { BulkDeleteInput, Cascade, Removal } from '../http/removal.ts';
import { body } from '../http/body.ts';
import { documented } from '../http/documented.ts';
import { query } from '../http/query.ts';
import { loggedIn } from '../http/session.ts';
import type { Services } from '../services.ts';
import { toPage } from '../http/toPage.ts';

export const formRoutes = ({ forms, formVersions }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/form/',
      documented({
        tag: 'form',
        name: 'listForms',
        scope: 'read:workspace',
        summary: "The account's forms, newest first unless ordered otherwise.",
        answers: { 200: FormPage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(FormQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await forms.list(c.var.accountId, asked)));
      },
    )
    .post(
      '/form/',
      documented({
        tag: 'form',
        name: 'addForm',
        scope: 'write:workspace',
        summary:
          'Adds a form. With an `id` that was sent before, answers the form that it has made.',
        answers: { 201: Form },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(NewForm),
      async (c) => c.json(await forms.add(c.var.accountId, c.req.valid('json')), 201),
    )
    .get(
      '/form/:id/',
      documented({
        tag: 'form',
        name: 'getForm',
        scope: 'read:workspace',
        summary: 'A form of the account.',
        answers: { 200: Form },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await forms.get(c.var.accountId, c.req.param('id'))),
    )
    .put(
      '/form/:id/',
      documented({
        tag: 'form',
        name: 'replaceForm',
        scope: 'write:workspace',
        summary: 'Replaces all of a form.',
        answers: { 200: Form },
        refuses: ['invalid_input', 'not_found', 'form_changed'],
      }),
      loggedIn,
      body(FormReplacement),
      async (c) =>
        c.json(await forms.replace(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .patch(
      '/form/:id/',
      documented({
        tag: 'form',
        name: 'updateForm',
        scope: 'write:workspace',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: Form },
        refuses: ['invalid_input', 'not_found', 'form_changed'],
      }),
      loggedIn,
      body(FormChange),
      async (c) =>
        c.json(await forms.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .delete(
      '/form/:id/',
      documented({
        tag: 'form',
        name: 'removeForm',
        scope: 'write:workspace',
        summary: 'Removes a form. Codes that show it are unpublished.',
        answers: { 200: Removal },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await forms.remove(c.var, [c.req.param('id')])),
    )
    .post(
      '/form/bulk_delete/',
      documented({
        tag: 'form',
        name: 'removeForms',
        scope: 'write:workspace',
        summary: 'Removes forms: all of them, or none. Codes that show one are unpublished.',
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(BulkDeleteInput),
      async (c) => c.json(await forms.remove(c.var, c.req.valid('json').ids)),
    )
    .get(
      '/form/:id/delete_preview/',
      documented({
        tag: 'form',
        name: 'previewFormRemoval',
        scope: 'read:workspace',
        summary: 'How many open codes removing a form would unpublish.',
        answers: { 200: Cascade },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await forms.previewRemoval(c.var.accountId, c.req.param('id'))),
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
