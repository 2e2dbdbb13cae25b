import { renderToStaticMarkup } from 'react-dom/server';
import { type FormField, isPaged, textIn, wordsIn } from '@hearback/schema/documents';
import {
  addFormWords,
  directionOf,
  formWords,
  headingsIn,
  logoIn,
  signOf,
} from '@hearback/ui/forms';
import { everyLanguage } from '@hearback/ui/forms/everyLanguage';

import { KioskParts } from './kiosk/KioskParts';
import { closeMenu, isMenu, LanguageSwitch } from './LanguageSwitch';
import { offerLink } from './receipt/ReceiptView';
import { usedStyles } from './usedStyles';
import { styleSheetOf, VisitorDocument } from './VisitorDocument';
import type {
  HeadingsOf,
  RenderVisitorPage,
  VisitorMode,
  VisitorPage,
  WordRefusal,
} from './VisitorPage';
import { refusalSentence, scriptWords, visitorWords } from './words';

// A server speaks all of them at once.
addFormWords(everyLanguage);

/** The page's title and location. A form has the company's name alone. */
const titleOf = (page: VisitorPage, language: string): string => {
  const name = nameOf(page, language);
  return 'venue' in page && page.kind !== 'form' ? `${name} · ${page.venue}` : name;
};

const nameOf = (page: VisitorPage, language: string): string => {
  const words = formWords(language);
  const { receipt, foreignTitle, tooLong, troubleTitle } = visitorWords(language);
  switch (page.kind) {
    case 'form':
      return page.venue;
    case 'thanks':
      return words.thanksTitle;
    case 'paused':
      return words.closedTitle;
    case 'unknown':
      return words.unknownTitle;
    case 'foreign':
      return foreignTitle;
    case 'tooLarge':
      return tooLong;
    case 'trouble':
      return page.of === 'receipt' ? receipt.troubleTitle : troubleTitle;
    case 'receipt':
      return receipt.title;
    case 'erased':
      return receipt.erasedTitle;
    case 'board':
      return words.board.title;
    case 'answers':
      return words.answers.title;
    case 'noReceipt':
    case 'noBoard':
      return receipt.noneTitle;
  }
};

/** All that the page says in the display face, thanks that a script shows later included. */
export const headingsOf: HeadingsOf = (page, language) => {
  const headings = [];
  if (page.kind === 'form') {
    for (const { text, part } of headingsIn(page.form.fields, language)) {
      headings.push({ text, selector: `[data-part="${part}"] [class]` });
    }
  }
  const isSent = page.kind === 'form' || page.kind === 'thanks';
  const own = isSent ? page.form.thank_you : undefined;
  const titles = [own?.title, own?.low_title, own?.high_title].map((text) =>
    wordsIn(text ?? '', language),
  );
  const [title = isSent ? formWords(language).thanksTitle : nameOf(page, language), ...byRating] =
    titles;
  // Seen first, so that it is the thanks that go without where all of them are too large.
  if ('venue' in page && !logoIn(page.form.fields)) {
    const text = page.venue + signOf(page.venue, language);
    headings.push({ text, selector: '[data-sign][class]' });
  }
  const text = [title, ...byRating].filter((words) => words !== undefined).join(' ');
  headings.push({ text, selector: '[data-thanks] h1' });
  return headings;
};

/** Meta tags for search engines: the question of a form as description. All other pages are `noindex`. */
const robotsOf = (page: VisitorPage, language: string, mode: VisitorMode): string => {
  if (page.kind === 'board' && page.isIndexed) {
    return `<meta name="description" content="${escape(titleOf(page, language))}">`;
  }
  if (page.kind !== 'form' || mode !== 'page') return '<meta name="robots" content="noindex">';
  const rating = page.form.fields.find(({ type }) => type === 'rating');
  const question = rating?.type === 'rating' ? textIn(rating.label, language) : '';
  return `<meta name="description" content="${escape(question || page.venue)}">`;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const asksForPicture = ({ type }: FormField): boolean => type === 'picture';

const quote = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;');

/** Data attributes of `body` that the scripts read at startup. */
const handlesOf = (page: VisitorPage, language: string, mode: VisitorMode): string => {
  const handles: Record<string, string> = { mode, language };
  if (page.kind === 'form') {
    handles['slug'] = page.slug;
    handles['version'] = page.hidden['form_version'] ?? '';
  }
  const words =
    // Its own quotes stay as they are in these.
    page.kind === 'form'
      ? ` data-words='${quote(JSON.stringify(scriptWords(language, mode, page.form.fields.some(asksForPicture))))}'`
      : '';
  return Object.entries(handles)
    .map(([name, value]) => ` data-${name}="${escape(value)}"`)
    .concat(words)
    .join('');
};

/** The same markup in fewer letters: React closes what is closed, and says that nothing is nothing. */
const shorten = (markup: string): string => markup.replaceAll('/>', '>').replaceAll('=""', '');

/** Browsers paint once a preloaded optional face is there: its headings never move. Twice the bytes pack as once. */
const preload = (face: string): string =>
  [...face.matchAll(/url\((data:[^()]*)\)/g)]
    .map(([, url]) => `<link rel="preload" as="font" crossorigin href="${url}">`)
    .join('');

/** A function that stands by itself, as text that runs where it is. */
const runNow = (run: () => void): string => `(${String(run).replaceAll(/\s+/g, ' ')})()`;

/** Sends what waits on this device. The form's own script does that itself. */
const sendWaiting = '<script type="module" src="/visitor-queue.js"></script>';

/** In the frame of another site the form is a card: around it shows what that site has there. */
const framed = [
  'html{background:none;color-scheme:normal}',
  // Contained, or the browser would paint the body's ground on the whole frame.
  'body{contain:style;overflow:clip;background:var(--form-ground);border-radius:14px}',
  'form[data-form]{padding-block:1.5rem}',
  // As tall as its words: a frame that grows with the screen in it would never stop.
  'main>div[class]{min-height:0}',
].join('');

/** From tablets up, the page is a card on the owner's colors, and the languages stand in its corner. */
const wide = [
  '@media(min-width:48rem){',
  'html{background:color-mix(in srgb,var(--form-focus) 12%,var(--form-ground))}',
  'body{padding:4rem 0}',
  'main{max-width:40rem;margin:auto;border-radius:20px;background:var(--form-ground)}',
  'main>div[class]{min-height:32rem}',
  '[data-languages]{margin-bottom:-3rem}}',
].join('');

/** Texts of the script for a rejected submission. */
export const refusalWords: WordRefusal = (refusal, language) => {
  const words = visitorWords(language);
  return {
    notice: refusalSentence(words, refusal),
    ...(refusal === 'taken' && { button: words.second }),
  };
};

/** The visitor's page, whole: it is complete and works as it arrives, without its script. */
export const renderVisitorPage: RenderVisitorPage = ({
  page,
  language,
  mode = 'page',
  languages = [],
  assets,
  face = '',
}) => {
  const isFromTheRight = directionOf(language) === 'rtl';
  const isKiosk = mode === 'kiosk' && page.kind === 'form';
  const body = renderToStaticMarkup(
    <>
      {languages.length > 1 && (
        <LanguageSwitch
          language={language}
          languages={languages}
          floats={!['form', 'receipt', 'board', 'answers'].includes(page.kind)}
        />
      )}
      <VisitorDocument page={page} language={language} mode={mode} />
      {isKiosk && <KioskParts language={language} />}
    </>,
  );
  const styles = [
    face,
    usedStyles(assets.css, body),
    isKiosk ? assets.kiosk.css : '',
    styleSheetOf(page),
    mode === 'embed' ? framed : '',
    mode === 'page' ? wide : '',
  ];
  const scripts = [
    ...(page.kind === 'form' && isPaged(page.form) ? [assets.paging] : []),
    ...(page.kind === 'form' ? [assets.script] : []),
    ...(isKiosk ? [assets.kiosk.script] : []),
    ...(isMenu(languages) && !['board', 'answers'].includes(page.kind) ? [runNow(closeMenu)] : []),
    ...(page.kind === 'receipt' ? [runNow(offerLink)] : []),
  ];

  return [
    `<!doctype html><html lang="${escape(language)}"${isFromTheRight ? ' dir="rtl"' : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `${robotsOf(page, language, mode)}<link rel="icon" href="data:,">`,
    `<title>${escape(titleOf(page, language))}</title>${preload(face)}<style>${styles.join('')}</style></head>`,
    `<body${handlesOf(page, language, mode)}>${shorten(body)}`,
    ...scripts.map((script) => `<script>${script}</script>`),
    ['form', 'board', 'answers'].includes(page.kind) ? '' : sendWaiting,
    '</body></html>',
  ].join('');
};
