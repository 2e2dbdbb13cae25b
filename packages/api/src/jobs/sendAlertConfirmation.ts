import { alertConfirmation } from '../mail/alertConfirmation/alertConfirmation.ts';
import { createLetterLinks } from '../notification/letterLinks.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Asks the owner of an address whether they want alerts, unless they have said so already. */
export const sendAlertConfirmation = defineJob('sendAlertConfirmation', async (input, tools) => {
  const { accountId, letterId } = input;
  const person = await tools.people.findOwner(accountId);
  const letter = await tools.letters.find(accountId, letterId);
  const asked = letter && (await tools.alertAddresses.findByHash(accountId, letter.about));
  if (!person?.is_active || !asked || asked.confirmed_at) return;
  const { address, address_hash: addressHash } = asked;
  if (await tools.alertAddresses.isRefused(addressHash)) return;

  const links = createLetterLinks(tools.secretFor);
  const linkTo = (purpose: 'confirm' | 'alert') =>
    `${tools.settings.publicOrigin}/letters/${links.make({ purpose, accountId, addressHash })}`;
  await sendOnce(
    tools,
    input,
    person,
    () =>
      Promise.resolve({
        ...alertConfirmation({
          language: person.language,
          sender: `${person.first_name} ${person.last_name}`,
          url: linkTo('confirm'),
        }),
        unsubscribe: linkTo('alert'),
      }),
    { name: '', address },
  );
});
