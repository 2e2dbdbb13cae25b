import type { Publication, PublishInput } from './contract.ts';
import { ApiError } from '../http/ApiError.ts';
import { found } from '../http/found.ts';
import type { ScanGate } from './scanGate.ts';
import { withProof } from './withProof.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { newsOf } from '../webhook/newsOf.ts';

type Tools = Pick<ServiceTools, 'transact' | 'newId' | 'now' | 'settings'> & { scanGate: ScanGate };

/** So long a publication that nobody answered is asked for again. */
const repeatMs = 60_000;

const noForm = () => new ApiError('no_form', 'Link a form to this code first.');
const noFrame = () => new ApiError('no_frame', 'Link a frame to this code first.');
const noCodeOnFrame = () =>
  new ApiError('no_code_on_frame', 'The frame has no place for the code yet.');

/**
 * Opens a code to visitors with its form as it is now, once its art is proven to scan. The letter is asked for in the same
 * transaction: there is no letter about a code that is not open, and no open code without its letter. Asked for
 * again within a minute while nothing has changed, it is one publication with one letter.
 */
export const publishCode =
  ({ transact, scanGate, newId, now, settings }: Tools) =>
  (
    accountId: string,
    userId: string,
    codeId: string,
    { email_copy, override_warnings }: PublishInput,
  ): Promise<Publication> => {
    const asked = { accountId, codeId, allowsWarnings: override_warnings };
    return withProof({ transact, scanGate }, asked, async (inside, requireProof) => {
      const {
        codes,
        formVersions,
        frames,
        people,
        letters,
        notifications,
        webhookDeliveries,
        enqueue,
      } = inside;
      await codes.lock(accountId, codeId);
      const code = found(await codes.find(accountId, codeId));
      if (code.form === null) throw noForm();
      if (code.frame === null) throw noFrame();
      const frame = found(await frames.find(accountId, code.frame));
      if (!frame.has_qr) throw noCodeOnFrame();
      const time = now();
      const person = email_copy ? await people.find(accountId, userId) : undefined;
      const answer = (version: number): Publication => ({
        form_url: `${settings.publicOrigin}/r/${code.slug}`,
        frame_preview_url: null,
        emailed_to: person?.email ?? null,
        form_version: version,
      });
      const since = new Date(time.getTime() - repeatMs);
      const done = await codes.findJustPublished(accountId, codeId, since);
      if (done && (done.is_mailed || !person)) return answer(done.version);
      await requireProof();

      const version = found(await formVersions.freeze(accountId, code.form, time));
      await codes.publish(accountId, codeId, code.form, version, time);

      await notifications.tell({
        accountId,
        id: newId(),
        kind: 'code_published',
        subject: codeId,
        codeId,
        at: time,
      });
      await webhookDeliveries.tell([newsOf('code.published', accountId, codeId, time)], time);

      if (person) {
        const letterId = newId();
        await letters.insert({
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
  };
