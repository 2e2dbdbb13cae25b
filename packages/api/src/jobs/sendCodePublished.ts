import { codePublished } from '../mail/codePublished/codePublished.ts';
import { attachCode } from './codeAttachments.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a code that was opened to visitors, as files to print. A code that is gone by now is not mentioned. */
export const sendCodePublished = defineJob('sendCodePublished', async (input, tools) => {
  const { accountId, codeId } = input;
  const person = await tools.people.findOwner(accountId);
  const code = await tools.codes.find(accountId, codeId);
  const location = code && (await tools.locations.find(accountId, code.site));
  if (!person || !code || !location) return;

  await sendOnce(tools, input, person, async () => {
    const { attachments, leftOut } = await attachCode(tools, accountId, code, person.language);
    return codePublished({
      language: person.language,
      codeName: code.name,
      locationName: location.name,
      url: `${tools.settings.publicOrigin}/r/${code.slug}`,
      attachments,
      leftOut,
    });
  });
});
