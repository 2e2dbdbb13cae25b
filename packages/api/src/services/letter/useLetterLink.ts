import { notFound } from '../../errors/refuse.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { createNotifications } from '../notification/notifications.ts';
import { createLetterLinks, type LetterLink } from './letterLinks.ts';

type Tools = Pick<
  ServiceTools,
  | 'secretFor'
  | 'formerSecretFor'
  | 'people'
  | 'notifications'
  | 'notificationSettings'
  | 'transact'
  | 'now'
>;

/** What a link leads to, for the page that shows it. */
export interface OpenedLink {
  purpose: LetterLink['purpose'];
  /** Who asks: the person's name, which holds no link. */
  sender: string;
  /** The language of the letter. */
  language: string;
}

/** What the links of letters do, for whoever has the letter. Looking does nothing. */
export const createLetterLinkActions = (tools: Tools) => {
  const { people, transact, now } = tools;
  const links = createLetterLinks(tools.secretFor, tools.formerSecretFor);

  const read = (token: string): LetterLink => {
    const link = links.read(token);
    if (!link) throw notFound();
    return link;
  };

  const open = async (token: string): Promise<OpenedLink> => {
    const { purpose, accountId } = read(token);
    const person = await people.findOwner(accountId);
    // Alerts and replies can be refused also once the account that sent one is gone.
    if (!person && purpose !== 'alert' && purpose !== 'reply') throw notFound();
    return {
      purpose,
      sender: person ? `${person.first_name} ${person.last_name}` : '',
      language: person?.language ?? 'en-US',
    };
  };

  return {
    open,

    /** Takes alerts of an account for an address, or refuses the letters that a link is about. */
    async use(token: string, wish: 'confirm' | 'refuse'): Promise<OpenedLink> {
      const link = read(token);
      const opened = await open(token);
      if (wish === 'confirm') {
        if (link.purpose !== 'confirm') throw notFound();
        const isConfirmed = await transact((inside) =>
          inside.alertAddresses.confirm(link.accountId, link.addressHash, now()),
        );
        if (!isConfirmed) throw notFound();
        return opened;
      }
      if ('addressHash' in link) {
        const { addressHash } = link;
        await transact((inside) =>
          link.purpose === 'reply'
            ? inside.alertAddresses.refuseReplies(addressHash, now())
            : inside.alertAddresses.refuse(addressHash, now()),
        );
        return opened;
      }
      const { accountId, purpose } = link;
      const settings = createNotifications(tools);
      const before = await settings.settings(accountId);
      await settings.setSettings(accountId, {
        ...before,
        ...(purpose === 'low_ratings' && { low_rating_letters: false }),
        ...(purpose === 'digest' && { digest: 'none' as const }),
        ...(purpose === 'monthly_report' && { monthly_report: false }),
      });
      return opened;
    },
  };
};
