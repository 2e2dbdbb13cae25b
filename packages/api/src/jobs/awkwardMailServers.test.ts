import { connect, createServer } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { freePort, openMailRoom, until, type MailRoom } from '../test/openMailRoom.ts';
import { startSmtp } from '../test/startSmtp.ts';
import { sendActivation } from './accountLetters.ts';

let room: MailRoom;
beforeAll(async () => {
  room = await openMailRoom({ retryLimit: 2 });
});
afterAll(() => room.close());

/** Answers with a refusal so many times, then with nothing. */
const firstly = (refusal: string, times: number) => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked <= times ? refusal : undefined;
  };
};

/**
 * Stands in front of a mail server and cuts the line when the whole letter is through, before the
 * client hears that it was taken. Only the first time.
 */
const cutAfterLetter = async (port: number, behind: number) => {
  let hasCut = false;
  const proxy = createServer((client) => {
    const server = connect(behind, '127.0.0.1');
    let said = '';
    client.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      if (!hasCut && said.includes('\r\n.\r\n')) {
        hasCut = true;
        client.destroy();
        server.end();
        return;
      }
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('close', () => other.destroy());
      // A line that breaks is what this is about.
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    proxy.listen(port, '127.0.0.1', resolve);
  });
  return () => new Promise<unknown>((resolve) => proxy.close(resolve));
};

describe('a letter to a mail server', () => {
  it('that answers "not now" twice arrives once, when it is taken', async () => {
    const server = await startSmtp(room.port, { onRecipient: firstly('451 Try again later', 2) });
    const letter = await room.askForLetter('greylisted@example.com');
    await until(letter.isSent);

    expect(server.received).toHaveLength(1);
    expect(await letter.events()).toEqual([]);
    await server.stop();
  });

  it('that refuses the text for now is tried again', async () => {
    const server = await startSmtp(room.port, { onLetter: firstly('452 Mailbox full', 1) });
    const letter = await room.askForLetter('full@example.com');
    await until(letter.isSent);
    expect(server.received).toHaveLength(1);
    await server.stop();
  });

  it.each([
    ['our address', { onSender: firstly('553 Sender not allowed', 1) }],
    ['our server by its policy', { onRecipient: firstly('550 5.7.1 Relaying denied', 1) }],
  ])('that refuses %s is tried again: somebody can put that right', async (_, manners) => {
    const server = await startSmtp(room.port, manners);
    const letter = await room.askForLetter(`policy${Date.now()}@example.com`);
    await until(letter.isSent);
    expect(server.received).toHaveLength(1);
    await server.stop();
  });

  it('that knows no such address is given up at once, where the person and the log say so', async () => {
    let asked = 0;
    const server = await startSmtp(room.port, {
      onRecipient: () => {
        asked += 1;
        return '550 5.1.1 No such user gone@example.com';
      },
    });
    const letter = await room.askForLetter('gone@example.com');
    await until(letter.hasFailed);

    expect(asked).toBe(1);
    expect(server.received).toEqual([]);
    expect(await letter.events()).toEqual([{ kind: 'letter_failed', letter: 'activation' }]);
    const line = room.log.find((text) => text.includes(letter.letterId));
    expect(line).toContain('A letter is given up');
    expect(line).not.toContain('gone@');
    await server.stop();
  });

  it('that refuses for ever is given up after the last try, and never sent after that', async () => {
    const server = await startSmtp(room.port, { onLetter: () => '554 Looks like spam' });
    const letter = await room.askForLetter('spam@example.com');
    await until(letter.hasFailed);
    expect(await letter.events()).toEqual([{ kind: 'letter_failed', letter: 'activation' }]);
    await server.stop();

    const kinder = await startSmtp(room.port);
    const { accountId, letterId, id } = letter;
    await sendActivation.run({ accountId, letterId, personId: id }, room.tools);
    expect(kinder.received).toEqual([]);
    await kinder.stop();
  });

  // The server has the letter and we cannot know: nobody can promise exactly once over SMTP.
  it('that breaks off after taking it comes twice rather than never, with one Message-ID', async () => {
    const behind = await freePort();
    const server = await startSmtp(behind);
    const stopProxy = await cutAfterLetter(room.port, behind);
    const letter = await room.askForLetter('cut@example.com');
    await until(letter.isSent);

    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toEqual([`<${letter.letterId}@localhost>`, `<${letter.letterId}@localhost>`]);
    await stopProxy();
    await server.stop();
  });

  it('is sent once when two workers take it at the same time', async () => {
    const letter = await room.askForLetter('race@example.com');
    const { accountId, letterId, id } = letter;
    const server = await startSmtp(room.port);
    const run = () => sendActivation.run({ accountId, letterId, personId: id }, room.tools);
    const outcomes = await Promise.allSettled([run(), run(), run(), run()]);
    await until(letter.isSent);

    expect(server.received).toHaveLength(1);
    // Those that came second look again later, in case the first one did not survive.
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(2);
    await server.stop();
  });
});
