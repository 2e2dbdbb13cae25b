import type { Database } from '../database/connect.ts';
import { createAlertAddressesRepository } from './alertAddresses.ts';
import { createCodeBatchesRepository } from './codeBatches.ts';
import { createCodesRepository } from './codes.ts';
import { createCommentsRepository } from './comments.ts';
import { createCompaniesRepository } from './companies.ts';
import { createDigestsRepository } from './digests.ts';
import { createFeedbackArrivalsRepository } from './feedbackArrivals.ts';
import { createDocumentsRepository } from './documents.ts';
import { createFeedbackPagesRepository } from './feedbackPages.ts';
import { createFeedbacksRepository } from './feedbacks.ts';
import { createFormsRepository } from './forms.ts';
import { createFormVersionsRepository } from './formVersions.ts';
import { createFramesRepository } from './frames.ts';
import { createImagesRepository } from './images.ts';
import { createLinksRepository } from './links.ts';
import { createLocationsRepository } from './locations.ts';
import { createLowRatingLettersRepository } from './lowRatingLetters.ts';
import { createNotificationsRepository } from './notifications.ts';
import { createNotificationSettingsRepository } from './notificationSettings.ts';
import { createReceiptsRepository } from './receipts.ts';
import { createRemovalsRepository } from './removals.ts';
import { createReplyDeliveriesRepository } from './replyDeliveries.ts';
import { createReportsRepository } from './reports.ts';
import { createSampleRepository } from './sample.ts';
import { createScansRepository } from './scans.ts';
import { createStatsRepository } from './stats.ts';
import { createSubmissionsRepository } from './submissions.ts';
import { createSurveysRepository } from './surveys.ts';
import { createTemplatesRepository } from './templates.ts';
import { createUnjudgedRepository } from './unjudged.ts';
import { createWebhookDeliveriesRepository } from './webhookDeliveries.ts';
import { createWebhooksRepository } from './webhooks.ts';

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
