import { venueOf } from '@hearback/schema/venue';

import { reply } from '../mail/reply/reply.ts';
import { hashReply } from '../feedback/mailReply.ts';
import { createLetterLinks, hashAddress } from '../notification/letterLinks.ts';
import { createReceipts } from '../survey/receipts.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a reply to the visitor who left the answer, unless it was taken back or the answer is gone. */
export const sendReply = defineJob('sendReply', async (input, tools) => {
  const { accountId, letterId } = input;
  const { letters, replyDeliveries, alertAddresses, people, settings, now } = tools;
  const letter = await letters.find(accountId, letterId);
  if (!letter || letter.sent_at || letter.failed_at) return;
  const feedbackId = letter.about;
  const delivery = await replyDeliveries.find(accountId, feedbackId);
  if (delivery?.letter_id !== letterId) return;
  const { due_at: dueAt } = delivery;
  if (dueAt && dueAt > now()) {
    await tools.transact((inside) => inside.enqueue('sendReply', input, dueAt));
    return;
  }

  const cancel = (reason: 'refused' | null) =>
    tools.transact(async (inside) => {
      await inside.letters.cancel(accountId, letterId);
      await inside.replyDeliveries.set(accountId, feedbackId, { letter_id: null, reason });
    });
  const person = await people.findOwner(accountId);
  const answer = await replyDeliveries.findAnswer(accountId, feedbackId);
  if (!person?.is_active || !answer) return cancel(null);
  const addressHash = hashAddress(answer.email);
  if (await alertAddresses.isRefused(addressHash, 'reply')) return cancel('refused');

  const receipt = await createReceipts(tools).ofKept(answer.code_id, answer.client_id);
  const link = createLetterLinks(tools.secretFor).make({
    purpose: 'reply',
    accountId,
    addressHash,
  });
  const ending = `${settings.publicOrigin}/letters/${link}`;
  await sendOnce(
    tools,
    input,
    person,
    async () => {
      await replyDeliveries.set(accountId, feedbackId, { words_hash: hashReply(answer.reply) });
      return {
        ...reply({
          language: answer.language,
          company: answer.visitor_company,
          venue: venueOf(answer.visitor_company, answer.visitor_place),
          reply: answer.reply,
          rating: answer.rating,
          comment: answer.comment,
          at: answer.received_at,
          url: `${settings.publicOrigin}/receipt/${receipt}`,
          ending,
        }),
        unsubscribe: ending,
      };
    },
    { name: answer.name, address: answer.email },
  );
});
