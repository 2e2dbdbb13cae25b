import type { Logger } from 'pino';

import { authenticateApiKey, createApiKeys } from './account/apiKeys.ts';
import { createDeletion } from './account/deletion.ts';
import { createAuthentication } from './account/sessions.ts';
import { createUsers } from './account/users.ts';
import { createCodes } from './code/codes.ts';
import { createColleagues } from './colleague/colleagues.ts';
import { createCompanies } from './company/companies.ts';
import type { Engine } from './database/connect.ts';
import { narrowStore } from './database/ownPlaces.ts';
import type { Store } from './database/store.ts';
import { createRecentDeletions } from './deletion/recentDeletions.ts';
import type { Settings } from './env.ts';
import { createExperiments } from './experiment/experiments.ts';
import { createExports } from './export/exports.ts';
import type { Judging } from './feedback/createJudging.ts';
import { createFeedbackCounts } from './feedback/feedbackCounts.ts';
import { createFeedbackFeed } from './feedback/feedbackFeed.ts';
import { createFeedbacks, createSavedReplies } from './feedback/feedbacks.ts';
import { createFeedbackFiles } from './feedback/file/feedbackFiles.ts';
import { createForms } from './form/forms.ts';
import { createFormVersions } from './form/formVersions.ts';
import { createFrames } from './frame/frames.ts';
import { askForHelp } from './help/askForHelp.ts';
import type { Limits } from './http/limits.ts';
import { createImages } from './image/images.ts';
import { createBoards } from './location/boards.ts';
import { createTags } from './location/tags.ts';
import { createLocations } from './location/locations.ts';
import { createAlarms } from './notification/checkAlarms.ts';
import { createLetterLinkActions } from './notification/letterLinks.ts';
import { createNotifications } from './notification/notifications.ts';
import { createPushDevices } from './notification/push.ts';
import { createPictures } from './picture/pictures.ts';
import { isReady } from './operator/health.ts';
import { createSample } from './sample/seedSample.ts';
import { findReport } from './stats/report/findReport.ts';
import type { Rollup } from './stats/rollup/createRollup.ts';
import { createStats } from './stats/stats.ts';
import { createThemes } from './stats/themes.ts';
import { createTopics } from './stats/topics.ts';
import { findWeek } from './stats/week.ts';
import type { Ingestion } from './survey/createIngestion.ts';
import { createSentAnswers } from './survey/receipts.ts';
import { createSurveys } from './survey/surveys.ts';
import { createTemplateCollection } from './template/templates.ts';
import type { ReadWords } from './text/words/packWords.ts';
import type { Passwords } from './tools/passwords.ts';
import type { Signer } from './account/tokens.ts';
import { createWebhookDeliveries } from './webhook/deliveries.ts';
import { createWebhooks } from './webhook/webhooks.ts';
import type { Workers } from './workers/createWorkers.ts';

/** Everything services are handed. Time, ids and randomness are tools, so that tests can hold them still. */
export interface ServiceTools extends Store {
  settings: Settings;
  engine: Engine;
  logger: Logger;
  limits: Limits;
  passwords: Passwords;
  signer: Signer;
  /** A secret for a purpose, made from the product's own. */
  secretFor: (purpose: string) => string;
  /** The same of the secret before, while it is believed. */
  formerSecretFor: ((purpose: string) => string) | undefined;
  workers: Workers;
  judging: Judging;
  /** Reads the words of comments, in another thread. */
  readWords: ReadWords;
  /** Where what visitors leave goes in. */
  ingestion: Ingestion;
  /** The figures of statistics. Not inside of `transact`. */
  rollup: Rollup;
  /** True once the process was asked to end. */
  isLeaving: () => boolean;
  now: () => Date;
  newId: () => string;
}

/** Every rule of the product, by the thing it is about; each thing gets its tools here, once. */
export function createServices(everything: ServiceTools) {
  const tools = { ...everything, ...narrowStore(everything) };
  const access = createAuthentication(everything);
  const deletion = createDeletion(tools);
  const sample = createSample(tools);
  const feedbackCounts = createFeedbackCounts(tools);
  const feedbacks = createFeedbacks({ ...tools, feedbackCounts });

  return {
    access,
    authenticateApiKey: authenticateApiKey(everything),
    apiKeys: createApiKeys(tools),
    users: createUsers({
      ...tools,
      forgetSessions: access.forget,
      hasSample: sample.isThere,
      deletesAt: deletion.find,
    }),
    colleagues: createColleagues({ ...everything, forgetSessions: access.forget }),
    deletion,
    exports: createExports(tools),
    askForHelp: askForHelp(tools),
    sample,

    companies: createCompanies(tools),
    locations: createLocations(tools),
    boards: createBoards(tools),
    tags: createTags(tools),
    forms: createForms(tools),
    formVersions: createFormVersions(tools),
    frames: createFrames(tools),
    templates: createTemplateCollection(tools),
    images: createImages(tools),
    pictures: createPictures(tools),
    codes: createCodes(tools),
    recentDeletions: createRecentDeletions({ ...tools, feedbackCounts }),

    surveys: createSurveys(tools),
    sentAnswers: createSentAnswers({ ...tools, feedbackCounts }),
    feedbacks,
    savedReplies: createSavedReplies(tools),
    feedbackFiles: createFeedbackFiles(tools),
    feedbackFeed: createFeedbackFeed(everything),

    alarms: createAlarms(tools),
    notifications: createNotifications(tools),
    pushDevices: createPushDevices(tools),
    letterLinks: createLetterLinkActions(tools, feedbacks),
    stats: createStats(tools),
    themes: createThemes(tools),
    topics: createTopics(tools),
    experiments: createExperiments(tools),
    findReport: findReport(tools),
    findWeek: findWeek(tools),
    webhooks: createWebhooks(tools),
    webhookDeliveries: createWebhookDeliveries(tools),
    isReady: isReady(tools),
  };
}

export type Services = ReturnType<typeof createServices>;
