import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';

import type { ApiEnv } from './apiEnv.ts';
import { notFound } from './http/refuse.ts';
import { sendError } from './http/sendError.ts';
import { clientAddress } from './http/clientAddress.ts';
import { refuseOtherMethods } from './http/methodNotAllowed.ts';
import type { MeasureRequest } from './metrics/createMetrics.ts';
import { refuseForeignPages } from './http/refuseForeignPages.ts';
import { requestId } from './http/requestId.ts';
import { devMail } from './mail/devMailRoutes.ts';
import { docs } from './docs/routes.ts';
import { healthz } from './operator/routes.ts';
import { letterLinks } from './notification/letterRoutes.ts';
import { letterPreview } from './mail/letterPreviewRoutes.ts';
import { mountRoutes } from './routes.ts';
import type { Tracer } from './tracing/Tracer.ts';
import { createServices, type Services } from './services.ts';
import type { ServiceTools } from './ServiceTools.ts';
import { isApiSecret } from './tools/apiSecrets.ts';

/** Whether a call is one that visitors make by the hundred. It changes no code. */
const isVisitors = (path: string): boolean => path.startsWith('/api/survey/');

/** Every call under `/api`. */
const createCalls = (services: Services) => {
  const api = new Hono<ApiEnv>();
  mountRoutes(api, services);
  return api;
};

/** The API as one Fetch handler. It starts nothing: what runs is among the tools. */
export function createApi(tools: ServiceTools, measure?: MeasureRequest, tracer?: Tracer) {
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
      isApiSecret(access) ? services.admitKey(access, scope) : services.access.check(access),
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

  return app;
}
