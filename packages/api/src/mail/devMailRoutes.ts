import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import type { Settings } from '../env.ts';
import { notFound } from '../http/refuse.ts';
import { readOutbox, readOutboxLetter } from './outbox.ts';
import { outboxPage } from './outboxPage.ts';
import { isOutboxShown } from './whereLettersGo.ts';
import { onThisMachine } from '../http/onThisMachine.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

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
