import { renderToStaticMarkup } from 'react-dom/server';

import { formWords } from '@hearback/ui/forms';

import { styleSheetOf, VisitorDocument } from './VisitorDocument';
import type { RenderVisitorPage, VisitorPage } from './VisitorPage';
import { sentencesByCode, visitorWords } from './words';

const titleOf = (page: VisitorPage, language: string): string => {
  const words = formWords(language);
  switch (page.kind) {
    case 'form':
      return page.venue;
    case 'thanks':
      return words.thanksTitle;
    case 'paused':
      return words.closedTitle;
    case 'unknown':
      return words.unknownTitle;
    case 'trouble':
      return visitorWords(language).troubleTitle;
  }
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What the script says by itself, in the visitor's language. */
const scriptWords = (language: string): string => {
  const words = visitorWords(language);
  const { sending, failed, throttled } = words;
  return JSON.stringify({ ...sentencesByCode(words), sending, failed, throttled });
};

/** The visitor's page, whole: it is complete and works as it arrives, without its script. */
export const renderVisitorPage: RenderVisitorPage = ({ page, language, assets }) => {
  const body = renderToStaticMarkup(<VisitorDocument page={page} language={language} />);
  const script = page.kind === 'form' ? `<script>${assets.script}</script>` : '';

  return [
    `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${escape(titleOf(page, language))}</title>`,
    `<style>${assets.css}${styleSheetOf(page)}</style></head>`,
    `<body data-words="${escape(scriptWords(language))}">${body}${script}</body></html>`,
  ].join('');
};
