import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import type {
  HeadingsOf,
  LanguageLink,
  RenderVisitorPage,
  VisitorAssets,
  VisitorMode,
  VisitorPage,
  VisitorPageInput,
  WordRefusal,
} from '@hearback/app/visitor';
import { orderCount } from '@hearback/schema/documents';

import type { Survey } from '../api/api.generated.ts';
import { bestEncoding, compress } from '../site/compress.ts';
import { inlineTexts, visitorPolicy } from '../site/securityHeaders.ts';
import type { PageAddress } from './pageRequest.ts';
import { headingFace, thanksFace } from './headingFont.ts';
import { visitValues, type VisitValues } from './template/cutPage.ts';

/** Turns what is to be shown into the HTML of a page. */
export type RenderPage = (
  input: Omit<VisitorPageInput, 'assets' | 'face'>,
) => string | Promise<string>;

/** Parts of the visitor page that the app's build provides. */
export interface BuiltPage {
  render: RenderPage;
  /** Error messages of the page's script for a refused answer. */
  refusalWords: WordRefusal;
  /** CSS with the face of the thanks of a page, in some language, where the page itself has no room for it. */
  thanksFace: (page: VisitorPage, language: string) => Promise<string | undefined>;
}

/** The visitor's page as the app's build left it. Undefined when it is not built. */
export async function loadVisitorPage(folder: string): Promise<BuiltPage | undefined> {
  try {
    const [css, script, paging, kioskCss, kioskScript, module] = await Promise.all([
      readFile(`${folder}/visitor.css`, 'utf8'),
      readFile(`${folder}/start.js`, 'utf8'),
      readFile(`${folder}/paging.js`, 'utf8'),
      readFile(`${folder}/kiosk.css`, 'utf8'),
      readFile(`${folder}/kiosk.js`, 'utf8'),
      import(pathToFileURL(`${folder}/visitor.js`).href) as Promise<{
        renderVisitorPage: RenderVisitorPage;
        headingsOf: HeadingsOf;
        refusalWords: WordRefusal;
      }>,
    ]);
    const assets: VisitorAssets = {
      css,
      script,
      paging,
      kiosk: { css: kioskCss, script: kioskScript },
    };
    return {
      render: async (input) =>
        module.renderVisitorPage({
          ...input,
          assets,
          face: await headingFace(
            module.headingsOf(input.page, input.language),
            input.page.kind === 'thanks',
          ),
        }),
      refusalWords: module.refusalWords,
      thanksFace: (page, language) => thanksFace(module.headingsOf(page, language)),
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Hidden fields that are submitted with an answer. */
export const hiddenFields = [
  ...visitValues,
  'form_id',
  'form_version',
  'language',
  'channel',
] as const;

export type HiddenFields = Readonly<Partial<Record<(typeof hiddenFields)[number], string>>>;

/** Hidden fields of a page's first answer. The values of the visit must be adjacent. */
export const hiddenIn = (
  visit: VisitValues,
  { form_id, form_version }: Survey,
  { channel }: PageAddress,
  language: string,
): HiddenFields => ({
  ...visit,
  form_id,
  form_version: String(form_version),
  language,
  channel,
});

/** The order of shuffled options on a page: by its visit, so that it stays when the page comes back with issues. */
export const optionOrderOf = ({ form }: Survey, visit: string | undefined): number => {
  const lot = Number.parseInt(visit?.slice(0, 8) ?? '', 16);
  return Number.isNaN(lot) ? 0 : lot % orderCount(form.fields);
};

/** Address of a board. Undefined if visitors are not led to one. */
export const boardHrefOf = (slug: string | null | undefined): string | undefined =>
  slug ? `/board/${slug}` : undefined;

/**
 * The page with the form. It names no address to be posted to, and so is posted to its own: what is
 * posted there makes browsers forget the copy they keep of it (RFC 9111, section 4.4).
 */
export function formPage(
  survey: Survey,
  hidden: HiddenFields,
  { slug }: PageAddress,
  publicOrigin: string,
): Extract<VisitorPage, { kind: 'form' }> {
  const { form, venue, company, board } = survey;
  return {
    kind: 'form',
    slug,
    form,
    venue,
    company,
    hidden,
    order: optionOrderOf(survey, hidden.client_id),
    codeText: `${publicOrigin}/r/${slug}`,
    boardHref: boardHrefOf(board),
  };
}

/**
 * Headers of a page from which an answer may be posted without a script. With the referrer policy
 * of all other pages, browsers would send `Origin: null`.
 */
export const formHeaders = { 'referrer-policy': 'same-origin' };

/** Headers of every visitor page. Only its own styles and scripts run. */
export const pageHeaders = (
  html: string,
  language: string,
  mode: VisitorMode,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  vary: 'Accept-Encoding, Accept-Language',
  'content-security-policy': visitorPolicy({
    ...inlineTexts(html),
    framedBy: mode === 'embed' ? '*' : "'none'",
  }),
});

/** Fast enough for a page that is rendered for each request. */
const brotliQuality = 5;

/** Response options of a page. */
export interface PageAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  mode?: VisitorMode;
  languages?: readonly LanguageLink[];
}

/** Draws a page for one visitor and sends it: nothing of it is kept by anyone. */
export const createSendPage =
  (render: RenderPage) =>
  async (
    request: Request,
    page: VisitorPage,
    language: string,
    { status = 200, headers = {}, mode = 'page', languages = [] }: PageAnswer = {},
  ): Promise<Response> => {
    const html = await render({ page, language, mode, languages });
    const encoding = bestEncoding(request.headers.get('accept-encoding'));
    const bytes = await compress(new TextEncoder().encode(html), encoding, brotliQuality);

    return new Response(request.method === 'HEAD' ? null : bytes, {
      status,
      headers: {
        ...pageHeaders(html, language, mode),
        'cache-control': 'no-store',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...headers,
      },
    });
  };

export type SendPage = ReturnType<typeof createSendPage>;
