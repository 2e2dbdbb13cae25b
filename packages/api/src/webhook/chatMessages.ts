import type { WebhookFormat } from '@hearback/schema/rules';

import { peopleSql } from '../account/people.sql.ts';
import type { Code } from '../code/contract.ts';
import type { Feedback } from '../feedback/contract.ts';
import type { ServiceTools } from '../services.ts';
import { digestEvent, testEvent } from './contract.ts';
import type { AnswerDigest, DueDelivery } from './webhookDeliveries.sql.ts';

const words = {
  en: {
    received: 'New answer',
    updated: 'Answer changed',
    published: 'Code published',
    paused: 'Code paused',
    test: 'Hearback can write here.',
    open: 'Open in Hearback',
    unrated: 'no rating',
    several: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    mean: (mean: string) => `mean rating ${mean}`,
  },
  pl: {
    received: 'Nowa odpowiedź',
    updated: 'Zmieniona odpowiedź',
    published: 'Kod opublikowany',
    paused: 'Kod wstrzymany',
    test: 'Hearback może tu pisać.',
    open: 'Otwórz w Hearback',
    unrated: 'bez oceny',
    several: (count: number) => (count === 1 ? '1 odpowiedź' : `${count} odpowiedzi`),
    mean: (mean: string) => `średnia ocena ${mean}`,
  },
};

/** A message for people: a title, quotes, and where to read on. */
interface ChatMessage {
  title: string;
  quotes: {
    /** Rating, location and code. Left out where the title says it. */
    of?: string;
    /** The visitor's words. Empty: there are none. */
    text: string;
  }[];
  link: { label: string; url: string } | undefined;
}

/** Longer comments end with an ellipsis: chats fold long messages. */
const quoteLength = 500;
const quoteLengthOfSeveral = 200;

const shorten = (text: string, most = quoteLength): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text;

type Tools = Pick<ServiceTools, 'db' | 'settings'>;

async function toMessage(
  { db, settings }: Tools,
  { account_id: accountId, event }: DueDelivery,
  subject: object,
): Promise<ChatMessage> {
  const language = (await peopleSql.findOwner(db, accountId))?.language ?? 'en-US';
  const said = language.startsWith('pl') ? words.pl : words.en;
  if (event === testEvent) return { title: said.test, quotes: [], link: undefined };
  const origin = settings.publicOrigin;
  const rated = (rating: number | null) => (rating === null ? said.unrated : `${rating}/10`);
  if (event === digestEvent) {
    const { count, mean, lowest } = subject as AnswerDigest;
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const means = mean === null ? [] : [said.mean(number.format(mean))];
    return {
      title: [said.several(count), ...means].join(' · '),
      quotes: lowest.map(({ rating, comment, code_name, location }) => ({
        of: [rated(rating), location, code_name].filter(Boolean).join(' · '),
        text: shorten(comment.trim(), quoteLengthOfSeveral),
      })),
      link: { label: said.open, url: `${origin}/feedback/` },
    };
  }
  if (event.startsWith('feedback.')) {
    const { id, rating, comment, code_name, location } = subject as Feedback;
    const what = event === 'feedback.received' ? said.received : said.updated;
    const text = shorten(comment.trim());
    return {
      title: [`${what}: ${rated(rating)}`, location, code_name].filter(Boolean).join(' · '),
      quotes: text === '' ? [] : [{ text }],
      link: { label: said.open, url: `${origin}/feedback/?open=${id}` },
    };
  }
  const { id, name } = subject as Code;
  const what = event === 'code.published' ? said.published : said.paused;
  return {
    title: `${what}: ${name}`,
    quotes: [],
    link: { label: said.open, url: `${origin}/creator/editor/codes/${id}/` },
  };
}

/** Slack reads `&`, `<` and `>` as markup: docs.slack.dev/messaging/formatting-message-text. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A message of Slack's incoming webhooks: docs.slack.dev/messaging/sending-messages-using-incoming-webhooks. */
function toSlack({ title, quotes, link }: ChatMessage): object {
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
  const plain = { type: 'plain_text', text: title, emoji: false };
  const quoted = ({ of, text }: ChatMessage['quotes'][number]) =>
    [
      ...(of === undefined ? [] : [escapeSlack(of)]),
      ...(text === '' ? [] : [escapeSlack(text).replaceAll(/^/gm, '>')]),
    ].join('\n');
  return {
    // Read by notifications and screen readers.
    text: escapeSlack(
      [title, ...quotes.map(({ of, text }) => [of, text].filter(Boolean).join(': '))].join(': '),
    ),
    blocks: [
      { type: 'section', text: plain },
      ...quotes.map((quote) => section(quoted(quote))),
      ...(link ? [section(`<${link.url}|${escapeSlack(link.label)}>`)] : []),
    ],
  };
}

/** An adaptive card for a workflow of Teams: learn.microsoft.com/adaptive-cards, version 1.4. */
function toTeams({ title, quotes, link }: ChatMessage): object {
  const block = (text: string, more: object) => ({ type: 'TextBlock', text, wrap: true, ...more });
  // Text blocks read Markdown: a visitor's signs stay signs.
  const plain = (text: string) => text.replaceAll(/[\\`*_[\]()#+.!~>|-]/g, String.raw`\$&`);
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          version: '1.4',
          body: [
            block(plain(title), { weight: 'Bolder' }),
            ...quotes.flatMap(({ of, text }) => [
              ...(of === undefined
                ? []
                : [block(plain(of), { isSubtle: true, spacing: 'Medium' })]),
              ...(text === ''
                ? []
                : [block(plain(text), of === undefined ? {} : { spacing: 'None' })]),
            ]),
          ],
          actions: link ? [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] : [],
        },
      },
    ],
  };
}

/** The body of a message to a chat, in the language of the account's owner. */
export async function toChatBody(
  tools: Tools,
  format: Exclude<WebhookFormat, 'json'>,
  delivery: DueDelivery,
  subject: object,
): Promise<string> {
  const message = await toMessage(tools, delivery, subject);
  return JSON.stringify(format === 'slack' ? toSlack(message) : toTeams(message));
}
