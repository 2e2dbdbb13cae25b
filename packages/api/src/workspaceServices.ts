import { addCodes } from './code/addCodes.ts';
import { createCodes } from './code/codes.ts';
import { pauseCode, resumeCode } from './code/pauseCode.ts';
import { previewCode } from './code/previewCode.ts';
import { publishCode } from './code/publishCode.ts';
import { createCompanies } from './company/companies.ts';
import type { FeedbackCounts } from './feedback/feedbackCounts.ts';
import { createFeedbacks } from './feedback/feedbacks.ts';
import { createFeedbackFiles } from './feedback/file/feedbackFiles.ts';
import { createFeedbackFeed } from './feedback/feedbackFeed.ts';
import { createForms } from './form/forms.ts';
import { createFormVersions } from './form/formVersions.ts';
import { createFrames } from './frame/frames.ts';
import { createImages } from './image/images.ts';
import { createLetterLinkActions } from './notification/useLetterLink.ts';
import { createLocations } from './location/locations.ts';
import { createNotifications } from './notification/notifications.ts';
import type { ServiceTools } from './ServiceTools.ts';
import { createScanGate } from './code/scanGate.ts';
import { findReport } from './stats/report/findReport.ts';
import { createStats } from './stats/stats.ts';
import { createThemes } from './stats/themes/themes.ts';
import { createChallenges } from './survey/challenges.ts';
import { findSurvey } from './survey/findSurvey.ts';
import { hashVisitor } from './survey/hashVisitor.ts';
import { createOpenCodes } from './survey/openCodes.ts';
import { recordScan } from './survey/recordScan.ts';
import { recordStart } from './survey/recordStart.ts';
import { createSentAnswers } from './survey/sentAnswers.ts';
import { submitSurvey } from './survey/submitSurvey.ts';
import { createTemplates } from './template/templates.ts';
import { removeSample } from './sample/removeSample.ts';
import { createWebhookDeliveries } from './webhook/deliveries.ts';
import { createWebhooks } from './webhook/webhooks.ts';

/** The rules of what an account works with, and of what visitors leave. */
export const createWorkspaceServices = (
  tools: ServiceTools & { feedbackCounts: FeedbackCounts },
) => {
  const hash = hashVisitor(tools);
  const openCodes = createOpenCodes(tools);
  const scanGate = createScanGate(tools);
  const challenges = createChallenges({ ...tools, openCodes });

  return {
    companies: createCompanies(tools),
    locations: createLocations(tools),
    letterLinks: createLetterLinkActions(tools),
    forms: createForms(tools),
    formVersions: createFormVersions(tools),
    frames: createFrames(tools),
    templates: createTemplates(tools),
    images: createImages(tools),
    codes: {
      ...createCodes({ ...tools, scanGate }),
      addMany: addCodes(tools),
      publish: publishCode({ ...tools, scanGate }),
      pause: pauseCode(tools),
      resume: resumeCode({ ...tools, scanGate }),
      preview: previewCode(tools),
    },
    surveys: {
      find: findSurvey(tools),
      scan: recordScan({ ...tools, hash, openCodes }),
      start: recordStart({ ...tools, openCodes }),
      submit: submitSurvey({ ...tools, hash, openCodes, challenges }),
      forget: openCodes.forget,
    },
    challenges,
    sentAnswers: createSentAnswers(tools),
    feedbacks: createFeedbacks(tools),
    feedbackFiles: createFeedbackFiles(tools),
    feedbackFeed: createFeedbackFeed(tools),
    notifications: createNotifications(tools),
    stats: createStats(tools),
    themes: createThemes(tools),
    findReport: findReport(tools),
    webhooks: createWebhooks(tools),
    webhookDeliveries: createWebhookDeliveries(tools),
    sample: {
      isThere: (accountId: string) => tools.sample.isThere(accountId),
      remove: removeSample(tools),
    },
  };
};
