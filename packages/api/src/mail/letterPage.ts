import { limits } from '@hearback/schema/limits';

import type { Issues } from '@hearback/schema/rules';

import type { AnswerWork, OpenedAnswer } from '../notification/letterLinks.ts';
import { escapeHtml } from '../tools/text.ts';
import { letterColors as color } from './layout.ts';
import { letterIntl, letterLanguage, withoutLinks } from './letter.ts';
import { messages, polish } from './messages.ts';

/** The page's own style, in both themes: nothing is loaded and nothing runs. */
export const letterPageStyle = `
:root{color-scheme:light dark;--page:${color.page};--panel:${color.panel};--line:${color.line};--ink:${color.ink};--muted:${color.muted};--accent:${color.accent};--on-accent:${color.onAccent};--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--page:#1a1816;--panel:#23201e;--line:#3b3733;--ink:#f8f4ec;--muted:#aea79c;--accent:#61c5b5;--on-accent:#141210;--danger:#ffb4ab}}
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
button.first,.button:not(.second){border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
button:focus-visible,.button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.work{display:grid;gap:20px;margin:0 0 20px;padding:24px 0 0;border-top:1px solid var(--line)}
.work h2{margin:0;font-size:18px;line-height:1.3;font-weight:650}
.field{display:grid;gap:6px}
label{font-weight:600;font-size:15px}
select,textarea{width:100%;padding:10px 12px;border:1px solid var(--muted);border-radius:10px;background:var(--page);color:inherit;font:inherit}
textarea{min-height:104px;resize:vertical}
select{min-height:48px}
select:focus-visible,textarea:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.field p{margin:0}
.field .wrong,.bad{color:var(--danger);font-weight:600}
.field blockquote{margin:0}
.saved,.bad{margin:0 0 20px;padding:12px 14px;border:1px solid currentcolor;border-radius:10px}
.saved{color:var(--accent);font-weight:600}
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

export interface AnswerPage {
  language: string;
  answer: OpenedAnswer | 'expired' | 'deleted';
  /** Until when the link works. */
  expiresAt: Date;
  /** The answer in the account, behind the login. */
  url: string;
  /** True right after a change. */
  isSaved?: boolean;
  /** The values of a form that could not be saved: nobody writes them twice. */
  written?: Readonly<Record<keyof AnswerWork, string>>;
  issues?: Issues;
  /** The fields that somebody else changed since the page was opened. */
  conflicts?: readonly (keyof AnswerWork)[];
}

/** The form with which the recipient of a letter handles an answer, and the result of the last change. */
function workForm(
  answer: OpenedAnswer,
  { language, written = answer, issues = {}, conflicts = [] }: AnswerPage,
): string {
  const { formatMessage } = letterIntl(language, polish);
  const statusNames = {
    new: formatMessage(messages.statusNew),
    in_progress: formatMessage(messages.statusInProgress),
    resolved: formatMessage(messages.statusResolved),
    dismissed: formatMessage(messages.statusDismissed),
  };
  const label = {
    reply: formatMessage(messages.reply),
    status: formatMessage(messages.status),
    note: formatMessage(messages.note),
  };
  const hints = {
    reply: {
      email: formatMessage(messages.replyByEmail),
      receipt: formatMessage(messages.replyByReceipt),
      nobody: '',
    }[answer.replyBy],
    status: '',
    note: formatMessage(messages.noteHint),
  };

  /** A field with the reason it was not saved, which a screen reader says with it. */
  const field = (name: keyof AnswerWork, control: (attributes: string) => string) => {
    const reason = conflicts.includes(name)
      ? formatMessage(messages.conflictField)
      : issues[name] && formatMessage(messages.tooLong, { max: limits.feedbackNoteMaxLength });
    const text = name === 'status' ? statusNames[answer.status] : answer[name];
    const current = conflicts.includes(name)
      ? `<blockquote dir="auto">${escapeHtml(text === '' ? '–' : text)}</blockquote>`
      : '';
    const hint = hints[name];
    const about = [reason && `${name}-wrong`, hint !== '' && `${name}-hint`].filter(Boolean);
    const attributes = [
      `id="${name}" name="${name}"`,
      about.length > 0 && `aria-describedby="${about.join(' ')}"`,
      reason && 'aria-invalid="true"',
    ]
      .filter(Boolean)
      .join(' ');
    return [
      `<div class="field"><label for="${name}">${escapeHtml(label[name])}</label>`,
      reason ? `<p class="wrong" id="${name}-wrong">${escapeHtml(reason)}</p>${current}` : '',
      control(attributes),
      hint === '' ? '' : `<p class="muted" id="${name}-hint">${escapeHtml(hint)}</p>`,
      `<input type="hidden" name="shown_${name}" value="${escapeHtml(answer[name])}"></div>`,
    ].join('');
  };
  const textArea = (name: 'reply' | 'note', max: number) =>
    field(
      name,
      (attributes) =>
        `<textarea ${attributes} maxlength="${max}" dir="auto">\n${escapeHtml(written[name])}</textarea>`,
    );
  const reply =
    answer.replyBy === 'nobody'
      ? `<div class="field"><p class="muted">${escapeHtml(formatMessage(messages.replyByNobody))}</p></div>`
      : textArea('reply', limits.feedbackReplyMaxLength);
  const options = Object.entries(statusNames).map(
    ([value, name]) =>
      `<option value="${value}"${value === written.status ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  const status = field(
    'status',
    (attributes) => `<select ${attributes}>${options.join('')}</select>`,
  );
  return [
    `<form class="work" method="post"><h2>${escapeHtml(formatMessage(messages.workTitle))}</h2>`,
    reply,
    status,
    textArea('note', limits.feedbackNoteMaxLength),
    `<button class="first">${escapeHtml(formatMessage(messages.save))}</button></form>`,
  ].join('');
}

/** One answer for whoever has its link, or why it is not shown any more. */
export function answerPage(page: AnswerPage): string {
  const { language, answer, expiresAt, url, isSaved = false, issues = {}, conflicts = [] } = page;
  const { formatMessage, formatDate } = letterIntl(language, polish);
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const openLink = (look: string) =>
    `<p><a class="${look}" href="${escapeHtml(url)}">${escapeHtml(formatMessage(messages.open))}</a></p>`;

  if (answer === 'deleted') {
    const title = formatMessage(messages.deletedTitle);
    const text = paragraph(formatMessage(messages.deletedBody));
    return pageOf(language, title, escapeHtml(title), text);
  }
  if (answer === 'expired') {
    const title = formatMessage(messages.expiredTitle);
    const text = paragraph(formatMessage(messages.expiredBody));
    return pageOf(language, title, escapeHtml(title), text + openLink('button'));
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
  const result = () => {
    if (isSaved) {
      return `<p class="saved" role="status">${escapeHtml(formatMessage(messages.saved))}</p>`;
    }
    if (conflicts.length === 0 && Object.keys(issues).length === 0) return '';
    const reason = conflicts.length > 0 ? messages.conflict : messages.notSaved;
    return `<p class="bad" role="alert">${escapeHtml(formatMessage(reason))}</p>`;
  };
  return pageOf(
    language,
    title,
    `${escapeHtml(title)}${stars}`,
    `${result()}${words}<dl>${facts.join('')}</dl>${workForm(answer, page)}${openLink('button second')}<p class="muted">${escapeHtml(note)}</p>`,
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
