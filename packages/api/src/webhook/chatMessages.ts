import type { WebhookFormat } from '@hearback/schema/rules';

import { peopleSql } from '../account/people.sql.ts';
import type { Code } from '../code/contract.ts';
import type { Feedback } from '../feedback/contract.ts';
import type { ServiceTools } from '../services.ts';
import { testEvent } from './contract.ts';
import type { DueDelivery } from './webhookDeliveries.sql.ts';

const words = {
  en: {
    received: 'New answer',
    updated: 'Answer changed',
    published: 'Code published',
    paused: 'Code paused',
    test: 'Hearback can write here.',
    open: 'Open in Hearback',
    unrated: 'no rating',
  },
  pl: {
    received: 'Nowa odpowiedź',
    updated: 'Zmieniona odpowiedź',
    published: 'Kod opublikowany',
    paused: 'Kod wstrzymany',
    test: 'Hearback może tu pisać.',
    open: 'Otwórz w Hearback',
    unrated: 'bez oceny',
  },
};

/** A message for people: a title, a quote, and where to read on. */
interface ChatMessage {
  title: string;
  /** The visitor's words. Empty: there are none. */
  quote: string;
  link: { label: string; url: string } | undefined;
}

/** Longer comments end with an ellipsis: chats fold long messages. */
const quoteLength = 500;

const shorten = (text: string): string =>
  text.length > quoteLength ? `${text.slice(0, quoteLength - 1).toWellFormed()}…` : text;

type Tools = Pick<ServiceTools, 'db' | 'settings'>;

async function toMessage(
  { db, settings }: Tools,
  { account_id: accountId, event }: DueDelivery,
  subject: object,
): Promise<ChatMessage> {
  const language = (await peopleSql.findOwner(db, accountId))?.language ?? 'en-US';
  const said = language.startsWith('pl') ? words.pl : words.en;
  if (event === testEvent) return { title: said.test, quote: '', link: undefined };
  const origin = settings.publicOrigin;
  if (event.startsWith('feedback.')) {
    const { id, rating, comment, code_name, location } = subject as Feedback;
    const what = event === 'feedback.received' ? said.received : said.updated;
    const rated = rating === null ? said.unrated : `${rating}/10`;
    return {
      title: [`${what}: ${rated}`, location, code_name].filter(Boolean).join(' · '),
      quote: shorten(comment.trim()),
      link: { label: said.open, url: `${origin}/feedback/?open=${id}` },
    };
  }
  const { id, name } = subject as Code;
  const what = event === 'code.published' ? said.published : said.paused;
  return {
    title: `${what}: ${name}`,
    quote: '',
    link: { label: said.open, url: `${origin}/creator/editor/codes/${id}/` },
  };
}

/** Slack reads `&`, `<` and `>` as markup: docs.slack.dev/messaging/formatting-message-text. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A message of Slack's incoming webhooks: docs.slack.dev/messaging/sending-messages-using-incoming-webhooks. */
function toSlack({ title, quote, link }: ChatMessage): object {
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
  const plain = { type: 'plain_text', text: title, emoji: false };
  return {
    // Read by notifications and screen readers.
    text: escapeSlack(quote === '' ? title : `${title}: ${quote}`),
    blocks: [
      { type: 'section', text: plain },
      ...(quote === '' ? [] : [section(escapeSlack(quote).replaceAll(/^/gm, '>'))]),
      ...(link ? [section(`<${link.url}|${escapeSlack(link.label)}>`)] : []),
    ],
  };
}

/** An adaptive card for a workflow of Teams: learn.microsoft.com/adaptive-cards, version 1.4. */
function toTeams({ title, quote, link }: ChatMessage): object {
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
            ...(quote === '' ? [] : [block(plain(quote), {})]),
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
