import type { LanguageLink, VisitorMode } from '@hearback/app/visitor';
import { defaultLanguage, languages as productLanguages, limits } from '@hearback/schema/limits';
import { answeredFieldId, isProgram, readSlug } from '@hearback/schema/rules';
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

import type { ApiClient } from '../api/client.ts';
import { readBody } from '../readBody.ts';
import type { BuiltPage, SendPage } from './sendPage.ts';
import type { KnownSurvey } from './surveyCache.ts';
import type { PostedSubmission } from './takeAnswer.ts';
import type { DrawTemplate } from './template/templateCache.ts';

const channels = ['qr', 'link', 'kiosk', 'web'];

/** Slug and query parameters of a code's address. */
export interface PageAddress {
  /** As printed, whichever way it was spelled. */
  slug: string;
  mode: VisitorMode;
  /** Channel through which the visitor came. The address on a printed code has none. */
  channel: string;
  /** The requested language. */
  lang: string | null;
  /** After an answer without a script: its receipt. */
  sent: string | null;
  /** The visit code: it proves that the visitor was there. */
  visit: string | null;
}

/** Faces of thanks by form, version and language: an answer reads no form for them. */
export type FacesOfThanks = LRUCache<string, { css: string | undefined }>;

/** A visit to the address of a code. */
export interface VisitorRequest {
  request: Request;
  url: URL;
  address: PageAddress;
  api: ApiClient;
  /** The form of the code, from memory where it cannot have changed. */
  survey: () => Promise<KnownSurvey>;
  /** Hands an answer to the API. Throws an `UpstreamError` if it is refused. */
  submit: (submission: PostedSubmission) => Promise<{ receipt: string }>;
  template: DrawTemplate;
  send: SendPage;
  refusalWords: BuiltPage['refusalWords'];
  thanksFace: BuiltPage['thanksFace'];
  facesOfThanks: FacesOfThanks;
  /** Origin of the addresses on printed codes. */
  publicOrigin: string;
  logger: Logger;
}

const modeIn = (query: URLSearchParams): VisitorMode => {
  if (query.get('kiosk') === '1') return 'kiosk';
  return query.get('embed') === '1' ? 'embed' : 'page';
};

const channelOf: Record<VisitorMode, string> = { page: 'qr', embed: 'web', kiosk: 'kiosk' };

/** Reads the address of a code. Unknown parameters are ignored. */
export function readAddress({ searchParams }: URL, slug: string): PageAddress {
  const mode = modeIn(searchParams);
  const said = searchParams.get('channel') ?? '';
  return {
    // All spellings of a code lead to one page. The API refuses invalid slugs.
    slug: readSlug(slug) ?? slug.toUpperCase(),
    mode,
    channel: mode === 'page' && channels.includes(said) ? said : channelOf[mode],
    lang: searchParams.get('lang'),
    sent: searchParams.get('sent'),
    visit: searchParams.get('v'),
  };
}

const rootOf = (language: string) => language.split('-')[0]?.toLowerCase();

/** Languages of an `Accept-Language` header, most preferred first. */
function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [language = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => /^[a-zA-Z]{2,3}(-|$)/.test(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/** Languages of pages without a form. */
const ownLanguages: readonly string[] = [
  ...productLanguages,
  ...'bg cs da de el es et fi fr hr hu it lt lv nb nl no pt ro sk sl sv uk'.split(' '),
];

interface Wishes {
  /** The `lang` parameter of the address. */
  lang: string | null;
  /** The browser's `Accept-Language` header. */
  accepted: string | null;
  /** Omitted: the languages of pages without a form. */
  spoken?: readonly string[];
}

/**
 * Chooses the first available language of: the address, the browser's preferences, English. Falls
 * back to the first of `spoken`.
 */
export function visitorLanguage({ lang, accepted, spoken = ownLanguages }: Wishes): string {
  const wishes = [...(lang === null ? [] : [lang]), ...acceptedLanguages(accepted)];
  for (const wish of wishes) {
    const match =
      spoken.find((language) => language.toLowerCase() === wish.toLowerCase()) ??
      spoken.find((language) => rootOf(language) === rootOf(wish));
    if (match !== undefined) return match;
  }
  return spoken.includes(defaultLanguage) ? defaultLanguage : (spoken[0] ?? defaultLanguage);
}

/** The addresses of the same page in each of some languages. */
export function languageLinks(
  { slug, mode, channel, sent, visit }: PageAddress,
  languages: readonly string[],
): LanguageLink[] {
  const rest = new URLSearchParams();
  if (channel !== channelOf[mode]) rest.set('channel', channel);
  if (mode !== 'page') rest.set(mode, '1');
  if (sent !== null) rest.set('sent', sent);
  if (visit !== null) rest.set('v', visit);
  const more = rest.size === 0 ? '' : `&${rest}`;

  return languages.map((language) => ({
    language,
    href: `/r/${encodeURIComponent(slug)}?lang=${encodeURIComponent(language)}${more}`,
  }));
}

/**
 * True if a person views the page: a GET by a browser that does not merely prefetch it, and that displays
 * it. Another site can request it as a picture, a script or by `fetch`, and in a frame, where only the
 * form for frames is shown. Old browsers, and those without TLS, do not send `Sec-Fetch-Dest`.
 */
export function countsAsScan({ method, headers }: Request, isForFrames = false): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers.get(name)).join(' ');
  const shownIn = headers.get('sec-fetch-dest') ?? 'document';
  return (
    method === 'GET' &&
    (shownIn === 'document' || (isForFrames && /^i?frame$/.test(shownIn))) &&
    !/prefetch|prerender/i.test(purpose) &&
    !isProgram(headers.get('user-agent') ?? '')
  );
}

/** The fields of a posted page, and no more of them than a form can have. */
const maxAnswerBytes = 100_000;

/** The same with a picture: a file as a phone has it, or the text that the page's script made of a smaller one. */
const maxPictureBytes = limits.pictureUploadMaxBytes + maxAnswerBytes;

/** Posted form values, by field name. */
export type PostedAnswer = ReadonlyMap<string, string>;

/** A posted page. */
export interface PostedPage {
  values: PostedAnswer;
  /** Pictures by the id of their field. Their values are empty until the API has taken them in. */
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Before the picture that the page's script has made smaller. */
const encoded = /^data:image\/\w+;base64,/;

const isWithFiles = ({ headers }: Request): boolean =>
  /^multipart\/form-data/i.test(headers.get('content-type') ?? '');

/** True if the body is larger than answers are without a picture. */
export const mayHavePicture = (request: Request): boolean =>
  isWithFiles(request) || Number(request.headers.get('content-length') ?? 0) > maxAnswerBytes;

async function readValues(request: Request, body: Uint8Array<ArrayBuffer>) {
  if (!isWithFiles(request)) return [...new URLSearchParams(new TextDecoder().decode(body))];
  const contentType = request.headers.get('content-type') ?? '';
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    // A body that is none has no values, and the API says what is missing.
    .catch(() => new FormData());
  return [...form];
}

/**
 * Reads what a browser posted. Undefined when it is larger than any answer. Posted without a script, each
 * line ends with two characters, of which the page counts one. Several options of one question become lines.
 */
export async function readAnswer(
  request: Request,
  { hasPicture = false }: { hasPicture?: boolean } = {},
): Promise<PostedPage | undefined> {
  const body = await readBody(request, hasPicture ? maxPictureBytes : maxAnswerBytes);
  if (body === undefined) return undefined;
  const values = new Map<string, string>();
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, given] of await readValues(request, body)) {
    const field = answeredFieldId(name);
    if (typeof given !== 'string') {
      // An input without a file posts an empty one.
      if (field !== undefined && given.size > 0) {
        pictures.set(field, new Uint8Array(await given.arrayBuffer()));
      }
      continue;
    }
    if (field !== undefined && encoded.test(given)) {
      pictures.set(field, Buffer.from(given.replace(encoded, ''), 'base64'));
      continue;
    }
    const before = field === undefined ? undefined : values.get(name);
    const value = given.replaceAll('\r\n', '\n');
    values.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  // All that is no file stays within the limit of an answer.
  const size = [...values].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return size > maxAnswerBytes ? undefined : { values, pictures };
}
