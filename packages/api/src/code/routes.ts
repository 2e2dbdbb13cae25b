import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import {
  AddedCodes,
  Code,
  CodeChange,
  CodeInput,
  CodePage,
  PreviewedCode,
  CodeQuery,
  CodeSheetQuery,
  FramePrintQuery,
  NewCode,
  NewCodes,
  Publication,
  PublishInput,
  VisitCodes,
  VisitCodesInput,
  VisitKey,
} from './contract.ts';
import {
  Cascade,
  ConfirmedBulkDeleteInput,
  ConfirmedDeleteInput,
  Removal,
} from '../collection/contract.ts';
import { invalidField } from '../http/ApiError.ts';
import { body } from '../http/body.ts';
import { query } from '../http/query.ts';
import { documented, loggedIn } from '../http/documented.ts';
import { collectionRoutes } from '../collection/routes.ts';
import { codesTogether } from './addCodes.ts';
import { type PrintedFile, printLimit, printMediaTypes } from './prints.ts';
import type { Services } from '../services.ts';

/** A delete without a body confirms nothing. */
const requireBody = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.header('Content-Type') === undefined) throw invalidField('confirm', 'confirm_delete');
  await next();
});

const sendPrint = (c: Context<ApiEnv>, { name, mediaType, content }: PrintedFile) =>
  c.body(content, 200, {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${name}"`,
  });

export const codeRoutes = ({ codes }: Services) =>
  new Hono<ApiEnv>()
    // Before the calls of one code, whose address it would match.
    .get(
      '/code/print_sheet/',
      documented({
        tag: 'code',
        name: 'printCodes',
        scope: 'read:workspace',
        limit: printLimit,
        summary: 'Codes in their frames as a PDF: on sheets of their own, shared ones, or labels.',
        answers: { 200: ['application/pdf'] },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      query(CodeSheetQuery),
      async (c) => sendPrint(c, await codes.printSheet(c.var.accountId, c.req.valid('query'))),
    )
    .route(
      '/',
      collectionRoutes({
        one: 'code',
        many: 'codes',
        names: ['Code', 'Codes'],
        scope: 'codes',
        shows: { page: CodePage, item: Code },
        takes: { query: CodeQuery, add: NewCode, replace: CodeInput, update: CodeChange },
        rules: codes,
        changeRefuses: ['scan_blocked'],
      }),
    )
    .delete(
      '/code/:id/',
      documented({
        tag: 'code',
        name: 'removeCode',
        scope: 'write:codes',
        summary: 'Removes a code with its scans and feedback, when the word DELETE confirms it.',
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      requireBody,
      body(ConfirmedDeleteInput),
      async (c) => c.json(await codes.remove(c.var, [c.req.param('id')])),
    )
    .get(
      '/frame/:id/print/',
      documented({
        tag: 'frame',
        name: 'printFrame',
        scope: 'read:workspace',
        limit: printLimit,
        summary:
          'A frame with a code as a file for print: PDF, SVG, PNG or commands of a receipt printer. Without a code it has a sample and is marked as a proof.',
        answers: { 200: [...new Set(Object.values(printMediaTypes))] },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      query(FramePrintQuery),
      async (c) =>
        sendPrint(
          c,
          await codes.printFrame(c.var.accountId, c.req.param('id'), c.req.valid('query')),
        ),
    )
    .post(
      '/code/bulk_create/',
      documented({
        tag: 'code',
        name: 'addCodes',
        limit: codesTogether,
        scope: 'write:codes',
        summary: 'Adds many codes: all of them, or none. A dry run only says what is wrong.',
        answers: { 200: AddedCodes, 201: AddedCodes },
        refuses: ['invalid_input', 'id_taken'],
      }),
      loggedIn,
      body(NewCodes),
      async (c) => {
        const input = c.req.valid('json');
        const added = await codes.addMany(c.var.accountId, input);
        return c.json({ codes: added }, input.dry_run ? 200 : 201);
      },
    )
    .post(
      '/code/bulk_delete/',
      documented({
        tag: 'code',
        name: 'removeCodes',
        scope: 'write:codes',
        summary: 'Removes codes with their scans and feedback: all of them, or none.',
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(ConfirmedBulkDeleteInput),
      async (c) => c.json(await codes.remove(c.var, c.req.valid('json').ids)),
    )
    .get(
      '/code/:id/delete_preview/',
      documented({
        tag: 'code',
        name: 'previewCodeRemoval',
        scope: 'read:workspace',
        summary: 'What would go with a code if it were removed.',
        answers: { 200: Cascade },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await codes.previewRemoval(c.var.accountId, c.req.param('id'))),
    )
    .post(
      '/code/:id/publish/',
      documented({
        tag: 'code',
        name: 'publishCode',
        scope: 'write:codes',
        summary:
          'Opens a code to visitors, with its form as it is now, once its art is proven to scan.',
        answers: { 200: Publication },
        refuses: [
          'invalid_input',
          'not_found',
          'no_form',
          'no_frame',
          'no_code_on_frame',
          'scan_blocked',
          'scan_weak',
        ],
      }),
      loggedIn,
      body(PublishInput),
      async (c) => {
        const { accountId, userId } = c.var;
        const input = c.req.valid('json');
        return c.json(await codes.publish(accountId, userId, c.req.param('id'), input));
      },
    )
    .post(
      '/code/:id/pause/',
      documented({
        tag: 'code',
        name: 'pauseCode',
        scope: 'write:codes',
        summary: 'Closes a code for now. Its page says so kindly.',
        answers: { 200: Code },
        refuses: ['not_found', 'not_published'],
      }),
      loggedIn,
      async (c) => {
        await codes.pause(c.var.accountId, c.req.param('id'));
        return c.json(await codes.get(c.var.accountId, c.req.param('id')));
      },
    )
    .post(
      '/code/:id/resume/',
      documented({
        tag: 'code',
        name: 'resumeCode',
        scope: 'write:codes',
        summary: 'Opens a paused code again, if its art still scans.',
        answers: { 200: Code },
        refuses: ['not_found', 'not_published', 'scan_blocked'],
      }),
      loggedIn,
      async (c) => {
        await codes.resume(c.var.accountId, c.req.param('id'));
        return c.json(await codes.get(c.var.accountId, c.req.param('id')));
      },
    )
    .post(
      '/code/:id/visit_key/',
      documented({
        tag: 'code',
        name: 'renewVisitKey',
        scope: 'write:codes',
        summary:
          'Makes the key with which a till signs visit codes, instead of the one before. It is shown once.',
        answers: { 200: VisitKey },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await codes.renewVisitKey(c.var.accountId, c.req.param('id'))),
    )
    .post(
      '/code/:id/visit_codes/',
      documented({
        tag: 'code',
        name: 'makeVisitCodes',
        scope: 'write:codes',
        summary: 'Makes addresses that each prove one visit, for receipts or cards.',
        answers: { 201: VisitCodes },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(VisitCodesInput),
      async (c) => {
        const { accountId } = c.var;
        const input = c.req.valid('json');
        return c.json(await codes.makeVisitCodes(accountId, c.req.param('id'), input), 201);
      },
    )
    .get(
      '/code/:id/preview/',
      documented({
        tag: 'code',
        name: 'previewCode',
        scope: 'read:workspace',
        summary: 'The linked form as visitors would see it. Counts no scan and takes no answer.',
        answers: { 200: PreviewedCode },
        refuses: ['not_found', 'no_form'],
      }),
      loggedIn,
      async (c) => c.json(await codes.preview(c.var.accountId, c.req.param('id'))),
    );
