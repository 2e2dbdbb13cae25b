import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import * as v from 'valibot';

import {
  labelMentions,
  readMentions,
  storeMentions,
  toIssues,
  type Issues,
  type Mention,
} from '@hearback/schema/rules';

import { peopleSql } from '../account/people.sql.ts';
import { FeedbackChange, type Feedback } from '../feedback/contract.ts';
import { formerColleague } from '../feedback/file/messages.ts';
import { polish } from '../feedback/file/polish.ts';
import { notFound } from '../http/ApiError.ts';
import { locationsSql } from '../location/locations.sql.ts';
import { letterIntl } from '../mail/letter.ts';
import type { ServiceTools } from '../services.ts';
import { alertAddressesSql } from './alertAddresses.sql.ts';
import { lowRatingLettersSql } from './lowRatingLetters.sql.ts';
import { createNotifications } from './notifications.ts';

/** The purpose of a link in a letter, with its parameters. */
type LetterLink =
  /** The owner of an address says whether they want alerts of an account. */
  | { purpose: 'confirm'; accountId: string; addressHash: string }
  /** They want no more alerts, of any account. */
  | { purpose: 'alert'; accountId: string; addressHash: string }
  /** A visitor wants no more replies by letter, of any account. */
  | { purpose: 'reply'; accountId: string; addressHash: string }
  /** The owner of an account wants no more letters of a kind. */
  | { purpose: OwnLetter; accountId: string };

type OwnLetter = 'low_ratings' | 'digest' | 'monthly_report';

const letters = {
  confirm: 'c',
  alert: 'a',
  reply: 'r',
  low_ratings: 'l',
  digest: 'd',
  monthly_report: 'm',
};
const purposes = Object.keys(letters) as LetterLink['purpose'][];

const form = /^([carlmd])([0-9a-f]{32})([0-9a-f]{64})?([\w-]{43})$/;

/** An address as a refusal remembers it: without the product's secret, since that may be exchanged. */
export const hashAddress = (address: string): string =>
  createHash('sha256').update(`hearback alert address ${address.toLowerCase()}`).digest('hex');

const toUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

type SecretFor = (purpose: string) => string;

/** A link that shows one answer without a login to any holder of the letter, until it expires. */
interface AnswerLink {
  accountId: string;
  feedbackId: string;
  expiresAt: Date;
}

const answerForm = /^([0-9a-f]{32})([0-9a-f]{32})([0-9a-z]{8})([\w-]{43})$/;

/**
 * Links that work without an account or a login: their content is in the signed token, so nothing is stored
 * and a link works as long as its letter is in a mailbox.
 */
export function createLetterLinks(secretFor: SecretFor, formerSecretFor?: SecretFor) {
  const sign = (words: string, from: SecretFor) =>
    createHmac('sha256', from('link of a letter')).update(words).digest('base64url');

  const isSignature = (words: string, signature: string) =>
    [secretFor, formerSecretFor].some(
      (from) => from && timingSafeEqual(Buffer.from(sign(words, from)), Buffer.from(signature)),
    );

  /** The recipient is signed but not included: the link is valid for their address and does not reveal it. */
  const answerWords = (words: string, address: string) => `answer ${words} ${hashAddress(address)}`;

  return {
    makeAnswer({ accountId, feedbackId, expiresAt }: AnswerLink, address: string): string {
      const ids = `${accountId}${feedbackId}`.replaceAll('-', '');
      const seconds = Math.floor(expiresAt.getTime() / 1_000);
      const words = `${ids}${seconds.toString(36).padStart(8, '0')}`;
      return `${words}${sign(answerWords(words, address), secretFor)}`;
    },

    /** Reads the content of a token. Trust it only if the token is for an address that may read it. */
    readAnswer(token: string): (AnswerLink & { isFor: (address: string) => boolean }) | undefined {
      const [, account, feedback, seconds, signature] = answerForm.exec(token) ?? [];
      if (!account || !feedback || !seconds || !signature) return undefined;
      const words = token.slice(0, -signature.length);
      return {
        accountId: toUuid(account),
        feedbackId: toUuid(feedback),
        expiresAt: new Date(Number.parseInt(seconds, 36) * 1_000),
        isFor: (address) => isSignature(answerWords(words, address), signature),
      };
    },

    make(link: LetterLink): string {
      const hash = 'addressHash' in link ? link.addressHash : '';
      const words = `${letters[link.purpose]}${link.accountId.replaceAll('-', '')}${hash}`;
      return `${words}${sign(words, secretFor)}`;
    },

    /** Reads a token. Returns undefined unless its signature is valid. */
    read(token: string): LetterLink | undefined {
      const [, letter, account = '', addressHash, signature = ''] = form.exec(token) ?? [];
      const purpose = purposes.find((each) => letters[each] === letter);
      if (!purpose) return undefined;
      const words = token.slice(0, -signature.length);
      if (!isSignature(words, signature)) return undefined;
      const accountId = toUuid(account);
      if (purpose === 'confirm' || purpose === 'alert' || purpose === 'reply') {
        return addressHash === undefined ? undefined : { purpose, accountId, addressHash };
      }
      return addressHash === undefined ? { purpose, accountId } : undefined;
    },
  };
}

type Tools = Pick<ServiceTools, 'secretFor' | 'formerSecretFor' | 'db' | 'transact' | 'now'>;

/** The content of the page behind a link. */
export interface OpenedLink {
  purpose: LetterLink['purpose'];
  /** The name of the sender: a person's name, which contains no link. */
  sender: string;
  /** The language of the letter. */
  language: string;
}

/** The fields of an answer that the recipient of a letter may change. */
export type AnswerWork = Pick<Feedback, 'status' | 'note' | 'reply'>;

/** One answer, for whoever has the letter about it. */
export interface OpenedAnswer extends AnswerWork {
  /** The names by which its note mentions colleagues. */
  mentions: readonly Mention[];
  /** The delivery of a reply: by letter and receipt, by the receipt alone, or not at all. */
  replyBy: Feedback['reply_by'];
  company: string;
  location: string;
  code: string;
  rating: number;
  comment: string;
  at: Date;
  /** Times are shown in the time zone of the place. */
  timeZone: string;
}

/** The answer behind a link, or the reason it is not shown: the link expired, or the answer was deleted. */
interface OpenedAnswerLink {
  accountId: string;
  feedbackId: string;
  language: string;
  expiresAt: Date;
  answer: OpenedAnswer | 'expired' | 'deleted';
}

/** The result of a change by a link. */
export interface ChangedAnswerLink extends OpenedAnswerLink {
  /** Issues of the fields, by name. With any, nothing was changed. */
  issues: Issues;
  /** The fields that somebody else changed since the page was opened. With any, nothing was changed. */
  conflicts: readonly (keyof AnswerWork)[];
}

const workFields = ['status', 'note', 'reply'] as const;

/**
 * The actions of letter links, for any holder of the letter. Opening one changes nothing: mail scanners open
 * all of them.
 */
export const createLetterLinkActions = (
  tools: Tools,
  feedbacks: {
    get: (accountId: string, id: string) => Promise<Feedback>;
    update: (actor: { accountId: string }, id: string, change: FeedbackChange) => Promise<Feedback>;
  },
) => {
  const { db, transact, now } = tools;
  const links = createLetterLinks(tools.secretFor, tools.formerSecretFor);

  const read = (token: string): LetterLink => {
    const link = links.read(token);
    if (!link) throw notFound();
    return link;
  };

  const open = async (token: string): Promise<OpenedLink> => {
    const { purpose, accountId } = read(token);
    const person = await peopleSql.findOwner(db, accountId);
    // Alerts and replies can be refused even after their account was purged.
    if (!person && purpose !== 'alert' && purpose !== 'reply') throw notFound();
    return {
      purpose,
      sender: person ? `${person.first_name} ${person.last_name}` : '',
      language: person?.language ?? 'en-US',
    };
  };

  /** Shows one answer to the recipient of a letter about it, as long as letters go to that address. */
  const openAnswer = async (token: string): Promise<OpenedAnswerLink> => {
    const link = links.readAnswer(token);
    if (!link) throw notFound();
    const { accountId, feedbackId, expiresAt } = link;
    const owner = await peopleSql.findOwner(db, accountId);
    const answer = await lowRatingLettersSql.findAnswer(db, accountId, feedbackId);
    const location = answer && (await locationsSql.find(db, accountId, answer.location_id));
    const mayRead = [
      owner?.email,
      location?.alert_state === 'confirmed' ? location.alert_email : undefined,
    ];
    if (!owner || !mayRead.some((address) => address && link.isFor(address))) throw notFound();

    const opened = { accountId, feedbackId, language: owner.language, expiresAt };
    if (now() >= expiresAt) return { ...opened, answer: 'expired' };
    if (!location || answer.is_gone || answer.rating === null) {
      return { ...opened, answer: 'deleted' };
    }
    const { status, note, mentions, reply, reply_by } = await feedbacks.get(accountId, feedbackId);
    const { formatMessage } = letterIntl(owner.language, polish);
    const labels = labelMentions(note, mentions, formatMessage(formerColleague));
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
        status,
        note: readMentions(note, labels),
        mentions: labels,
        reply,
        replyBy: reply_by,
      },
    };
  };

  return {
    open,
    openAnswer,

    /**
     * Changes status, note and reply of the answer behind a link. Only the fields that differ from what the page
     * showed are written; one that somebody else changed meanwhile is a conflict, and nothing is.
     */
    async changeAnswer(
      token: string,
      shown: Readonly<Record<keyof AnswerWork, string>>,
      wanted: Readonly<Record<keyof AnswerWork, string>>,
    ): Promise<ChangedAnswerLink> {
      const opened = await openAnswer(token);
      const { accountId, feedbackId, answer } = opened;
      const unchanged = { ...opened, issues: {}, conflicts: [] };
      if (typeof answer === 'string') return unchanged;

      const changed = workFields.filter(
        (field) => wanted[field] !== shown[field] && wanted[field] !== answer[field],
      );
      const conflicts = changed.filter((field) => shown[field] !== answer[field]);
      if (conflicts.length > 0) return { ...unchanged, conflicts };

      const change = Object.fromEntries(
        changed.map((field) => [
          field,
          field === 'note' ? storeMentions(wanted.note, answer.mentions) : wanted[field],
        ]),
      );
      const checked = v.safeParse(FeedbackChange, change);
      if (!checked.success) return { ...unchanged, issues: toIssues(checked.issues) };
      if (changed.length === 0) return unchanged;
      await feedbacks.update({ accountId }, feedbackId, checked.output);
      return { ...(await openAnswer(token)), issues: {}, conflicts: [] };
    },

    /** Confirms alerts of an account for an address, or refuses the letters that a link is about. */
    async use(token: string, wish: 'confirm' | 'refuse'): Promise<OpenedLink> {
      const link = read(token);
      const opened = await open(token);
      if (wish === 'confirm') {
        if (link.purpose !== 'confirm') throw notFound();
        const isConfirmed = await transact((inside) =>
          alertAddressesSql.confirm(inside.db, link.accountId, link.addressHash, now()),
        );
        if (!isConfirmed) throw notFound();
        return opened;
      }
      if ('addressHash' in link) {
        const { addressHash } = link;
        await transact((inside) =>
          link.purpose === 'reply'
            ? alertAddressesSql.refuseReplies(inside.db, addressHash, now())
            : alertAddressesSql.refuse(inside.db, addressHash, now()),
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
