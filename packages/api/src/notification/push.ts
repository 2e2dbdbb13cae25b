import { createECDH, ECDH } from 'node:crypto';

import { limits } from '@hearback/schema/limits';

import type { Viewer } from '../apiEnv.ts';
import { membershipsSql } from '../colleague/colleagues.sql.ts';
import type { Store } from '../database/store.ts';
import type { ArrivedFeedback } from '../feedback/feedbackArrivals.sql.ts';
import { invalidField, orNotFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { mayBeCalled } from '../webhook/webhookSecret.ts';
import type { PushDevice, PushDeviceInput, PushDevices } from './contract.ts';
import { requireLocations } from './answerFilters.ts';
import { afterQuietHours, nextTogether } from './localClock.ts';
import { notificationSettingsSql } from './notificationSettings.sql.ts';
import { notificationsSql } from './notifications.sql.ts';
import { type MemberEvent, pushSql } from './push.sql.ts';

type KeyTools = Pick<ServiceTools, 'settings' | 'secretFor' | 'formerSecretFor'>;

export interface KeyPair {
  privateKey: string;
  publicKey: string;
}

const pairOf = (secret: Buffer): KeyPair => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return {
    privateKey: curve.getPrivateKey('base64url').padStart(43, 'A'),
    publicKey: curve.getPublicKey('base64url'),
  };
};

/**
 * The VAPID keys, by which push services know this server. The first is for new devices; those of a former secret
 * are used for devices that believe them. They come of the product's secret, so every process has the same.
 */
export const pushKeys = ({
  settings,
  secretFor,
  formerSecretFor,
}: KeyTools): [KeyPair, ...KeyPair[]] => {
  const derive = (from: (purpose: string) => string) =>
    pairOf(Buffer.from(from('web push'), 'hex'));
  const derived = [derive(secretFor), ...(formerSecretFor ? [derive(formerSecretFor)] : [])];
  const { vapidPrivateKey } = settings;
  const [first, ...others] =
    vapidPrivateKey === undefined
      ? derived
      : [pairOf(Buffer.from(vapidPrivateKey, 'base64url')), ...derived];
  if (!first) throw new Error('A server has a key.');
  return [first, ...others];
};

/** True for a point on the curve, which messages can be encrypted for. */
const isPublicKey = (text: string): boolean => {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
};

type Tools = KeyTools & Pick<ServiceTools, 'db' | 'transact' | 'now' | 'newId'>;

/** The devices that a member of an account is notified in. */
export const createPushDevices = (tools: Tools) => {
  const { db, transact, settings, now, newId } = tools;
  const [{ publicKey }] = pushKeys(tools);

  const memberOf = async ({ accountId, userId }: Viewer, inside: Pick<Store, 'db'> = { db }) =>
    orNotFound(await membershipsSql.ofPerson(inside.db, accountId, userId)).id;

  const toDevice =
    ({ sessionId }: Viewer) =>
    ({
      id,
      name,
      low_only,
      location_ids: locations,
      topics,
      words,
      digest,
      created_at,
      session_id,
    }: Awaited<ReturnType<typeof pushSql.list>>[number]): PushDevice => ({
      id,
      name,
      low_only,
      locations,
      topics,
      words,
      digest,
      date_created: created_at.toISOString(),
      is_current: session_id === sessionId,
    });

  return {
    async list(viewer: Viewer): Promise<PushDevices> {
      const devices = await pushSql.list(db, viewer.accountId, await memberOf(viewer));
      return { public_key: publicKey, devices: devices.map(toDevice(viewer)) };
    },

    /** Adds the browser of the caller, or changes what it is told of. */
    async add(viewer: Viewer, input: PushDeviceInput, name: string): Promise<PushDevice> {
      const { endpoint, p256dh, auth, low_only, locations, ...texts } = input;
      if (!mayBeCalled(endpoint, settings)) throw invalidField('endpoint', 'webhook_address');
      if (!isPublicKey(p256dh)) throw invalidField('p256dh', 'invalid');
      const saved = await transact(async (inside) => {
        const { accountId, sessionId } = viewer;
        const membershipId = await memberOf(viewer, inside);
        await requireLocations(inside, accountId, locations);
        const device = await pushSql.save(inside.db, {
          account_id: accountId,
          id: newId(),
          membership_id: membershipId,
          session_id: sessionId,
          endpoint,
          p256dh,
          auth,
          server_key: publicKey,
          name,
          low_only,
          ...(locations && { location_ids: locations }),
          ...texts,
          created_at: now(),
        });
        await pushSql.keepNewest(inside.db, accountId, membershipId, limits.pushDevicesMax);
        return device;
      });
      return toDevice(viewer)(orNotFound(saved));
    },

    async remove(viewer: Viewer, id: string): Promise<void> {
      const removed = await pushSql.remove(db, viewer.accountId, await memberOf(viewer), id);
      orNotFound(removed || undefined);
    },
  };
};

/**
 * Enqueues the notifications about answers that arrived, for the devices whose filters let them through. In quiet hours and
 * until a digest they wait, and are sent as one.
 */
export async function enqueuePushes(
  { db, enqueue }: Store,
  arrived: readonly ArrivedFeedback[],
  matches: ReadonlyMap<string, readonly string[]>,
  now: Date,
): Promise<void> {
  const told = await pushSql.tell(db, arrived, matches, now);
  for (const [accountId, devices] of Map.groupBy(told, ({ account_id }) => account_id)) {
    const settings = await notificationSettingsSql.find(db, accountId);
    for (const { device_id: deviceId, digest } of devices) {
      const dueAt = nextTogether(settings, digest, now);
      if (digest !== 'none') await pushSql.postpone(db, accountId, deviceId, { now, dueAt });
      await enqueue('sendPush', { accountId, deviceId }, dueAt);
    }
  }
}

/** Something about answers that one member is told of. */
interface MemberNews {
  accountId: string;
  kind: MemberEvent;
  memberId: string;
  /** The member who caused it. Undefined: a program, or somebody with a link. */
  actorId: string | undefined;
  /** The newest first. */
  answers: readonly { id: string; code: string }[];
}

/** Notifies one member, in the list and on their devices, which wait for the end of quiet hours. */
export async function notifyMember(
  { db, enqueue }: Store,
  { now, newId }: Pick<ServiceTools, 'now' | 'newId'>,
  { accountId, kind, memberId, actorId, answers }: MemberNews,
): Promise<void> {
  const [newest] = answers;
  if (!newest) return;
  const at = now();
  await notificationsSql.tell(db, {
    accountId,
    id: newId(),
    kind,
    // Assigned answers are counted together; a note is told of by itself.
    subject: kind === 'assigned' ? memberId : `${memberId} ${newest.id}`,
    at,
    count: answers.length,
    codeId: newest.code,
    feedbackId: newest.id,
    memberId,
    actorId,
  });
  const ids = answers.map(({ id }) => id);
  const devices = await pushSql.tellMember(db, { accountId, memberId, kind }, ids, at);
  if (devices.length === 0) return;
  const dueAt = afterQuietHours(await notificationSettingsSql.find(db, accountId), at);
  for (const deviceId of devices) await enqueue('sendPush', { accountId, deviceId }, dueAt);
}
