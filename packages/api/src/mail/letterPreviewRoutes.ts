import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import type { Settings } from '../env.ts';
import { notFound } from '../http/refuse.ts';
import { previewLetter, previewPage } from './previewPage.ts';
import { onThisMachine } from '../http/onThisMachine.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/** Shows every letter of the product as it would look, while it is being developed. */
export const letterPreview = ({ isDevelopment }: Settings) => {
  const whileDeveloped = createMiddleware<ApiEnv>(async (c, next) => {
    if (!isDevelopment) throw notFound();
    c.header('Content-Security-Policy', policy);
    await next();
  });

  return new Hono<ApiEnv>()
    .use('/dev/mail/letters/*', onThisMachine)
    .get('/dev/mail/letters/', whileDeveloped, (c) => c.html(previewPage()))
    .get('/dev/mail/letters/:name/:language/', whileDeveloped, (c) => {
      const letter = previewLetter(c.req.param('name'), c.req.param('language'));
      if (!letter) throw notFound();
      return c.html(letter.html);
    })
    .get('/dev/mail/letters/:name/:language/text/', whileDeveloped, (c) => {
      const letter = previewLetter(c.req.param('name'), c.req.param('language'));
      if (!letter) throw notFound();
      return c.text(letter.text);
    });
};
