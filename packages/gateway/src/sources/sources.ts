import { createAccountSource } from './account.ts';
import { createApiKeysSource } from './apiKeys.ts';
import { createAuthSource } from './auth.ts';
import { createCodesSource } from './codes.ts';
import { createCompaniesSource } from './companies.ts';
import { createDataRightsSource } from './dataRights.ts';
import { createDeletionsSource } from './deletions.ts';
import { createFeedbackSource } from './feedback.ts';
import { createFormsSource } from './forms.ts';
import { createFramesSource } from './frames.ts';
import { createHelpSource } from './help.ts';
import type { Http } from './http.ts';
import { listenToAccount } from './listenToAccount.ts';
import { createLocationsSource } from './locations.ts';
import type { SingleFlight } from './singleFlight.ts';
import { createSecuritySource } from './security.ts';
import { createNotificationsSource } from './notifications.ts';
import { createStatsSource } from './stats.ts';
import { createSurveySource } from './survey.ts';
import { createTemplatesSource } from './templates.ts';
import { createWebhooksSource } from './webhooks.ts';

/** Every resource of the API, on behalf of one caller. Made per request. */
export const createSources = (http: Http, refreshes: SingleFlight) => ({
  account: createAccountSource(http),
  apiKeys: createApiKeysSource(http),
  auth: createAuthSource(http, refreshes),
  codes: createCodesSource(http),
  companies: createCompaniesSource(http),
  dataRights: createDataRightsSource(http),
  deletions: createDeletionsSource(http),
  events: { listen: (signal: AbortSignal) => listenToAccount(http, signal) },
  feedback: createFeedbackSource(http),
  forms: createFormsSource(http),
  frames: createFramesSource(http),
  help: createHelpSource(http),
  locations: createLocationsSource(http),
  notifications: createNotificationsSource(http),
  security: createSecuritySource(http),
  stats: createStatsSource(http),
  survey: createSurveySource(http),
  templates: createTemplatesSource(http),
  webhooks: createWebhooksSource(http),
});

export type Sources = ReturnType<typeof createSources>;
