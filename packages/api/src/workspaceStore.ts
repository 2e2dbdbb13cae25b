import type { Database } from './database/connect.ts';
import { createAlertAddressesRepository } from './notification/alertAddresses.sql.ts';
import { createCodeBatchesRepository } from './code/codeBatches.sql.ts';
import { createCodesRepository } from './code/codes.sql.ts';
import { createCommentsRepository } from './feedback/comments.sql.ts';
import { createCompaniesRepository } from './company/companies.sql.ts';
import { createDigestsRepository } from './notification/digests.sql.ts';
import { createFeedbackArrivalsRepository } from './feedback/feedbackArrivals.sql.ts';
import { createDocumentsRepository } from './form/documents.sql.ts';
import { createFeedbackPagesRepository } from './feedback/feedbackPages.sql.ts';
import { createFeedbacksRepository } from './feedback/feedbacks.sql.ts';
import { createFormsRepository } from './form/forms.sql.ts';
import { createFormVersionsRepository } from './form/formVersions.sql.ts';
import { createFramesRepository } from './frame/frames.sql.ts';
import { createImagesRepository } from './image/images.sql.ts';
import { createLinksRepository } from './code/links.sql.ts';
import { createLocationsRepository } from './location/locations.sql.ts';
import { createLowRatingLettersRepository } from './notification/lowRatingLetters.sql.ts';
import { createNotificationsRepository } from './notification/notifications.sql.ts';
import { createNotificationSettingsRepository } from './notification/notificationSettings.sql.ts';
import { createReceiptsRepository } from './survey/receipts.sql.ts';
import { createRemovalsRepository } from './deletion/removals.sql.ts';
import { createReplyDeliveriesRepository } from './feedback/replyDeliveries.sql.ts';
import { createReportsRepository } from './notification/reports.sql.ts';
import { createSampleRepository } from './sample/sampleRepository.ts';
import { createScansRepository } from './survey/scans.sql.ts';
import { createStatsRepository } from './stats/stats.sql.ts';
import { createSubmissionsRepository } from './survey/submissions.sql.ts';
import { createSurveysRepository } from './survey/surveys.sql.ts';
import { createTemplatesRepository } from './template/templates.sql.ts';
import { createUnjudgedRepository } from './feedback/unjudged.sql.ts';
import { createWebhookDeliveriesRepository } from './webhook/webhookDeliveries.sql.ts';
import { createWebhooksRepository } from './webhook/webhooks.sql.ts';

/** The rows an account works with, by what they are. */
export const createWorkspaceRepositories = (database: Database) => ({
  alertAddresses: createAlertAddressesRepository(database),
  companies: createCompaniesRepository(database),
  locations: createLocationsRepository(database),
  forms: createFormsRepository(database),
  formVersions: createFormVersionsRepository(database),
  frames: createFramesRepository(database),
  documents: createDocumentsRepository(database),
  templates: createTemplatesRepository(database),
  images: createImagesRepository(database),
  codes: createCodesRepository(database),
  codeBatches: createCodeBatchesRepository(database),
  links: createLinksRepository(database),
  removals: createRemovalsRepository(database),
  surveys: createSurveysRepository(database),
  submissions: createSubmissionsRepository(database),
  receipts: createReceiptsRepository(database),
  scans: createScansRepository(database),
  feedbacks: createFeedbacksRepository(database),
  comments: createCommentsRepository(database),
  feedbackPages: createFeedbackPagesRepository(database),
  replyDeliveries: createReplyDeliveriesRepository(database),
  feedbackArrivals: createFeedbackArrivalsRepository(database),
  unjudged: createUnjudgedRepository(database),
  notifications: createNotificationsRepository(database),
  notificationSettings: createNotificationSettingsRepository(database),
  lowRatingLetters: createLowRatingLettersRepository(database),
  digests: createDigestsRepository(database),
  stats: createStatsRepository(database),
  reports: createReportsRepository(database),
  sample: createSampleRepository(database),
  webhooks: createWebhooksRepository(database),
  webhookDeliveries: createWebhookDeliveriesRepository(database),
});
