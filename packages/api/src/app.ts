import { features } from '@hearback/schema/features';
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';

import { accessRoutes } from './account/accessRoutes.ts';
import { accountDeletionRoutes, accountRoutes } from './account/accountRoutes.ts';
import { sessionRoutes } from './account/sessionRoutes.ts';
import type { ApiEnv } from './apiEnv.ts';
import { codeRoutes } from './code/routes.ts';
import { colleagueRoutes } from './colleague/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { deletionRoutes, restoreThing } from './deletion/routes.ts';
import { docs } from './docs/routes.ts';
import { experimentRoutes } from './experiment/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { formRoutes } from './form/routes.ts';
import { frameRoutes } from './frame/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { notFound, sendError } from './http/ApiError.ts';
import { refuseOtherMethods } from './http/methodNotAllowed.ts';
import { clientAddress, refuseForeignPages } from './http/documented.ts';
import { requestId } from './http/requestId.ts';
import { imageRoutes } from './image/routes.ts';
import { pictureRoutes } from './picture/routes.ts';
import { locationRoutes } from './location/routes.ts';
import { devMail, letterPreview } from './mail/devMailRoutes.ts';
import type { MeasureRequest } from './metrics/createMetrics.ts';
import { letterLinks } from './notification/letterRoutes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { healthz } from './operator/routes.ts';
import { createServices, type Services, type ServiceTools } from './services.ts';
import { statsRoutes } from './stats/routes.ts';
import { createSubmitDirectly, surveyRoutes } from './survey/routes.ts';
import { templateRoutes } from './template/routes.ts';
import { isApiSecret } from './tools/randomSecrets.ts';
import type { SpanTracer } from './tracing/currentWork.ts';
import { webhookRoutes } from './webhook/routes.ts';

/** Every documented call, thing by thing. */
function mountRoutes(api: Hono<ApiEnv>, services: Services): void {
  const all = [
    accessRoutes,
    sessionRoutes,
    accountRoutes,
    colleagueRoutes,
    ...(features.accountDeletion ? [accountDeletionRoutes] : []),
    companyRoutes,
    locationRoutes,
    formRoutes,
    frameRoutes,
    templateRoutes,
    imageRoutes,
    pictureRoutes,
    codeRoutes,
    surveyRoutes,
    feedbackRoutes,
    statsRoutes,
    experimentRoutes,
    notificationRoutes,
    deletionRoutes,
    restoreThing,
    helpRoutes,
    webhookRoutes,
  ];
  for (const routes of all) api.route('/', routes(services));
}

/** True for the calls that visitors make by the hundred. It changes no code. */
const isVisitors = (path: string): boolean => path.startsWith('/api/survey/');

/** Every call under `/api`. */
const createCalls = (services: Services) => {
  const api = new Hono<ApiEnv>();
  mountRoutes(api, services);
  return api;
};

/** The API as one Fetch handler, with the call that visitors make most as a function. It starts nothing: what runs is among the tools. */
export function createApi(tools: ServiceTools, measure?: MeasureRequest, tracer?: SpanTracer) {
  const services = createServices(tools);
  const app = new Hono<ApiEnv>({
    // Paths are written with a slash at the end; without one they are the same.
    getPath: (request) => {
      const path = getPath(request);
      return path.endsWith('/') ? path : `${path}/`;
    },
  });

  app.use(requestId(tools.logger, measure, tracer));
  app.use(clientAddress(tools.settings.trustProxy));
  app.use(async (c, next) => {
    c.set('limits', tools.limits);
    c.set('authenticate', (access, scope) =>
      isApiSecret(access)
        ? services.authenticateApiKey(access, scope)
        : services.access.check(access),
    );
    await next();
    // Whatever an owner changes, visitors see at once where it was changed.
    const isOwners = !['GET', 'HEAD'].includes(c.req.method) && !isVisitors(c.req.path);
    if (isOwners) services.surveys.forget();
    c.header('X-Content-Type-Options', 'nosniff');
    // Nearly every answer is somebody's own; what may be kept says so itself.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(refuseForeignPages(tools.settings.publicOrigin));

  app.route('/api', createCalls(services));
  app.route('/api', docs(app, tools.settings.publicOrigin));
  app.route('/', healthz(services));
  app.route('/', letterLinks(services, tools.settings.publicOrigin));
  app.route('/', letterPreview(tools.settings));
  app.route('/', devMail(tools.settings));

  refuseOtherMethods(app);
  app.notFound(() => {
    throw notFound();
  });
  app.onError(sendError);

  const submit = createSubmitDirectly({ ...tools, services, measure, tracer });
  return Object.assign(app, { submit });
}
