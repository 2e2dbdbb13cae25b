import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openMailRoom, until, type MailRoom } from '../test/openMailRoom.ts';
import { startSmtp, type SmtpServer } from '../test/startSmtp.ts';
import { newId } from '../tools/ids.ts';
import { lettersSql } from '../notification/letters.sql.ts';

let room: MailRoom;
let server: SmtpServer;
beforeAll(async () => {
  room = await openMailRoom();
  server = await startSmtp(room.port);
});
afterAll(async () => {
  await room.close();
  await server.stop();
});

/** A letter that a process took in hand, which was last heard of some seconds ago. */
const heldBy = async ({ silentFor }: { silentFor: number }) => {
  const { accountId, id, isSent } = await room.askForLetter(`${newId()}@example.com`);
  await until(isSent);
  const letterId = newId();
  await room.store.transact(async (inside) => {
    const letter = { accountId, id: letterId, kind: 'sendActivation', about: id };
    await lettersSql.insert(inside.db, { ...letter, createdAt: new Date() });
    await lettersSql.take(inside.db, accountId, letterId, new Date(), new Date(Date.now() - 1));
    const later = new Date(Date.now() + 3_600_000);
    await inside.enqueue('sendActivation', { accountId, letterId, personId: id }, later);
  });
  const { rows } = await sql`
    update job_queue.job set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - ${silentFor} * interval '1 second'
    where data ->> 'letterId' = ${letterId} and heartbeat_seconds = 10 returning id`.execute(
    room.database,
  );
  expect(rows).toHaveLength(1);
  const find = () => lettersSql.find(room.store.db, accountId, letterId);
  return async () => (await find())?.sent_at instanceof Date;
};

it('takes over what a dead process held, and nothing of one that is there', async () => {
  const ofTheLiving = await heldBy({ silentFor: -3_600 });
  const ofTheDead = await heldBy({ silentFor: 11 });
  await until(ofTheDead);
  expect(await ofTheLiving()).toBe(false);
});
