import { createCodes } from './code/codes.ts';
import { pauseCode, resumeCode } from './code/pauseCode.ts';
import { previewCode } from './code/previewCode.ts';
import { publishCode } from './code/publishCode.ts';
import { createCompanies } from './company/companies.ts';
import { createFeedbacks } from './feedback/feedbacks.ts';
import { createFeedbackFiles } from './feedback/file/feedbackFiles.ts';
import { createFeedbackFeed } from './feedback/feedbackFeed.ts';
import { createForms } from './form/forms.ts';
import { createFrames } from './frame/frames.ts';
import { createImages } from './image/images.ts';
import { createLocations } from './location/locations.ts';
import type { ServiceTools } from './ServiceTools.ts';
import { createStats } from './stats/stats.ts';
import { findSurvey } from './survey/findSurvey.ts';
import { hashVisitor } from './survey/hashVisitor.ts';
import { recordScan } from './survey/recordScan.ts';
import { submitSurvey } from './survey/submitSurvey.ts';
import { removeSample } from './sample/removeSample.ts';

/** The rules of what an account works with, and of what visitors leave. */
export const createWorkspaceServices = (tools: ServiceTools) => {
  const hash = hashVisitor(tools);

  return {
    companies: createCompanies(tools),
    locations: createLocations(tools),
    forms: createForms(tools),
    frames: createFrames(tools),
    images: createImages(tools),
    codes: {
      ...createCodes(tools),
      publish: publishCode(tools),
      pause: pauseCode(tools),
      resume: resumeCode(tools),
      preview: previewCode(tools),
    },
    surveys: {
      find: findSurvey(tools),
      scan: recordScan({ ...tools, hash }),
      submit: submitSurvey({ ...tools, hash }),
    },
    feedbacks: createFeedbacks(tools),
    feedbackFiles: createFeedbackFiles(tools),
    feedbackFeed: createFeedbackFeed(tools),
    stats: createStats(tools),
    sample: {
      isThere: (accountId: string) => tools.sample.isThere(accountId),
      remove: removeSample(tools),
    },
  };
};
