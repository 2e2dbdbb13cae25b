import type { SubmitDirectly } from '@hearback/api/start';
import type { Logger } from 'pino';

import { type CallApi, passTraceOn, watchWrites } from './api/callApi.ts';
import type { GatewayEnv } from './env.ts';
import type { PublicAnswers, PublicBoard } from './api/api.generated.ts';
import { operations } from './operations.generated.ts';
import { createGateway } from './server.ts';
import { createAppSite } from './site/appSite.ts';
import { keepEarlierBuilds } from './site/earlierBuilds.ts';
import { createSecurityHeaders, explorerPolicy, storybookPolicy } from './site/securityHeaders.ts';
import {
  type Caller,
  findClientAddress,
  isFromThisMachine,
  isOutboxShown,
} from './site/callers.ts';
import { createForwardToApi } from './site/forwardToApi.ts';
import { createIsOwnProgram } from './site/isOwnProgram.ts';
import { createProduct, type Handler, type Product } from './site/product.ts';
import { createFileServer } from './site/fileServer.ts';
import { createXsrfGuard } from './site/xsrf.ts';
import type { Meter, Tracer } from './telemetry.ts';
import { createAnswersPage, createBoardPage } from './visitorPage/boardPage.ts';
import { createReceiptPage } from './visitorPage/receiptPage.ts';
import { loadVisitorPage } from './visitorPage/sendPage.ts';
import { createSurveyCache } from './visitorPage/surveyCache.ts';
import { createVisitorPage } from './visitorPage/visitorPage.ts';

const answer = (isWell: boolean, status: string) =>
  Response.json(
    { status },
    {
      status: isWell ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(!isWell && { 'retry-after': '5' }) },
    },
  );

/** The process runs. */
const healthz: Handler = () => answer(true, 'ok');

/** Ready: the API responds, and no shutdown was requested. */
const readyz =
  (isApiReady: () => Promise<boolean>, isDraining: () => boolean): Handler =>
  async () => {
    if (isDraining()) return answer(false, 'stopping');
    const isReady = await isApiReady().catch(() => false);
    return answer(isReady, isReady ? 'ready' : 'the API does not answer');
  };

/** Folders of the builds. */
export interface SiteFolders {
  client: string;
  visitor: string;
  storybook: string;
  /** Folder in which files of earlier app builds are kept. Undefined: they are not kept. */
  builds?: string;
}

export interface SiteTools {
  env: GatewayEnv;
  version: string;
  callApi: CallApi;
  /** Takes answers in, if the API runs in this process. */
  submit?: SubmitDirectly | undefined;
  isApiReady: () => Promise<boolean>;
  isDraining: () => boolean;
  folders: SiteFolders;
  logger: Logger;
  /** Omitted: no metrics. */
  meter?: Meter;
  /** Omitted: no tracing. */
  tracer?: Tracer | undefined;
  /** Keys that sign the XSRF cookie. Omitted: a random key of this process. */
  xsrfKeys?: readonly string[];
}

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

const xsrfDetail = 'The header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN.';

const unrepeated = () =>
  Response.json(
    { detail: xsrfDetail, code: 'xsrf_token' },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );

const unrepeatedInGraph = () =>
  Response.json(
    { errors: [{ message: xsrfDetail, extensions: { code: 'FORBIDDEN' } }] },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );

/** True if a browser opens the address as a page instead of sending an operation. */
const isPageView = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('accept') ?? '').startsWith('text/html');

const movedTo = (location: string): Handler => {
  return () => new Response(null, { status: 308, headers: { location } });
};

/** Redirects from a page of ours to the operator's own, if there is one. Not cached, since it may change. */
const elsewhere = (path: string, location: string | undefined) => {
  if (location === undefined) return [];
  const handle: Handler = () =>
    new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  return [
    { path, handle },
    { path: `${path}/`, handle },
  ];
};

const notBuilt = () =>
  plain(503, 'The visitor page is not built. Run `npm run build` and start again.');

/** Serves the component library's pages, where they are built. Undefined where they are not. */
function createStorybookSite(folder: string) {
  const files = createFileServer(folder);
  if (!files.has('index.html')) return undefined;

  return async (path: string, request: Request): Promise<Response> => {
    const file = path === '' ? 'index.html' : path;
    if (!files.has(file)) return new Response('There is no such story.\n', { status: 404 });
    return files.serve(file, request, { 'content-security-policy': storybookPolicy });
  };
}

/** Puts everything the product serves in its place. Starts nothing. */
export async function createSite(tools: SiteTools): Promise<Product> {
  const { env, version, folders, logger, meter, tracer } = tools;
  const apiBase = env.apiUrl ?? env.publicOrigin;
  const surveys = createSurveyCache();
  const boards = createSurveyCache<PublicBoard>();
  const publicAnswers = createSurveyCache<PublicAnswers>();
  const forget = () => {
    surveys.forget();
    boards.forget();
    publicAnswers.forget();
  };
  const callApi = passTraceOn(watchWrites(tools.callApi, forget));

  const earlier =
    folders.builds === undefined
      ? undefined
      : await keepEarlierBuilds({
          client: folders.client,
          operations,
          folder: folders.builds,
          now: () => new Date(),
          logger,
        });
  // An API in another process shows its letters on its own port: it cannot see the caller's address here.
  const mayReadLetters = (request: Request, { peerAddress }: Caller): boolean =>
    env.apiUrl === undefined && isFromThisMachine(request, peerAddress);
  const gateway = createGateway({
    env: {
      apiBase,
      apiIsHere: env.apiUrl === undefined,
      version,
      helpAddress: env.helpAddress,
      salesAddress: env.salesAddress,
      production: env.production,
      anyOperation: env.anyOperation,
      publicOrigin: env.publicOrigin,
      rateLimitFactor: env.rateLimitFactor,
    },
    fetch: callApi,
    logger,
    earlierOperation: earlier?.operation,
    mayAskAnything: createIsOwnProgram(callApi, apiBase),
    lettersAt: (request, caller) =>
      isOutboxShown(env) && mayReadLetters(request, caller) ? '/dev/mail/' : null,
    meter,
  });
  const graphql: Handler = async (request, caller) => {
    // The page to explore the graph is for development alone.
    if (env.production && isPageView(request)) return plain(404, 'Not found.');
    const answer = await gateway.fetch(request, caller);
    const isExplorer = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isExplorer) answer.headers.set('content-security-policy', explorerPolicy);
    else if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store');
    return answer;
  };
  const toApi = createForwardToApi({
    call: callApi,
    submit: tools.submit,
    apiBase,
    publicOrigin: env.publicOrigin,
    logger,
  });
  const toLetters: Handler = (request, caller) =>
    mayReadLetters(request, caller) ? toApi(request, caller) : plain(404, 'Not found.');
  const xsrf = createXsrfGuard({ keys: tools.xsrfKeys ?? [], publicOrigin: env.publicOrigin });
  const app = await createAppSite(folders.client, earlier);
  const storybook = createStorybookSite(folders.storybook);

  const built = await loadVisitorPage(folders.visitor);
  const visitorTools = built && {
    ...built,
    fetch: callApi,
    submit: tools.submit,
    apiBase,
    publicOrigin: env.publicOrigin,
    surveys,
    logger,
  };
  const visitor = visitorTools && createVisitorPage(visitorTools);
  const receipts = visitorTools && createReceiptPage(visitorTools);
  const board = visitorTools && createBoardPage({ ...visitorTools, boards });
  const answers = visitorTools && createAnswersPage({ ...visitorTools, publicAnswers });
  const visitBySlug: Handler = (request, caller, rest) =>
    visitor?.(request, caller, rest.replace(/\/$/, '')) ?? notBuilt();
  const visitByQuery: Handler = (request, caller) =>
    visitBySlug(request, caller, new URL(request.url).searchParams.get('code') ?? '');

  return createProduct({
    mounts: [
      { path: '/healthz', handle: healthz },
      { path: '/readyz', handle: readyz(tools.isApiReady, tools.isDraining) },
      { path: '/graphql', handle: xsrf(graphql, unrepeatedInGraph) },
      { path: '/api/', handle: xsrf(toApi, unrepeated) },
      { path: '/dev/mail', handle: toLetters },
      { path: '/dev/mail/', handle: toLetters },
      { path: '/letters/', handle: toApi },
      { path: '/r/', handle: visitBySlug },
      // As codes have it: capitals make them smaller.
      { path: '/R/', handle: visitBySlug },
      { path: '/qr-feedback', handle: visitByQuery },
      { path: '/qr-feedback/', handle: visitByQuery },
      ...elsewhere('/terms', env.termsUrl),
      ...elsewhere('/privacy', env.privacyUrl),
      {
        path: '/board/',
        handle: readOnly((...asked) => board?.(...asked) ?? Promise.resolve(notBuilt())),
      },
      {
        path: '/answers/',
        handle: readOnly((...asked) => answers?.(...asked) ?? Promise.resolve(notBuilt())),
      },
      { path: '/receipt/', handle: (...asked) => receipts?.(...asked) ?? notBuilt() },
      ...(storybook
        ? [
            { path: '/storybook', handle: movedTo('/storybook/') },
            {
              path: '/storybook/',
              handle: readOnly((request, _, rest) => storybook(rest, request)),
            },
          ]
        : []),
    ],
    otherwise: readOnly((request, _, rest) => app(rest, request)),
    clientAddress: findClientAddress(env.trustProxy),
    secure: createSecurityHeaders(env.publicOrigin),
    logger,
    meter,
    tracer,
  });
}

/** Files are read, never written. */
const readOnly = (handle: Handler): Handler => {
  return (request, caller, rest) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? handle(request, caller, rest)
      : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
};
