import { limits } from '@hearback/schema/limits';

import type { OpenedAnswer } from '../notification/letterLinks.ts';
import { escapeHtml } from '../tools/text.ts';
import { letterColors as color } from './layout.ts';
import { letterIntl, letterLanguage, withoutLinks } from './letter.ts';
import { messages, polish } from './messages.ts';

/** The page's own style, in both themes: nothing is loaded and nothing runs. */
export const letterPageStyle = `
:root{color-scheme:light dark;--page:${color.page};--panel:${color.panel};--line:${color.line};--ink:${color.ink};--muted:${color.muted};--accent:${color.accent};--on-accent:${color.onAccent}}
@media (prefers-color-scheme:dark){:root{--page:#1a1816;--panel:#23201e;--line:#3b3733;--ink:#f8f4ec;--muted:#aea79c;--accent:#61c5b5;--on-accent:#141210}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;align-content:center;justify-items:center;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{width:100%;max-width:480px;padding:32px 28px;background:var(--panel);border:1px solid var(--line);border-radius:14px}
.brand{margin:0 0 20px;font-size:19px;font-weight:700;letter-spacing:-.01em}
h1{margin:0 0 12px;font-size:23px;line-height:1.3;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere}
p{margin:0 0 16px;overflow-wrap:anywhere}
main>:last-child{margin-bottom:0}
h1 .stars{display:block;margin-top:6px;color:var(--accent);font-size:20px;letter-spacing:.06em}
h1 .stars i{color:var(--line);font-style:normal}
blockquote{margin:0 0 20px;padding:2px 0 2px 14px;border-left:3px solid var(--line);white-space:pre-wrap;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 24px;font-size:15px}
dt,.muted{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
.muted{font-size:14px}
form{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0 0}
button,.button{display:inline-block;min-height:48px;padding:12px 22px;text-align:center;text-decoration:none;border:1px solid var(--line);border-radius:10px;background:none;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.first,.button{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
button:focus-visible,.button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (max-width:440px){button,.button{flex:1 1 100%;width:100%}}
`;

type Page =
  | { state: 'unknown'; isAnswer: boolean; language: string }
  | {
      state: 'ask' | 'confirmed' | 'refused';
      purpose: 'confirm' | 'alert' | 'reply' | 'low_ratings' | 'digest' | 'monthly_report';
      sender: string;
      language: string;
    };

const pageOf = (language: string, title: string, heading: string, content: string): string =>
  [
    `<!doctype html><html lang="${letterLanguage(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title><style>${letterPageStyle}</style></head>`,
    `<body><main><p class="brand">Hearback</p><h1>${heading}</h1>${content}</main></body></html>`,
  ].join('');

interface AnswerPage {
  language: string;
  answer: OpenedAnswer | 'expired' | 'deleted';
  /** Until when the link works. */
  expiresAt: Date;
  /** The answer in the account, behind the login. */
  url: string;
}

/** One answer for whoever has its link, or why it is not shown any more. */
export function answerPage({ language, answer, expiresAt, url }: AnswerPage): string {
  const { formatMessage, formatDate } = letterIntl(language, polish);
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const open = `<p><a class="button" href="${escapeHtml(url)}">${escapeHtml(formatMessage(messages.open))}</a></p>`;

  if (answer === 'deleted') {
    const title = formatMessage(messages.deletedTitle);
    const text = paragraph(formatMessage(messages.deletedBody));
    return pageOf(language, title, escapeHtml(title), text);
  }
  if (answer === 'expired') {
    const title = formatMessage(messages.expiredTitle);
    const text = paragraph(formatMessage(messages.expiredBody));
    return pageOf(language, title, escapeHtml(title), text + open);
  }

  const { rating, comment, timeZone } = answer;
  const momentOf = (at: Date) =>
    formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const title = formatMessage(messages.answerTitle, { rating });
  const stars = `<span class="stars" aria-hidden="true">${'★'.repeat(rating)}<i>${'★'.repeat(limits.ratingMax - rating)}</i></span>`;
  const facts = [
    [formatMessage(messages.company), answer.company],
    [formatMessage(messages.location), answer.location],
    [formatMessage(messages.code), answer.code],
    [formatMessage(messages.time), momentOf(answer.at)],
  ].map(([label = '', value = '']) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const words =
    comment === ''
      ? paragraph(formatMessage(messages.wordless))
      : `<blockquote dir="auto">${escapeHtml(comment)}</blockquote>`;
  const note = formatMessage(messages.answerNote, { moment: momentOf(expiresAt) });
  return pageOf(
    language,
    title,
    `${escapeHtml(title)}${stars}`,
    `${words}<dl>${facts.join('')}</dl>${open}<p class="muted">${escapeHtml(note)}</p>`,
  );
}

/** The page that a link of a letter opens: the question with its buttons, or the result. */
export function letterPage(page: Page): string {
  const { language } = page;
  const { formatMessage } = letterIntl(language, polish);

  const button = (answer: string, words: string, isFirst: boolean) =>
    `<button name="answer" value="${answer}"${isFirst ? ' class="first"' : ''}>${escapeHtml(words)}</button>`;
  const form = (buttons: readonly string[]) => `<form method="post">${buttons.join('')}</form>`;

  const say = (): { title: string; text: string; rest?: string } => {
    if (page.state === 'unknown') {
      return {
        title: formatMessage(messages.unknownTitle),
        text: formatMessage(page.isAnswer ? messages.noAnswerBody : messages.unknownBody),
      };
    }
    const isAboutAddress = page.purpose === 'confirm' || page.purpose === 'alert';
    if (page.state === 'confirmed') {
      return {
        title: formatMessage(messages.confirmedTitle),
        text: formatMessage(messages.confirmedBody),
      };
    }
    if (page.state === 'refused') {
      return {
        title: formatMessage(messages.refusedTitle),
        text: formatMessage(
          page.purpose === 'reply'
            ? messages.refusedReply
            : isAboutAddress
              ? messages.refusedAlert
              : messages.stopOwn,
        ),
      };
    }
    if (page.purpose === 'confirm') {
      return {
        title: formatMessage(messages.confirmTitle),
        text: formatMessage(messages.confirmBody, { sender: withoutLinks(page.sender) }),
        rest: form([
          button('confirm', formatMessage(messages.confirm), true),
          button('refuse', formatMessage(messages.refuse), false),
        ]),
      };
    }
    return {
      title: formatMessage(messages.stopTitle),
      text: formatMessage(
        page.purpose === 'reply'
          ? messages.stopReply
          : isAboutAddress
            ? messages.stopAlert
            : messages.stopOwn,
      ),
      rest: form([button('refuse', formatMessage(messages.stop), true)]),
    };
  };

  const { title, text, rest = '' } = say();
  return pageOf(language, title, escapeHtml(title), `<p>${escapeHtml(text)}</p>${rest}`);
}
