import type { Database } from '../database/connect.ts';
import { createCodesRepository } from './codes.ts';
import { createCompaniesRepository } from './companies.ts';
import { createFeedbackPagesRepository } from './feedbackPages.ts';
import { createFeedbacksRepository } from './feedbacks.ts';
import { createFormsRepository } from './forms.ts';
import { createFramesRepository } from './frames.ts';
import { createImagesRepository } from './images.ts';
import { createLinksRepository } from './links.ts';
import { createLocationsRepository } from './locations.ts';
import { createRemovalsRepository } from './removals.ts';
import { createSampleRepository } from './sample.ts';
import { createScansRepository } from './scans.ts';
import { createStatsRepository } from './stats.ts';
import { createSurveysRepository } from './surveys.ts';

/** The rows an account works with, by what they are. */
export const createWorkspaceRepositories = (database: Database) => ({
  companies: createCompaniesRepository(database),
  locations: createLocationsRepository(database),
  forms: createFormsRepository(database),
  frames: createFramesRepository(database),
  images: createImagesRepository(database),
  codes: createCodesRepository(database),
  links: createLinksRepository(database),
  removals: createRemovalsRepository(database),
  surveys: createSurveysRepository(database),
  scans: createScansRepository(database),
  feedbacks: createFeedbacksRepository(database),
  feedbackPages: createFeedbackPagesRepository(database),
  stats: createStatsRepository(database),
  sample: createSampleRepository(database),
});
