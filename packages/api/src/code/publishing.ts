import { peopleSql } from '../account/people.sql.ts';
import { formVersionsSql } from '../form/formVersions.sql.ts';
import { framesSql } from '../frame/frames.sql.ts';
import { ApiError, orNotFound } from '../http/ApiError.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import type { ServiceTools } from '../services.ts';
import { newsOf, enqueueWebhookMessages } from '../webhook/deliveries.ts';
import { codesSql } from './codes.sql.ts';
import type { Publication, PublishInput } from './contract.ts';
import { type ScanGate, proveArt } from './scanGate.ts';

type Tools = Pick<ServiceTools, 'transact' | 'newId' | 'now' | 'settings'> & { scanGate: ScanGate };

/** So long a publication that nobody answered is asked for again. */
const repeatMs = 60_000;

const noForm = () => new ApiError('no_form', 'Link a form to this code first.');
const noFrame = () => new ApiError('no_frame', 'Link a frame to this code first.');
const noCodeOnFrame = () =>
  new ApiError('no_code_on_frame', 'The frame has no place for the code yet.');

const notPublished = () => new ApiError('not_published', 'Publish this code first.');

/** Opens codes to visitors, closes them for now and opens them again. */
export const createPublishing = ({ transact, scanGate, newId, now, settings }: Tools) => ({
  /**
   * Opens a code to visitors with its form as it is now, once its art is proven to scan. The letter is asked for in the same
   * transaction: there is no letter about a code that is not open, and no open code without its letter. Asked for
   * again within a minute while nothing has changed, it is one publication with one letter.
   */
  publish(
    accountId: string,
    userId: string,
    codeId: string,
    { email_copy, override_warnings }: PublishInput,
  ): Promise<Publication> {
    const asked = { accountId, codeId, allowsWarnings: override_warnings };
    return proveArt({ transact, scanGate }, asked, async (inside, requireProof) => {
      const { db, enqueue } = inside;
      await codesSql.lock(db, accountId, codeId);
      const code = orNotFound(await codesSql.find(db, accountId, codeId));
      if (code.form === null) throw noForm();
      if (code.frame === null) throw noFrame();
      const frame = orNotFound(await framesSql.find(db, accountId, code.frame));
      if (!frame.has_qr) throw noCodeOnFrame();
      const time = now();
      const owner = email_copy ? await peopleSql.findOwner(db, accountId) : undefined;
      // The letter goes to the owner, so only they ask for it.
      const person = owner?.id === userId ? owner : undefined;
      const answer = (version: number): Publication => ({
        form_url: `${settings.publicOrigin}/r/${code.slug}`,
        frame_preview_url: null,
        emailed_to: person?.email ?? null,
        form_version: version,
      });
      const since = new Date(time.getTime() - repeatMs);
      const done = await codesSql.findJustPublished(db, accountId, codeId, since);
      if (done && (done.is_mailed || !person)) return answer(done.version);
      await requireProof();

      const version = orNotFound(await formVersionsSql.freeze(db, accountId, code.form, time));
      await codesSql.publish(db, accountId, codeId, code.form, version, time);

      await notificationsSql.tell(db, {
        accountId,
        id: newId(),
        kind: 'code_published',
        subject: codeId,
        codeId,
        at: time,
      });
      await enqueueWebhookMessages(db, [newsOf('code.published', accountId, codeId, time)], time);

      if (person) {
        const letterId = newId();
        await lettersSql.insert(db, {
          accountId,
          id: letterId,
          kind: 'sendCodePublished',
          about: codeId,
          createdAt: time,
        });
        await enqueue('sendCodePublished', { accountId, letterId, codeId });
      }

      return answer(version);
    });
  },

  /** Closes a code for now. Its page says so kindly. */
  pause: (accountId: string, codeId: string): Promise<void> =>
    transact(async ({ db }) => {
      const time = now();
      orNotFound(await codesSql.find(db, accountId, codeId));
      if (!(await codesSql.setState(db, accountId, codeId, 'paused', time))) throw notPublished();
      await enqueueWebhookMessages(db, [newsOf('code.paused', accountId, codeId, time)], time);
    }),

  /**
   * Opens a paused code again, with the form it had. Its frame may have changed meanwhile, so it has to
   * prove again that it scans; who opened it knew of what is only weak.
   */
  resume(accountId: string, codeId: string): Promise<void> {
    const asked = { accountId, codeId, allowsWarnings: true };
    return proveArt({ transact, scanGate }, asked, async (inside, requireProof) => {
      const { db } = inside;
      const time = now();
      // The art stays as it was checked until the code is published.
      await codesSql.lock(db, accountId, codeId);
      const code = orNotFound(await codesSql.find(db, accountId, codeId));
      if (code.state === 'draft') throw notPublished();
      await requireProof();
      if (!(await codesSql.setState(db, accountId, codeId, 'published', time)))
        throw notPublished();
      await enqueueWebhookMessages(db, [newsOf('code.published', accountId, codeId, time)], time);
    });
  },
});
