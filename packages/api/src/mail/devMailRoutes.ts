import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { ApiEnv } from '../apiEnv.ts';
import type { Settings } from '../env.ts';
import { onThisMachine } from '../http/documented.ts';
import { notFound } from '../http/ApiError.ts';
import { outboxPage, previewLetter, previewPage } from './devMailPages.ts';
import { readOutbox, readOutboxLetter } from './outbox.ts';
import { isOutboxShown } from './whereLettersGo.ts';

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'";

/**
 * Shows the letters of the outbox to somebody who tries the product out on their own machine. With a
 * mail server, under an address that others can reach, or behind a proxy, the page does not exist.
 */
export const devMail = (settings: Settings) => {
  const { dataDir } = settings;
  const isOpen = isOutboxShown(settings);

  return new Hono<ApiEnv>()
    .use('/dev/mail/*', onThisMachine)
    .get('/dev/mail/', async (c) => {
      if (!isOpen) throw notFound();
      c.header('Content-Security-Policy', policy);
      return c.html(outboxPage(await readOutbox(dataDir)));
    })
    .get('/dev/mail/:id/', async (c) => {
      const letter = isOpen ? await readOutboxLetter(dataDir, c.req.param('id')) : undefined;
      if (!letter) throw notFound();
      c.header('Content-Security-Policy', policy);
      return c.html(letter.html);
    })
    .get('/dev/mail/:id/files/:number/', async (c) => {
      const { id, number } = c.req.param();
      const letter = isOpen ? await readOutboxLetter(dataDir, id) : undefined;
      const file = letter?.attachments[Number(number)];
      if (!file) throw notFound();
      c.header('Content-Security-Policy', policy);
      c.header('Content-Type', file.contentType);
      c.header(
        'Content-Disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      );
      return c.body(new Uint8Array(file.content));
    });
};

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
