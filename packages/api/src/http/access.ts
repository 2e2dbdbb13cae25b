import type { Viewer } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';

/**
 * The callers of a call:
 * - `self`: everybody; it is about the person who asks and the account of their login.
 * - `reader`: every colleague, at their places.
 * - `manager`: owners and managers, at their places.
 * - `everywhere`: owners and managers who are bound to no places, since it touches what others use, too.
 * - `owner`: owners alone, since it is about the account as such.
 */
export type Audience = 'self' | 'reader' | 'manager' | 'everywhere' | 'owner';

const sentences = {
  manager: 'Readers may not do this. Ask the owner of the account to make you a manager.',
  everywhere:
    'Only the owner of the account, or a manager of all of its places, may do this. Ask one of them.',
  owner: 'Only the owner of the account may do this.',
} as const;

const calls = {
  self: [
    'getUserDetails updateUserDetails changePassword listSecurityEvents',
    'listSessions endOtherSessions endSession askForHelp listAccounts openAccount',
    'getOidcIdentity beginOidcLink linkOidc unlinkOidc',
    'requestEmailChange listPasskeys beginPasskey addPasskey removePasskey',
    'acceptOwnership declineOwnership',
    'getSecondFactor beginSecondFactor confirmSecondFactor renewRecoveryCodes endSecondFactor',
  ],
  reader: [
    'listCompanies getCompany listLocations getLocation getBoard listCodes getCode previewCode',
    'listForms getForm listFormVersions getFormVersion listFrames getFrame printFrame printCodes',
    'listTemplates getTemplate listStarters getOwnKey',
    'listFeedback getFeedback countFeedbackArrivals streamFeedback downloadFeedback exportFeedbacks',
    'getPicture listNotifications markNotificationsRead listAlarms getTopicChoices listTags',
    'getStatsReport getStatsWeek getStatsHome getStatsOverview getStatsScansSubmissions',
    'getStatsReplies',
    'getStatsRatings getStatsFeedback getStatsLocationsCodes getStatsPlaces getStatsCrossTable',
    'getStatsQuestions getStatsForms getStatsComparison getStatsThemes getStatsTopics',
    'leaveAccount listTeam getDueTimes listPushDevices addPushDevice removePushDevice',
  ],
  manager: [
    'updateLocation replaceLocation askAlertAddress setBoard tagLocations',
    'addCode addCodes updateCode replaceCode publishCode pauseCode resumeCode renewVisitKey',
    'makeVisitCodes addImage listSavedReplies saveSavedReply removeSavedReply',
    'updateFeedback updateFeedbacks removeFeedback removeFeedbacks restoreFeedback restoreDeletion',
    'previewRemoval removePicture updateAlarm',
  ],
  everywhere: [
    'addCompany updateCompany replaceCompany removeCompany removeCompanies previewCompanyRemoval',
    'restoreCompany addLocation addLocations duplicateLocation removeLocation removeLocations',
    'previewLocationRemoval restoreLocation removeCode removeCodes previewCodeRemoval restoreCode',
    'addForm updateForm replaceForm duplicateForm publishForm restoreFormVersion removeForm',
    'removeForms previewFormRemoval restoreForm',
    'addFrame updateFrame replaceFrame duplicateFrame removeFrame removeFrames previewFrameRemoval',
    'restoreFrame addTemplate updateTemplate removeTemplate removeTemplates restoreTemplate',
    'listDeletions setTopicChoices renameTag',
    'listExperiments addExperiment estimateExperiment getExperiment removeExperiment',
    'getExperimentResult stopExperiment noteSwap',
  ],
  owner: [
    'listApiKeys addApiKey revokeApiKey downloadData exportData removeSample deleteAccount',
    'keepAccount getNotificationSettings setNotificationSettings',
    'listWebhooks addWebhook getWebhook updateWebhook removeWebhook showWebhookSecret',
    'rotateWebhookSecret listWebhookDeliveries testWebhook replayFailedDeliveries replayDelivery',
    'listColleagues inviteColleague resendInvitation revokeInvitation updateColleague',
    'removeColleague setDueTimes offerOwnership withdrawOwnership',
  ],
} as const satisfies Record<Audience, readonly string[]>;

/** The audience of each call that needs a session. A call that is not here is made by nobody. */
export const audiences: ReadonlyMap<string, Audience> = new Map(
  Object.entries(calls).flatMap(([audience, lines]) =>
    lines.flatMap((line) => line.split(' ')).map((call) => [call, audience as Audience] as const),
  ),
);

/** True for calls that no role is refused. */
export const isForAll = (call: string): boolean =>
  ['self', 'reader'].includes(audiences.get(call) ?? 'owner');

const maySee: Record<Audience, (viewer: Pick<Viewer, 'role' | 'placesOf'>) => boolean> = {
  self: () => true,
  reader: () => true,
  manager: ({ role }) => role !== 'reader',
  everywhere: ({ role, placesOf }) => role !== 'reader' && placesOf === undefined,
  owner: ({ role }) => role === 'owner',
};

/** Refuses a call that the role of the caller does not allow. Returns true if it is about the caller alone. */
export function requireRole(call: string, viewer: Viewer): boolean {
  const audience = audiences.get(call);
  if (audience === undefined) throw new ApiError('role_missing', sentences.owner);
  if (!maySee[audience](viewer)) {
    const sentence =
      audience === 'self' || audience === 'reader' ? sentences.owner : sentences[audience];
    throw new ApiError('role_missing', sentence);
  }
  return audience === 'self';
}
