import type { Hono } from 'hono';
import { features } from '@hearback/schema/features';

import type { ApiEnv } from './apiEnv.ts';
import type { Services } from './services.ts';
import { codeRoutes } from './code/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { restoreThing } from './deletion/restoreRoutes.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { formRoutes } from './form/routes.ts';
import { frameRoutes } from './frame/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { imageRoutes } from './image/routes.ts';
import { locationRoutes } from './location/routes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { surveyRoutes } from './survey/routes.ts';
import { templateRoutes } from './template/routes.ts';
import { accessRoutes } from './account/accessRoutes.ts';
import { accountDeletionRoutes } from './account/accountDeletionRoutes.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { sessionRoutes } from './account/sessionRoutes.ts';
import { webhookRoutes } from './webhook/routes.ts';

/** Every documented call, thing by thing. */
export function mountRoutes(api: Hono<ApiEnv>, services: Services): void {
  const all = [
    accessRoutes,
    sessionRoutes,
    accountRoutes,
    ...(features.accountDeletion ? [accountDeletionRoutes] : []),
    companyRoutes,
    locationRoutes,
    formRoutes,
    frameRoutes,
    templateRoutes,
    imageRoutes,
    codeRoutes,
    surveyRoutes,
    feedbackRoutes,
    statsRoutes,
    notificationRoutes,
    deletionRoutes,
    restoreThing,
    helpRoutes,
    webhookRoutes,
  ];
  for (const routes of all) api.route('/', routes(services));
}
