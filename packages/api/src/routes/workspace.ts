import type { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import type { Services } from '../services/services.ts';
import { bulkCreate } from './code/bulkCreate.ts';
import { bulkDelete as removeCodes } from './code/bulkDelete.ts';
import { code } from './code/code.ts';
import { codes } from './code/codes.ts';
import { deletePreview as previewCodeRemoval } from './code/deletePreview.ts';
import { pause } from './code/pause.ts';
import { preview } from './code/preview.ts';
import { publish } from './code/publish.ts';
import { resume } from './code/resume.ts';
import { bulkDelete as removeCompanies } from './company/bulkDelete.ts';
import { companies } from './company/companies.ts';
import { company } from './company/company.ts';
import { deletePreview as previewCompanyRemoval } from './company/deletePreview.ts';
import { deletions } from './deletion/deletions.ts';
import { previewRemoval } from './deletion/preview.ts';
import { restore } from './deletion/restore.ts';
import { restoreThing } from './deletion/restoreThing.ts';
import { bulkDelete as removeFeedbacks } from './feedback/bulkDelete.ts';
import { bulkUpdate as updateFeedbacks } from './feedback/bulkUpdate.ts';
import { exportFile } from './feedback/exportFile.ts';
import { feedback } from './feedback/feedback.ts';
import { feedbacks } from './feedback/feedbacks.ts';
import { stream } from './feedback/stream.ts';
import { bulkDelete as removeForms } from './form/bulkDelete.ts';
import { deletePreview as previewFormRemoval } from './form/deletePreview.ts';
import { duplicate as duplicateForm } from './form/duplicate.ts';
import { form } from './form/form.ts';
import { forms } from './form/forms.ts';
import { publish as publishForm } from './form/publish.ts';
import { restoreVersion } from './form/restoreVersion.ts';
import { version as formVersion } from './form/version.ts';
import { versions as formVersions } from './form/versions.ts';
import { bulkDelete as removeFrames } from './frame/bulkDelete.ts';
import { deletePreview as previewFrameRemoval } from './frame/deletePreview.ts';
import { duplicate as duplicateFrame } from './frame/duplicate.ts';
import { frame } from './frame/frame.ts';
import { frames } from './frame/frames.ts';
import { question } from './help/question.ts';
import { image } from './image/image.ts';
import { images } from './image/images.ts';
import { ownKey } from './key/ownKey.ts';
import { bulkDelete as removeLocations } from './location/bulkDelete.ts';
import { deletePreview as previewLocationRemoval } from './location/deletePreview.ts';
import { location } from './location/location.ts';
import { locations } from './location/locations.ts';
import { markRead } from './notification/markRead.ts';
import { notifications } from './notification/notifications.ts';
import { settings } from './notification/settings.ts';
import { feedback as statsFeedback } from './stats/feedback.ts';
import { forms as statsForms } from './stats/forms.ts';
import { home } from './stats/home.ts';
import { locationsCodes } from './stats/locationsCodes.ts';
import { overview } from './stats/overview.ts';
import { ratings } from './stats/ratings.ts';
import { report } from './stats/report.ts';
import { scansSubmissions } from './stats/scansSubmissions.ts';
import { themes } from './stats/themes.ts';
import { challenge } from './survey/challenge.ts';
import { receipt } from './survey/receipt.ts';
import { scan } from './survey/scan.ts';
import { start } from './survey/start.ts';
import { submit } from './survey/submit.ts';
import { survey } from './survey/survey.ts';
import { bulkDelete as removeTemplates } from './template/bulkDelete.ts';
import { starters } from './template/starters.ts';
import { template } from './template/template.ts';
import { templates } from './template/templates.ts';
import { sample } from './user/sample.ts';
import { deliveries as webhookDeliveries } from './webhook/deliveries.ts';
import { secret as webhookSecret } from './webhook/secret.ts';
import { webhook } from './webhook/webhook.ts';
import { webhooks } from './webhook/webhooks.ts';

/** The calls about what an account works with, and about what visitors leave. */
export function mountWorkspace(api: Hono<ApiEnv>, services: Services): void {
  const calls = [
    [companies, company, removeCompanies, previewCompanyRemoval],
    [locations, location, removeLocations, previewLocationRemoval],
    [forms, form, removeForms, previewFormRemoval, duplicateForm],
    [publishForm, formVersions, formVersion, restoreVersion],
    [frames, frame, removeFrames, previewFrameRemoval, duplicateFrame],
    // `starters` stands before `template`, whose path would take it for an id.
    [templates, starters, template, removeTemplates],
    [images, image],
    [codes, code, bulkCreate, removeCodes, previewCodeRemoval, publish, pause, resume, preview],
    [survey, scan, start, submit, challenge, receipt],
    // `stream` and `exportFile` stand before `feedback`, whose path would take them for an id.
    [feedbacks, stream, exportFile, feedback, updateFeedbacks, removeFeedbacks],
    [report],
    [home, overview, scansSubmissions, ratings, statsFeedback, locationsCodes, statsForms],
    [themes],
    [notifications, markRead, settings],
    [deletions, previewRemoval, restore, restoreThing],
    [sample, question, ownKey],
    [webhooks, webhook, webhookSecret, webhookDeliveries],
  ].flat();
  for (const call of calls) api.route('/', call(services));
}
