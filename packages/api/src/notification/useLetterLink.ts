import { notFound } from '../http/refuse.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { createNotifications } from './notifications.ts';
import { createLetterLinks, type LetterLink } from './letterLinks.ts';

type Tools = Pick<
  ServiceTools,
  | 'secretFor'
  | 'formerSecretFor'
  | 'people'
  | 'locations'
  | 'lowRatingLetters'
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

/** One answer, for whoever has the letter about it. */
export interface OpenedAnswer {
  company: string;
  location: string;
  code: string;
  rating: number;
  comment: string;
  at: Date;
  /** Moments are told by the clock of the place. */
  timeZone: string;
}

/** What a link to an answer leads to. Without an answer: it expired, or the answer was deleted. */
interface OpenedAnswerLink {
  feedbackId: string;
  language: string;
  expiresAt: Date;
  answer: OpenedAnswer | 'expired' | 'deleted';
}

/** What the links of letters do, for whoever has the letter. Looking does nothing. */
export const createLetterLinkActions = (tools: Tools) => {
  const { people, locations, lowRatingLetters, transact, now } = tools;
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

    /** Shows one answer to whom a letter about it was sent, as long as letters go to that address. */
    async openAnswer(token: string): Promise<OpenedAnswerLink> {
      const link = links.readAnswer(token);
      if (!link) throw notFound();
      const { accountId, feedbackId, expiresAt } = link;
      const owner = await people.findOwner(accountId);
      const answer = await lowRatingLetters.findAnswer(accountId, feedbackId);
      const location = answer && (await locations.find(accountId, answer.location_id));
      const mayRead = [
        owner?.email,
        location?.alert_state === 'confirmed' ? location.alert_email : undefined,
      ];
      if (!owner || !mayRead.some((address) => address && link.isFor(address))) throw notFound();

      const opened = { feedbackId, language: owner.language, expiresAt };
      if (now() >= expiresAt) return { ...opened, answer: 'expired' };
      if (!location || answer.is_gone || answer.rating === null) {
        return { ...opened, answer: 'deleted' };
      }
      return {
        ...opened,
        answer: {
          company: answer.company_name,
          location: answer.location_name,
          code: answer.code_name,
          rating: answer.rating,
          comment: answer.comment,
          at: answer.received_at,
          timeZone: location.timezone,
        },
      };
    },

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
