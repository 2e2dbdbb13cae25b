import { limits } from '@hearback/schema/limits';
import { Webhook } from 'standardwebhooks';

import { codesSql, withAddress } from '../code/codes.sql.ts';
import { feedbacksSql } from '../feedback/feedbacks.sql.ts';
import type { ServiceTools } from '../services.ts';
import { type PostAnswer, PostFailure, type PostSafely } from '../tools/postSafely.ts';
import { asStep } from '../tracing/currentWork.ts';
import { toChatBody } from './chatMessages.ts';
import { type DeliveryFailure, digestEvent, testEvent } from './contract.ts';
import { nextTry, noteOutcome } from './deliveries.ts';
import {
  type DueDelivery,
  type TryOutcome,
  webhookDeliveriesSql,
} from './webhookDeliveries.sql.ts';
import { mayBeCalled } from './webhookSecret.ts';

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** From when on a receiver wants to be asked again: seconds or a date. Undefined: it says nothing. */
export function readRetryAfter(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return new Date(now.getTime() + Number(text) * 1_000);
  const at = new Date(text);
  return httpDate.test(text) && !Number.isNaN(at.getTime()) ? at : undefined;
}

type Tools = Pick<ServiceTools, 'db' | 'settings'>;

/** Answers that a message quotes when it puts several together: those with the lowest ratings. */
const digestMost = 5;

/** Reads the subject of a message, as the REST API answers it now. Undefined once it is gone. */
async function findSubject(
  { db, settings }: Tools,
  delivery: DueDelivery,
): Promise<object | undefined> {
  const { account_id, event, subject_id } = delivery;
  if (event === testEvent) return { webhook: subject_id };
  if (event === digestEvent) return webhookDeliveriesSql.readDigest(db, delivery, digestMost);
  if (event.startsWith('feedback.')) return feedbacksSql.find(db, account_id, subject_id);
  const code = await codesSql.find(db, account_id, subject_id);
  return code && withAddress(code, settings);
}

export interface DeliverTools extends Pick<
  ServiceTools,
  'db' | 'transact' | 'settings' | 'now' | 'newId'
> {
  post: PostSafely;
}

const excerptLength = 300;

/** The beginning of an answer, as one line that the database takes. */
const toExcerpt = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, excerptLength);

/** The signatures of a message: after an exchange, that of the former secret comes second. */
const signaturesOf = (
  { id, secret, former_secret, former_until }: DueDelivery,
  body: string,
  now: Date,
): string => {
  const former = former_until && former_until > now ? former_secret : null;
  return [secret, former]
    .filter((each) => each !== null)
    .map((each) => new Webhook(each).sign(id, now, body))
    .join(' ');
};

const send = async (
  tools: DeliverTools,
  delivery: DueDelivery,
  subject: object,
  signal: AbortSignal,
): Promise<PostAnswer> => {
  const { post, now } = tools;
  const { id, url, event, format, happened_at } = delivery;
  const body =
    format === 'json'
      ? JSON.stringify({ type: event, timestamp: happened_at.toISOString(), data: subject })
      : await toChatBody(tools, format, delivery, subject);
  const sentAt = now();
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Hearback-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': signaturesOf(delivery, body, sentAt),
  };
  const timeoutMs = limits.webhookTimeoutSeconds * 1_000;
  return asStep('send a message', 'client', () => post({ url, body, headers, timeoutMs, signal }));
};

type Ending = Pick<TryOutcome, 'status' | 'trouble' | 'excerpt'>;

/** The outcome of an attempt, for metrics. */
export type DeliveryFate = 'delivered' | 'refused' | 'dropped' | DeliveryFailure;

/** A try that ended, and from when on its receiver wants to hear more. */
interface Tried {
  ending: Ending;
  notBefore?: Date | undefined;
}

const tryOnce = async (
  tools: DeliverTools,
  delivery: DueDelivery,
  subject: object,
  signal: AbortSignal,
): Promise<Tried> => {
  const without = (trouble: DeliveryFailure): Tried => ({
    ending: { status: null, trouble, excerpt: '' },
  });
  // The settings may have changed since the address was typed.
  if (!mayBeCalled(delivery.url, tools.settings)) return without('address');
  try {
    const { status, text, retryAfter } = await send(tools, delivery, subject, signal);
    return {
      ending: { status, trouble: null, excerpt: toExcerpt(text) },
      notBefore: readRetryAfter(retryAfter, tools.now()),
    };
  } catch (error) {
    if (!(error instanceof PostFailure)) throw error;
    return without(error.reason);
  }
};

const isSuccess = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

const fateOf = ({ status, trouble }: Ending): DeliveryFate =>
  trouble ?? (isSuccess(status) ? 'delivered' : 'refused');

/** Sends a message once, and notes what became of it. Throws when it was broken off. */
export async function deliverMessage(
  tools: DeliverTools,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<DeliveryFate> {
  const { db, now } = tools;
  const begun = now();
  const subject = await findSubject(tools, delivery);
  if (!subject) {
    const nothing = { status: null, trouble: null, durationMs: 0, excerpt: '' };
    await webhookDeliveriesSql.noteTry(db, delivery, { state: 'dropped', ...nothing }, begun);
    return 'dropped';
  }

  const { ending, notBefore } = await tryOnce(tools, delivery, subject, signal);
  const ended = now();
  const fate = fateOf(ending);
  const dueAt =
    fate === 'delivered' ? undefined : nextTry(delivery.tries + 1, ended, { notBefore });
  const failed = dueAt ? 'waiting' : 'failed';
  await noteOutcome(
    tools,
    delivery,
    {
      ...ending,
      state: fate === 'delivered' ? fate : failed,
      dueAt,
      durationMs: Math.max(0, ended.getTime() - begun.getTime()),
    },
    ended,
  );
  return fate;
}
