import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createMailer } from '../mail/mailer.ts';
import { openMailRoom, until, type MailRoom } from '../test/openMailRoom.ts';
import { startSmtp } from '../test/startSmtp.ts';
import { newId } from '../tools/ids.ts';

let room: MailRoom;
beforeAll(async () => {
  room = await openMailRoom();
});
afterAll(() => room.close());

describe('letters', () => {
  it('wait while the mail server is down, and arrive once when it is back', async () => {
    const letter = await room.askForLetter('ada@example.com');
    await wait(1_500);
    expect(await letter.isWaiting()).toBe(true);

    const server = await startSmtp(room.port);
    await until(letter.isSent);
    await wait(1_500);

    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      messageId: `<${letter.letterId}@localhost>`,
      subject: 'Activate your Hearback account',
      to: [{ name: 'Ada Nowak', address: 'ada@example.com' }],
    });
    await server.stop();
  });

  it('do not go out twice when their job runs twice', async () => {
    const server = await startSmtp(room.port);
    const { accountId, letterId, id, isSent } = await room.askForLetter('twice@example.com');
    await until(isSent);

    await room.store.enqueue('sendActivation', { accountId, letterId, personId: id });
    await wait(1_000);
    expect(server.received).toHaveLength(1);
    await server.stop();
  });

  it('are not asked for when the transaction is undone', async () => {
    const server = await startSmtp(room.port);
    await expect(room.askForLetter('undone@example.com', true)).rejects.toThrow('undone');
    await wait(1_000);
    expect(server.received).toEqual([]);
    await server.stop();
  });

  it('become files when no mail server is set', async () => {
    const mailer = createMailer({ ...room.settings, smtpUrl: undefined });
    const id = newId();
    const letter = {
      id,
      to: { name: 'Ada\r\nBcc: eve@example.com', address: 'ada@example.com' },
      subject: 'Zażółć gęślą jaźń',
      text: 'text',
      html: '<p>html</p>',
    };
    await mailer.send(letter);
    await mailer.send(letter);

    expect(await readdir(join(room.folder, 'outbox'))).toEqual([`${id}.eml`]);
  });
});
