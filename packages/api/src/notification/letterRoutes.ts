import { createHash } from 'node:crypto';

import { limits } from '@hearback/schema/limits';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import { letterLanguage } from '../mail/letter.ts';
import { type AnswerPage, answerPage, letterPage, letterPageStyle } from '../mail/letterPage.ts';
import { readLimited } from '../http/body.ts';
import type { OpenedLink } from './letterLinks.ts';
import type { Services } from '../services.ts';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(letterPageStyle).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Mail providers make the calls of many readers from a few addresses. */
const opened = { name: 'letter_link', points: 600, seconds: 3_600 };

const limited = createMiddleware<ApiEnv>(async (c, next) => {
  await c.var.limits.spend(opened, c.var.clientAddress);
  await next();
});

const maxBodyBytes = 2_000;

/** Two texts as shown and as written, each character in nine bytes of a form, and what is around them. */
const maxWorkBytes =
  2 * 9 * (limits.feedbackNoteMaxLength + limits.feedbackReplyMaxLength) + maxBodyBytes;

/** A form ends lines in CRLF; the product keeps LF. */
const textOf = (fields: URLSearchParams, name: string) =>
  (fields.get(name) ?? '').replaceAll('\r\n', '\n');

/** The fields of an answer in a posted form, each as the page showed it or as it was changed. */
const workOf = (fields: URLSearchParams, prefix: '' | 'shown_') => ({
  status: textOf(fields, `${prefix}status`),
  note: textOf(fields, `${prefix}note`),
  reply: textOf(fields, `${prefix}reply`),
});

/** The reader's language, or the letter's if the browser requests none of ours. */
const languageOf = (c: Context<ApiEnv>, ofLetter: string): string => {
  const accepted = (c.req.header('Accept-Language') ?? '').slice(0, 200).toLowerCase().split(',');
  const known = accepted.map((each) => each.trim()).find((each) => /^(?:pl|en)\b/.test(each));
  if (known === undefined) return ofLetter;
  return letterLanguage(known);
};

/** The pages that links of letters open. Looking at one does nothing: mail scanners look at all. */
export const letterLinks = ({ letterLinks: links }: Services, publicOrigin: string) => {
  const protect = (c: Context<ApiEnv>) => {
    c.header('Content-Security-Policy', policy);
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
  };

  const send = (c: Context<ApiEnv>, state: 'ask' | 'confirmed' | 'refused', link: OpenedLink) => {
    protect(c);
    return c.html(letterPage({ ...link, state, language: languageOf(c, link.language) }));
  };

  const sendAnswer = (
    c: Context<ApiEnv>,
    { feedbackId, ...link }: Omit<AnswerPage, 'url'> & { feedbackId: string },
    status: 200 | 400 | 409 | 410,
  ) => {
    protect(c);
    const url = `${publicOrigin}/feedback/?open=${feedbackId}`;
    const page = answerPage({ ...link, url, language: languageOf(c, link.language) });
    return c.html(page, status);
  };

  const orNotFound = async (
    c: Context<ApiEnv>,
    work: () => Promise<Response>,
    isAnswer = false,
  ) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      protect(c);
      const language = languageOf(c, 'en-US');
      return c.html(letterPage({ state: 'unknown', isAnswer, language }), 404);
    }
  };

  return new Hono<ApiEnv>()
    .get('/letters/answers/:token/', limited, (c) =>
      orNotFound(
        c,
        async () => {
          const link = await links.openAnswer(c.req.param('token'));
          return sendAnswer(c, link, typeof link.answer === 'string' ? 410 : 200);
        },
        true,
      ),
    )
    .post('/letters/answers/:token/', limited, (c) =>
      orNotFound(
        c,
        async () => {
          const body = Buffer.from(await readLimited(c.req.raw, maxWorkBytes)).toString();
          const fields = new URLSearchParams(body);
          // Posted by something else than the page's own form.
          if (!fields.has('shown_status')) throw notFound();
          const written = workOf(fields, '');
          const result = await links.changeAnswer(
            c.req.param('token'),
            workOf(fields, 'shown_'),
            written,
          );
          if (typeof result.answer === 'string') return sendAnswer(c, result, 410);
          if (result.conflicts.length > 0) return sendAnswer(c, { ...result, written }, 409);
          if (Object.keys(result.issues).length > 0) {
            return sendAnswer(c, { ...result, written }, 400);
          }
          return sendAnswer(c, { ...result, isSaved: true }, 200);
        },
        true,
      ),
    )
    .get('/letters/:token/', limited, (c) =>
      orNotFound(c, async () => send(c, 'ask', await links.open(c.req.param('token')))),
    )
    .post('/letters/:token/', limited, (c) =>
      orNotFound(c, async () => {
        // A mail program posts `List-Unsubscribe=One-Click`; the page's first button `answer=confirm`.
        const body = Buffer.from(await readLimited(c.req.raw, maxBodyBytes)).toString();
        const isYes = new URLSearchParams(body).get('answer') === 'confirm';
        const link = await links.use(c.req.param('token'), isYes ? 'confirm' : 'refuse');
        return send(c, isYes ? 'confirmed' : 'refused', link);
      }),
    );
};
