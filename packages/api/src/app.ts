import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';

import type { ApiEnv } from './apiEnv.ts';
import { notFound } from './errors/refuse.ts';
import { sendError } from './errors/sendError.ts';
import { clientAddress } from './middleware/clientAddress.ts';
import { refuseOtherMethods } from './middleware/methodNotAllowed.ts';
import { requestId } from './middleware/requestId.ts';
import { healthz } from './routes/healthz.ts';
import { schema } from './routes/schema.ts';
import { mountUser } from './routes/user/user.ts';
import { createServices, type Services } from './services/services.ts';
import type { ServiceTools } from './services/ServiceTools.ts';
import type { Logger } from 'pino';

export interface ApiTools extends ServiceTools {
  logger: Logger;
}

/** Every call under `/api`. */
const mountRoutes = (api: Hono<ApiEnv>, services: Services) => {
  mountUser(api, services);
  api.route('/', schema(api));
};

/** The API as one Fetch handler. It starts nothing: what runs is among the tools. */
export function createApi(tools: ApiTools) {
  const services = createServices(tools);
  const app = new Hono<ApiEnv>({
    // Paths are written with a slash at the end; without one they are the same.
    getPath: (request) => {
      const path = getPath(request);
      return path.endsWith('/') ? path : `${path}/`;
    },
  });

  app.use(requestId(tools.logger));
  app.use(clientAddress(tools.settings.trustProxy));
  app.use(async (c, next) => {
    c.set('limits', tools.limits);
    c.set('authenticate', services.access.check);
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });

  const api = new Hono<ApiEnv>();
  mountRoutes(api, services);
  app.route('/api', api);
  app.route('/', healthz());

  refuseOtherMethods(app);
  app.notFound(() => {
    throw notFound();
  });
  app.onError(sendError);

  return app;
}
