import { defineMessage } from '@formatjs/intl';
import { limits } from '@hearback/schema/limits';

import { letterIntl } from '../mail/letter.ts';
import { afterQuietHours } from '../notification/localClock.ts';
import { notificationSettingsSql } from '../notification/notificationSettings.sql.ts';
import { type KeyPair, pushKeys } from '../notification/push.ts';
import { type LivingDevice, type PushedAnswer, pushSql } from '../notification/push.sql.ts';
import { createPostSafely, PostFailure } from '../tools/postSafely.ts';
import { asStep } from '../tracing/currentWork.ts';
import { mayBeCalled } from '../webhook/webhookSecret.ts';
import { defineJob, type JobTools } from './defineJob.ts';

type Place = Readonly<Record<'count', number>> & { readonly location: string };

const messages = {
  low: defineMessage<Place & { readonly rating: number }>({
    id: 'push.low',
    defaultMessage: '{count, plural, one {Low rating: {rating} of 10} other {# low ratings}}',
    description: 'Title of a notification on a device about low ratings',
  }),
  some: defineMessage<Place>({
    id: 'push.some',
    defaultMessage: '{count, plural, one {New feedback} other {# new answers}}',
    description: 'Title of a notification on a device about answers',
  }),
  assigned: defineMessage<Readonly<Record<'count', number>>>({
    id: 'push.assigned',
    defaultMessage:
      '{count, plural, one {An answer is yours to deal with} other {# answers are yours to deal with}}',
    description: 'Title of a notification on a device: somebody assigned answers to its person',
  }),
  mentioned: defineMessage<Readonly<Record<'count', number>>>({
    id: 'push.mentioned',
    defaultMessage: '{count, plural, one {A note mentions you} other {# notes mention you}}',
    description: 'Title of a notification on a device: notes about answers mention its person',
  }),
  rated: defineMessage<{ readonly rating: number; readonly location: string }>({
    id: 'push.rated',
    defaultMessage: '{rating} of 10 · {location}',
    description: 'Text of a notification on a device about one answer with a rating',
  }),
  more: defineMessage<Place>({
    id: 'push.more',
    defaultMessage: '{location} and {count, plural, one {# other place} other {# other places}}',
    description: 'Text of a notification on a device about answers from several places',
  }),
};

const polish: Record<string, string> = {
  'push.low':
    '{count, plural, one {Niska ocena: {rating} na 10} few {# niskie oceny} many {# niskich ocen} other {# niskiej oceny}}',
  'push.some':
    '{count, plural, one {Nowa opinia} few {# nowe odpowiedzi} many {# nowych odpowiedzi} other {# nowej odpowiedzi}}',
  'push.assigned':
    '{count, plural, one {Przypisano Ci opinię} few {Przypisano Ci # opinie} many {Przypisano Ci # opinii} other {Przypisano Ci # opinii}}',
  'push.mentioned':
    '{count, plural, one {Wspomniano o Tobie w notatce} few {Wspomniano o Tobie w # notatkach} many {Wspomniano o Tobie w # notatkach} other {Wspomniano o Tobie w # notatki}}',
  'push.rated': '{rating} na 10 · {location}',
  'push.more':
    '{location} i {count, plural, one {# inne miejsce} few {# inne miejsca} many {# innych miejsc} other {# innego miejsca}}',
};

/**
 * The notification about answers, the newest first, which are of one kind. It is shown on locked screens, so it tells of the place and the
 * rating, and nothing that a visitor wrote.
 */
function writeNotification(language: string, answers: readonly PushedAnswer[], tag: string) {
  const { formatMessage } = letterIntl(language, polish);
  const [newest] = answers;
  const low = answers.filter(({ is_low }) => is_low);
  const isLow = low.length === answers.length;
  const places = [...new Set(answers.map(({ location_name }) => location_name))];
  const [location = ''] = places;
  const count = answers.length;
  const rating = newest?.rating ?? 0;
  const ofOne =
    count === 1 && !isLow && newest?.rating !== null
      ? formatMessage(messages.rated, { rating, location })
      : location;
  const titleOfArrived = () =>
    isLow
      ? formatMessage(messages.low, { count, rating, location })
      : formatMessage(messages.some, { count, location });
  const several =
    newest?.kind === 'assigned' ? '/feedback/?work=unanswered&assignee=me' : '/feedback/';
  return JSON.stringify({
    title:
      newest === undefined || newest.kind === 'arrived'
        ? titleOfArrived()
        : formatMessage(messages[newest.kind], { count }),
    body:
      places.length > 1
        ? formatMessage(messages.more, { count: places.length - 1, location })
        : ofOne,
    url: count === 1 ? `/feedback/?open=${newest?.id}` : several,
    tag,
  });
}

/** Another process is sending, or a push service cannot take it now: tried again. */
class PushLater extends Error {
  override readonly name = 'PushLater';
}

/** Loaded when a device is first told of something: it takes 14 MB, and many servers have no device. */
const loadWebPush = async () => (await import('web-push')).default;

/** Longer than a try may take. */
const holdMs = 30_000;

type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
};

/** Hands a message to the push service of a device. */
async function post(
  { settings }: JobTools,
  device: LivingDevice,
  { privateKey, publicKey }: KeyPair,
  payload: string,
  messageId: string,
): Promise<PushOutcome> {
  // The settings may have changed since it was added.
  if (!mayBeCalled(device.endpoint, settings)) return 'gone';
  const { endpoint, p256dh, auth } = device;
  const webPush = await loadWebPush();
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    {
      vapidDetails: { subject: `mailto:${settings.helpAddress}`, publicKey, privateKey },
      TTL: limits.pushHours * 3_600,
      urgency: 'high',
      // A second try replaces the first, should that have arrived after all.
      topic: messageId.replaceAll('-', ''),
    },
  );
  const send = createPostSafely(settings.webhookAllowPrivate ? { isAllowed: () => true } : {});
  try {
    const { status } = await asStep('send a notification', 'client', () =>
      send({
        url: endpoint,
        headers,
        body,
        timeoutMs: limits.webhookTimeoutSeconds * 1_000,
        signal: new AbortController().signal,
      }),
    );
    return outcomeOf(status);
  } catch (error) {
    if (!(error instanceof PostFailure)) throw error;
    return error.reason === 'address' ? 'refused' : 'later';
  }
}

/** Sends a device the notifications that wait for it, as one. */
export const sendPush = defineJob('sendPush', async (input, tools) => {
  const { accountId, deviceId } = input;
  const { db, transact, now, newId, logger } = tools;
  const device = await pushSql.findLiving(db, accountId, deviceId, now());
  if (!device) return;
  const dueAt = afterQuietHours(await notificationSettingsSql.find(db, accountId), now());
  if (dueAt > now()) {
    await transact((inside) => inside.enqueue('sendPush', input, dueAt));
    return;
  }
  const keys = pushKeys(tools).find(({ publicKey }) => publicKey === device.server_key);
  // Its browser believes a key that is gone.
  if (!keys) return void (await pushSql.removeGone(db, device));

  const until = new Date(now().getTime() + holdMs);
  const messageId = await transact((inside) =>
    pushSql.claim(inside.db, device, { now: now(), until, messageId: newId() }),
  );
  if (messageId === undefined) return;
  if (messageId === null) throw new PushLater('Another process is sending to this device.');
  try {
    const answers = await pushSql.readMessage(db, device, messageId);
    const outcome =
      answers.length === 0
        ? 'sent'
        : await post(
            tools,
            device,
            keys,
            writeNotification(device.language, answers, messageId),
            messageId,
          );
    if (outcome === 'gone') return void (await pushSql.removeGone(db, device));
    if (outcome === 'refused')
      logger.warn({ device_id: deviceId }, 'A push service refused a notification');
    if (outcome === 'later' && !tools.isLastTry)
      throw new PushLater('The push service took nothing.');
    await pushSql.end(db, device, messageId, now());
  } catch (error) {
    await pushSql.end(db, device, messageId);
    throw error;
  }
});
