import { contentWith, logoOf, password, type Things } from './fillAccount.ts';
import type { Owners } from './addOwners.ts';

/** One way to name somebody else's things, and what it must come to. */
export interface GraphRow {
  variables?: Record<string, unknown>;
  /** Null, an answer about nothing of theirs, or an error on the payload at a field, or at none. */
  comesTo: 'null' | 'nothing' | 'not_found' | { field: string };
}

const notFound = (input: object): GraphRow => ({ variables: { input }, comesTo: 'not_found' });
const at = (field: string, input: object): GraphRow => ({
  variables: { input },
  comesTo: { field },
});

const confirm = 'DELETE';
const removal = (mine: string, theirs: string, more: object = {}): GraphRow[] => [
  notFound({ ids: [mine], ...more }),
  notFound({ ids: [theirs, mine], ...more }),
];

const narrowings = ({ company, location, code, form }: Things) => [
  { companyId: company },
  { locationId: location },
  { codeId: code },
  { formId: form },
];

/**
 * Each operation of the graph with everything in it that can name a thing of another account. A
 * sentence stands where there is nothing of anybody else's to name.
 */
export function graphRows({ mine, stranger }: Owners): Record<string, GraphRow[] | string> {
  const [a, b] = [mine.things, stranger.things];
  const one = (id: string): GraphRow[] => [{ variables: { id }, comesTo: 'null' }];
  const access = { role: 'MANAGER', everywhere: false };
  const own = 'is about the person who asks, and names nothing';
  const byLetter = 'is done by whoever holds the letter';
  const isPublic = 'is for visitors, who have no account';
  const isAddedInOneAccount =
    'links to nothing but public pictures; addedTwice.test.ts holds that ids are of one account';
  const nothing: GraphRow[] = [{ comesTo: 'nothing' }];
  const filtered = narrowings(a).map((filter): GraphRow => ({
    variables: { filter },
    comesTo: 'nothing',
  }));
  const compared = narrowings(a).map((filter): GraphRow => ({
    variables: {
      filter,
      other: Object.fromEntries(Object.keys(filter).map((name) => [name, crypto.randomUUID()])),
    },
    comesTo: 'nothing',
  }));
  const month = new Date().toISOString().slice(0, 7);
  const reported: GraphRow[] = [{}, { companyId: a.company }, { locationId: a.location }].map(
    (place) => ({ variables: { month, ...place }, comesTo: 'nothing' }),
  );
  const word = 'Taken';
  const form = { title: word, fields: [{ type: 'rating', label: word }] };
  const frame = { name: word, size: { width_mm: 50, height_mm: 50 }, content: [] };
  const experiment = {
    name: word,
    kind: 'FORMS',
    a: a.form,
    b: b.form,
    codes: [a.code, ...Array.from({ length: 3 }, () => crypto.randomUUID())],
    starts: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
    periods: 4,
    periodDays: 7,
    measure: 'SUBMISSIONS',
  };
  const place = { name: word, email: 'a@cafe.example', address: word };

  return {
    'Query.company': one(a.company),
    'Query.location': one(a.location),
    'Query.form': one(a.form),
    'Query.frame': one(a.frame),
    'Query.code': one(a.code),
    'Query.feedback': one(a.feedback),
    'Query.companies': nothing,
    'Query.locations': [{ variables: { companyId: a.company }, comesTo: 'nothing' }],
    'Query.forms': nothing,
    'Query.frames': nothing,
    'Query.template': one(a.template),
    'Query.templates': nothing,
    'Query.starters': nothing,
    'Query.codes': [
      { variables: { companyId: a.company }, comesTo: 'nothing' },
      { variables: { locationId: a.location }, comesTo: 'nothing' },
    ],
    'Query.feedbacks': [...narrowings(a), { assignee: a.colleague }].map((variables) => ({
      variables,
      comesTo: 'nothing',
    })),
    'Query.feedbackArrivals': narrowings(a).map((variables) => ({
      variables: { ...variables, since: '2020-01-01T00:00:00.000Z' },
      comesTo: 'nothing',
    })),
    'Query.deletions': nothing,
    'Query.removalPreview': (
      ['company', 'location', 'form', 'frame', 'template', 'code', 'feedback'] as const
    ).flatMap((kind): GraphRow[] => [
      { variables: { kind: kind.toUpperCase(), ids: [a[kind]] }, comesTo: 'null' },
      { variables: { kind: kind.toUpperCase(), ids: [b[kind], a[kind]] }, comesTo: 'null' },
    ]),
    'Query.home': nothing,
    'Query.me': nothing,
    'Query.securityEvents': nothing,
    'Query.secondFactor': own,
    'Query.passkeys': nothing,
    'Query.oidcIdentity': own,
    'Query.oidcProvider': own,
    'Query.sessions': nothing,
    'Query.apiKeys': nothing,
    'Query.webhooks': nothing,
    'Query.webhookDeliveries': [{ variables: { webhookId: a.webhook }, comesTo: 'null' }],
    'Query.statsComparison': compared,
    'Query.statsFeedback': filtered,
    'Query.statsForms': filtered,
    'Query.statsFormVersions': filtered,
    'Query.statsLocationsCodes': filtered,
    'Query.statsOverview': filtered,
    'Query.statsReplies': filtered,
    'Query.statsPlaces': filtered,
    'Query.statsCrossTable': filtered,
    'Query.statsQuestions': filtered,
    'Query.statsRatings': filtered,
    'Query.statsReport': reported,
    'Query.statsWeek': nothing,
    'Query.statsScansSubmissions': filtered,
    'Query.statsThemes': filtered,
    'Query.statsTopics': filtered,
    'Query.topicChoices': nothing,
    'Query.nameChoices': nothing,
    'Query.version': nothing,
    'Query.helpAddress': nothing,
    'Query.salesAddress': nothing,
    'Query.lettersAt': [{ comesTo: 'null' }],
    'Query.survey': isPublic,
    // Experiments take four open codes: experiments.test.ts of the API holds that they are the account's own.
    'Query.experiments': nothing,
    'Query.experiment': one(a.code),
    'Query.experimentResult': one(a.code),
    'Query.experimentEstimate': [{ variables: { input: experiment }, comesTo: 'nothing' }],
    'Query.notifications': [
      { comesTo: 'nothing' },
      { variables: { unreadOnly: true }, comesTo: 'nothing' },
    ],
    'Query.failingLetters': nothing,
    'Query.alarms': nothing,
    'Query.notificationSettings': nothing,
    'Query.pushDevices': nothing,
    'Query.passwordResetLink': byLetter,
    'Query.passwordResetPrograms': byLetter,

    'Mutation.updateCompany': [notFound({ id: a.company, name: word })],
    'Mutation.addLocation': [at('companyId', { ...place, companyId: a.company })],
    'Mutation.addLocations': [
      at('locations.0.companyId', {
        companies: [],
        locations: [{ ...place, id: crypto.randomUUID(), companyId: a.company }],
      }),
    ],
    'Query.tags': 'names nothing; tags.test.ts holds that others have none',
    'Mutation.tagLocations': [
      notFound({ ids: [a.location], add: [word] }),
      notFound({ ids: [b.location, a.location], add: [word] }),
    ],
    'Mutation.renameTag': [notFound({ tag: 'Mine', name: word })],
    'Mutation.setBoard': [
      notFound({
        id: a.location,
        isOn: true,
        isLinked: true,
        isIndexed: true,
        showsCode: true,
        entries: [],
      }),
    ],
    'Mutation.askAlertAddress': [notFound({ id: a.location })],
    'Mutation.updateLocation': [
      notFound({ id: a.location, name: word }),
      at('companyId', { id: b.location, companyId: a.company }),
    ],
    'Mutation.updateForm': [notFound({ id: a.form, document: form })],
    'Mutation.updateFrame': [
      notFound({ id: a.frame, document: frame }),
      at('content.0.image', { id: b.frame, document: { ...frame, content: contentWith(a.image) } }),
    ],
    'Mutation.publishForm': [notFound({ id: a.form })],
    'Mutation.restoreFormVersion': [notFound({ formId: a.form, version: 1 })],
    'Mutation.duplicateLocation': [notFound({ id: a.location })],
    'Mutation.duplicateForm': [notFound({ id: a.form })],
    'Mutation.duplicateFrame': [notFound({ id: a.frame })],
    'Mutation.updateTemplate': [notFound({ id: a.template, name: word })],
    'Mutation.removeTemplates': removal(a.template, b.template),
    'Mutation.addCode': [
      at('locationId', { name: word, locationId: a.location }),
      at('formId', { name: word, locationId: b.location, formId: a.form }),
      at('frameId', { name: word, locationId: b.location, frameId: a.frame }),
    ],
    'Mutation.addCodes': [
      { locationId: a.location },
      { locationId: b.location, formId: a.form },
      { locationId: b.location, frameId: a.frame },
    ].map((links) =>
      at(`rows.0.${Object.keys(links).at(-1)}`, {
        id: crypto.randomUUID(),
        rows: [{ name: word, ...links }],
      }),
    ),
    'Mutation.updateCode': [
      notFound({ id: a.code, name: word }),
      at('locationId', { id: b.code, locationId: a.location }),
      at('formId', { id: b.code, formId: a.form }),
      at('frameId', { id: b.code, frameId: a.frame }),
      at('style', { id: b.code, style: { logo: logoOf(a.image) } }),
    ],
    'Mutation.publishCode': [notFound({ id: a.code, emailCopy: false })],
    'Mutation.pauseCode': [{ variables: { id: a.code }, comesTo: 'not_found' }],
    'Mutation.resumeCode': [{ variables: { id: a.code }, comesTo: 'not_found' }],
    'Mutation.renewVisitKey': [{ variables: { id: a.code }, comesTo: 'not_found' }],
    'Mutation.makeVisitCodes': [notFound({ id: a.code, count: 1 })],
    'Mutation.updateFeedback': [
      notFound({ id: a.feedback, status: 'RESOLVED', note: word, reply: word }),
      at('assigneeId', { id: b.feedback, assigneeId: a.colleague }),
    ],
    'Mutation.updateFeedbacks': [
      notFound({ ids: [a.feedback], status: 'RESOLVED' }),
      notFound({ ids: [b.feedback, a.feedback], status: 'RESOLVED' }),
      at('assigneeId', { ids: [b.feedback], assigneeId: a.colleague }),
    ],
    'Mutation.removePicture': [notFound({ id: a.picture, feedbackId: a.feedback })],
    'Mutation.exportFeedbacks': narrowings(a).map((filter) => ({
      variables: { input: { ...filter, format: 'JSON' } },
      comesTo: 'nothing',
    })),
    'Mutation.removeCompanies': removal(a.company, b.company),
    'Mutation.removeLocations': removal(a.location, b.location),
    'Mutation.removeForms': removal(a.form, b.form),
    'Mutation.removeFrames': removal(a.frame, b.frame),
    'Mutation.removeFeedbacks': removal(a.feedback, b.feedback),
    'Mutation.removeCodes': removal(a.code, b.code, { confirm }),
    'Mutation.restoreDeletion': [notFound({ id: a.deletion })],
    'Mutation.markNotificationsRead': [
      notFound({ ids: [a.notification] }),
      notFound({ ids: [b.notification, a.notification] }),
    ],
    // Alarms come of months of answers: alarms.test.ts of the API holds that they are the account's own.
    'Mutation.updateAlarm': [notFound({ id: a.notification, notUseful: true })],
    'Mutation.addExperiment': [at('codes', experiment)],
    'Mutation.stopExperiment': [notFound({ id: a.code })],
    'Mutation.removeExperiment': [notFound({ id: a.code })],
    'Mutation.noteSwap': [notFound({ id: a.code, code: a.code, period: 1, done: true })],
    'Mutation.updateNotificationSettings': own,
    'Mutation.addPushDevice': own,
    'Mutation.removePushDevice': [notFound({ id: a.notification })],
    'Mutation.updateTopicChoices': own,
    'Mutation.addWebhook': own,
    'Mutation.updateWebhook': [notFound({ id: a.webhook, description: word })],
    'Mutation.removeWebhook': [notFound({ id: a.webhook })],
    'Mutation.showWebhookSecret': [notFound({ id: a.webhook, password })],
    'Mutation.rotateWebhookSecret': [notFound({ id: a.webhook, password })],
    'Mutation.testWebhook': [notFound({ id: a.webhook })],
    'Mutation.replayDelivery': [
      notFound({ webhookId: a.webhook, id: a.delivery }),
      notFound({ webhookId: b.webhook, id: a.delivery }),
    ],
    'Mutation.replayFailedDeliveries': [
      notFound({ webhookId: a.webhook, since: '2026-01-01T00:00:00.000Z' }),
    ],
    'Query.colleagues': nothing,
    'Query.team': [...nothing, { variables: { feedbackId: a.feedback }, comesTo: 'nothing' }],
    'Query.dueTimes': nothing,
    'Query.savedReplies': nothing,
    'Mutation.saveSavedReply': own,
    'Mutation.removeSavedReply': [notFound({ id: a.savedReply })],
    'Mutation.setDueTimes': own,
    'Query.accounts': nothing,
    'Query.invitation': byLetter,
    'Mutation.inviteColleague': [
      at('locations', { ...access, email: 'taken@cafe.example', locations: [a.location] }),
      at('companies', { ...access, email: 'taken@cafe.example', companies: [a.company] }),
    ],
    'Mutation.resendInvitation': [notFound({ id: a.invitation })],
    'Mutation.revokeInvitation': [notFound({ id: a.invitation })],
    'Mutation.updateColleague': [
      notFound({ ...access, id: a.colleague, everywhere: true }),
      at('locations', { ...access, id: b.colleague, locations: [a.location] }),
    ],
    'Mutation.removeColleague': [notFound({ id: a.colleague })],
    'Mutation.offerOwnership': [notFound({ id: a.colleague, password })],
    'Mutation.withdrawOwnership': own,
    'Mutation.acceptOwnership': [notFound({ id: a.account })],
    'Mutation.declineOwnership': [notFound({ id: a.account })],
    'Mutation.acceptInvitation': byLetter,
    'Mutation.openAccount': [notFound({ id: a.account })],
    'Mutation.leaveAccount': own,
    'Mutation.addApiKey': own,
    'Mutation.revokeApiKey': [notFound({ id: a.apiKey })],
    'Mutation.endSession': [notFound({ id: a.session })],

    'Mutation.addCompany': 'links to nothing',
    'Mutation.addForm': isAddedInOneAccount,
    'Mutation.addFrame': [
      at('content.0.image', { document: { ...frame, content: contentWith(a.image) } }),
    ],
    'Mutation.addTemplate': 'links to nothing but pictures, which are public',
    'Mutation.submitSurvey': isPublic,
    'Mutation.activateAccount': byLetter,
    'Mutation.confirmEmailChange': byLetter,
    'Mutation.undoEmailChange': byLetter,
    'Mutation.firstLogin': byLetter,
    'Mutation.requestActivationLink': byLetter,
    'Mutation.recoverAccount': byLetter,
    'Mutation.resetPassword': byLetter,
    'Mutation.changePassword': own,
    'Mutation.deleteAccount': own,
    'Mutation.endOtherSessions': own,
    'Mutation.requestEmailChange': own,
    'Mutation.beginPasskey': own,
    'Mutation.addPasskey': own,
    'Mutation.removePasskey': own,
    'Mutation.beginOidcLogin': own,
    'Mutation.logInWithOidc': own,
    'Mutation.confirmOidcLogin': own,
    'Mutation.registerWithOidc': own,
    'Mutation.beginOidcLink': own,
    'Mutation.linkOidc': own,
    'Mutation.unlinkOidc': own,
    'Mutation.beginPasskeyLogin': own,
    'Mutation.logInWithPasskey': own,
    'Mutation.beginSecondFactor': own,
    'Mutation.confirmSecondFactor': own,
    'Mutation.renewRecoveryCodes': own,
    'Mutation.endSecondFactor': own,
    'Mutation.exportData': own,
    'Mutation.keepAccount': own,
    'Mutation.login': own,
    'Mutation.logout': own,
    'Mutation.refreshToken': own,
    'Mutation.register': own,
    'Mutation.askForHelp': own,
    'Mutation.removeSample': own,
    'Mutation.updateUserDetails': own,
    'Mutation.verifyToken': own,
    'Subscription.accountEvent':
      'names nothing; feedbacks.test.ts holds that strangers hear nothing',
  };
}
