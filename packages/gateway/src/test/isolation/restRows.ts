import { bodiesOf, contentWith, logoOf, password, type Things } from './fillAccount.ts';
import type { Owners } from './addOwners.ts';

/** One way to name somebody else's things, and what it must come to. */
export interface RestRow {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The thing does not exist, the answer is about nothing of theirs, or a link leads nowhere. */
  comesTo: 'not_found' | 'nothing' | { field: string };
}

const kinds = ['company', 'location', 'form', 'frame', 'template', 'code', 'feedback'] as const;
type Kind = (typeof kinds)[number];

const names: Record<Kind, { one: string; many: string; list: string }> = {
  company: { one: 'Company', many: 'Companies', list: 'listCompanies' },
  location: { one: 'Location', many: 'Locations', list: 'listLocations' },
  form: { one: 'Form', many: 'Forms', list: 'listForms' },
  frame: { one: 'Frame', many: 'Frames', list: 'listFrames' },
  template: { one: 'Template', many: 'Templates', list: 'listTemplates' },
  code: { one: 'Code', many: 'Codes', list: 'listCodes' },
  feedback: { one: 'Feedback', many: 'Feedbacks', list: 'listFeedback' },
};

const filtersOf = ({ company, location, code, form }: Things): Record<string, string>[] => [
  { company },
  { site: location },
  { code },
  { form },
];

/** Feedback and templates are never replaced whole, and take nothing with them. */
const isPatchedOnly = (kind: Kind) => kind === 'feedback' || kind === 'template';

/** Requests that every kind of object supports. */
function rowsOfKind(kind: Kind, mine: Things, theirs: Things): Record<string, RestRow[]> {
  const { one, many, list } = names[kind];
  const gone = (body?: unknown): RestRow[] => [
    { path: { id: mine[kind] }, body, comesTo: 'not_found' },
  ];
  const word = 'Taken';
  const bodies = {
    ...bodiesOf(word, theirs),
    feedback: { status: 'resolved', note: word, reply: word },
  };
  const confirm = 'DELETE';
  return {
    [list]: [{ query: { ids: mine[kind] }, comesTo: 'nothing' }],
    [`get${one}`]: gone(),
    [`update${one}`]: gone(bodies[kind]),
    ...(isPatchedOnly(kind) ? {} : { [`replace${one}`]: gone(bodies[kind]) }),
    [`remove${one}`]: gone({ confirm }),
    [`remove${many}`]: [
      { body: { ids: [mine[kind]], confirm }, comesTo: 'not_found' },
      // One of their own does not go along, either.
      { body: { ids: [theirs[kind], mine[kind]], confirm }, comesTo: 'not_found' },
    ],
    ...(isPatchedOnly(kind) ? {} : { [`preview${one}Removal`]: gone() }),
    [`restore${one}`]: [{ path: { id: mine.gone[kind] }, comesTo: 'not_found' }],
  };
}

/**
 * Each operation of the API with everything in it that can name a thing of another account. A
 * sentence stands where there is nothing of anybody else's to name.
 */
export function restRows({ mine, stranger }: Owners): Record<string, RestRow[] | string> {
  const [a, b] = [mine.things, stranger.things];
  const bodies = bodiesOf('Taken', b);
  const onCode: RestRow[] = [{ path: { id: a.code }, body: {}, comesTo: 'not_found' }];
  const onWebhook = (body?: object): RestRow[] => [
    { path: { id: a.webhook }, body, comesTo: 'not_found' },
  ];
  const filtered = filtersOf(a).map((query): RestRow => ({ query, comesTo: 'nothing' }));
  const month = new Date().toISOString().slice(0, 7);
  const reported = [{}, { company: a.company }, { site: a.location }].map((place): RestRow => ({
    query: { month, ...place },
    comesTo: 'nothing',
  }));
  const experiment = {
    name: 'Taken',
    kind: 'forms',
    a: a.form,
    b: b.form,
    codes: [a.code, ...Array.from({ length: 3 }, () => crypto.randomUUID())],
    starts: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
    periods: 4,
    period_days: 7,
    measure: 'submissions',
  };
  const access = { role: 'manager', everywhere: false };
  const own = 'is about the person who asks, and names nothing';
  const byLetter = 'is done by whoever holds the letter';
  const isPublic = 'is for visitors, who have no account';
  const isAddedInOneAccount =
    'links to nothing but public pictures; addedTwice.test.ts holds that ids are of one account';

  const rows: Record<string, RestRow[] | string> = {};
  for (const kind of kinds) Object.assign(rows, rowsOfKind(kind, a, b));

  return {
    ...rows,
    listLocations: [
      { query: { company: a.company }, comesTo: 'nothing' },
      { query: { ids: a.location }, comesTo: 'nothing' },
    ],
    addLocation: [
      { body: { ...bodies.location, company: a.company }, comesTo: { field: 'company' } },
    ],
    addLocations: [
      {
        body: {
          locations: [bodies.location, { ...bodies.location, company: a.company }].map(
            (location) => ({ ...location, id: crypto.randomUUID() }),
          ),
        },
        comesTo: { field: 'locations.1.company' },
      },
    ],
    tagLocations: [
      { body: { ids: [a.location], add: ['Taken'] }, comesTo: 'not_found' },
      { body: { ids: [b.location, a.location], add: ['Taken'] }, comesTo: 'not_found' },
    ],
    listTags: 'names nothing; tags.test.ts holds that others have none',
    renameTag: [{ body: { tag: 'Mine', name: 'Taken' }, comesTo: 'not_found' }],
    askAlertAddress: [{ path: { id: a.location }, comesTo: 'not_found' }],
    getBoard: [{ path: { id: a.location }, comesTo: 'not_found' }],
    setBoard: [
      {
        path: { id: a.location },
        body: { is_on: true, is_linked: true, is_indexed: true, shows_code: true, entries: [] },
        comesTo: 'not_found',
      },
    ],
    updateLocation: [
      { path: { id: a.location }, body: { name: 'Taken' }, comesTo: 'not_found' },
      { path: { id: b.location }, body: { company: a.company }, comesTo: { field: 'company' } },
    ],
    replaceLocation: [
      { path: { id: a.location }, body: bodies.location, comesTo: 'not_found' },
      {
        path: { id: b.location },
        body: { ...bodies.location, company: a.company },
        comesTo: { field: 'company' },
      },
    ],
    listCodes: [
      ...[{ company: a.company }, { site: a.location }, { form: a.form }, { frame: a.frame }].map(
        (query): RestRow => ({ query, comesTo: 'nothing' }),
      ),
      { query: { ids: a.code }, comesTo: 'nothing' },
    ],
    addCode: [
      { body: { name: 'Taken', site: a.location }, comesTo: { field: 'site' } },
      { body: { ...bodies.code, form: a.form }, comesTo: { field: 'form' } },
      { body: { ...bodies.code, frame: a.frame }, comesTo: { field: 'frame' } },
    ],
    addCodes: [{ site: a.location }, { form: a.form }, { frame: a.frame }].map((link): RestRow => {
      const rows = [bodies.code, { ...bodies.code, ...link }];
      return {
        body: { id: crypto.randomUUID(), rows },
        comesTo: { field: `rows.1.${Object.keys(link)[0]}` },
      };
    }),
    updateCode: [
      { path: { id: a.code }, body: { name: 'Taken' }, comesTo: 'not_found' },
      { path: { id: b.code }, body: { site: a.location }, comesTo: { field: 'site' } },
      { path: { id: b.code }, body: { form: a.form }, comesTo: { field: 'form' } },
      { path: { id: b.code }, body: { frame: a.frame }, comesTo: { field: 'frame' } },
      {
        path: { id: b.code },
        body: { style: { logo: logoOf(a.image) } },
        comesTo: { field: 'style' },
      },
    ],
    replaceCode: [
      { path: { id: a.code }, body: bodies.code, comesTo: 'not_found' },
      {
        path: { id: b.code },
        body: { ...bodies.code, site: a.location },
        comesTo: { field: 'site' },
      },
    ],
    printFrame: [
      { path: { id: a.frame }, comesTo: 'not_found' },
      { path: { id: b.frame }, query: { code: a.code }, comesTo: { field: 'code' } },
    ],
    printCodes: [{ query: { ids: a.code }, comesTo: { field: 'ids' } }],
    publishCode: onCode,
    pauseCode: onCode,
    resumeCode: onCode,
    renewVisitKey: onCode,
    makeVisitCodes: [{ path: { id: a.code }, body: { count: 1 }, comesTo: 'not_found' }],
    previewCode: onCode,
    publishForm: [{ path: { id: a.form }, body: {}, comesTo: 'not_found' }],
    duplicateLocation: [{ path: { id: a.location }, body: {}, comesTo: 'not_found' }],
    duplicateForm: [{ path: { id: a.form }, body: {}, comesTo: 'not_found' }],
    duplicateFrame: [{ path: { id: a.frame }, body: {}, comesTo: 'not_found' }],
    listFormVersions: [{ path: { id: a.form }, comesTo: 'not_found' }],
    restoreFormVersion: [{ path: { id: a.form, version: '1' }, body: {}, comesTo: 'not_found' }],
    getFormVersion: [{ path: { id: a.form, version: '1' }, comesTo: 'not_found' }],
    listFeedback: [
      ...filtered,
      { query: { ids: a.feedback }, comesTo: 'nothing' },
      { query: { assignee: a.colleague }, comesTo: 'nothing' },
    ],
    countFeedbackArrivals: filtersOf(a).map((query) => ({
      query: { ...query, since: '2020-01-01T00:00:00.000Z' },
      comesTo: 'nothing',
    })),
    updateFeedbacks: [
      { body: { ids: [a.feedback], status: 'resolved' }, comesTo: 'not_found' },
      { body: { ids: [b.feedback, a.feedback], status: 'resolved' }, comesTo: 'not_found' },
      { body: { ids: [b.feedback], assignee: a.colleague }, comesTo: { field: 'assignee' } },
    ],
    downloadFeedback: filtersOf(a).map((query) => ({
      query: { ...query, file_format: 'json' },
      comesTo: 'nothing',
    })),
    exportFeedbacks: filtersOf(a).map((query) => ({
      query: { ...query, file_format: 'json' },
      comesTo: 'nothing',
    })),
    getStatsHome: [{ comesTo: 'nothing' }],
    getStatsWeek: [{ comesTo: 'nothing' }],
    getStatsOverview: filtered,
    getStatsReplies: filtered,
    getStatsPlaces: filtered,
    getStatsCrossTable: filtered,
    getStatsQuestions: filtered,
    getStatsReport: reported,
    getStatsScansSubmissions: filtered,
    getStatsRatings: filtered,
    getStatsFeedback: filtered,
    getStatsLocationsCodes: filtered,
    getStatsForms: filtered,
    getStatsThemes: filtered,
    getStatsComparison: filtersOf(a).map((query) => {
      const [name] = Object.keys(query);
      return { query: { ...query, [`other_${name}`]: crypto.randomUUID() }, comesTo: 'nothing' };
    }),
    getStatsTopics: filtered,
    getTopicChoices: [{ comesTo: 'nothing' }],
    setTopicChoices: own,
    // Experiments take four open codes: experiments.test.ts of the API holds that they are the account's own.
    listExperiments: [{ comesTo: 'nothing' }],
    addExperiment: [{ body: experiment, comesTo: { field: 'codes' } }],
    estimateExperiment: [{ body: experiment, comesTo: 'nothing' }],
    getExperiment: onCode,
    removeExperiment: onCode,
    getExperimentResult: onCode,
    stopExperiment: onCode,
    noteSwap: [
      {
        path: { id: a.code },
        body: { code: a.code, period: 1, done: true },
        comesTo: 'not_found',
      },
    ],
    listNotifications: [
      { query: { page_size: '0' }, comesTo: 'nothing' },
      { query: { unread: 'true' }, comesTo: 'nothing' },
      { query: { failing: 'true' }, comesTo: 'nothing' },
    ],
    markNotificationsRead: [
      { body: { ids: [a.notification] }, comesTo: 'not_found' },
      { body: { ids: [b.notification, a.notification] }, comesTo: 'not_found' },
    ],
    listAlarms: [{ comesTo: 'nothing' }],
    // Alarms come of months of answers: alarms.test.ts of the API holds that they are the account's own.
    updateAlarm: [
      { path: { id: a.notification }, body: { not_useful: true }, comesTo: 'not_found' },
    ],
    getNotificationSettings: [{ comesTo: 'nothing' }],
    setNotificationSettings: own,
    listPushDevices: [{ comesTo: 'nothing' }],
    addPushDevice: own,
    // Devices have keys of a browser: push.test.ts of the API holds that they are the person's own.
    removePushDevice: [{ path: { id: a.notification }, comesTo: 'not_found' }],
    listDeletions: [{ query: { page_size: '0' }, comesTo: 'nothing' }],
    restoreDeletion: [{ path: { id: a.deletion }, comesTo: 'not_found' }],
    previewRemoval: kinds.flatMap((kind): RestRow[] => [
      { body: { kind, ids: [a[kind]] }, comesTo: 'not_found' },
      { body: { kind, ids: [b[kind], a[kind]] }, comesTo: 'not_found' },
    ]),
    endSession: [{ path: { id: a.session }, comesTo: 'not_found' }],
    addCompany: 'links to nothing',
    addForm: isAddedInOneAccount,
    addFrame: [
      {
        body: { ...bodies.frame, content: contentWith(a.image) },
        comesTo: { field: 'content.0.image' },
      },
    ],
    updateFrame: [
      { path: { id: a.frame }, body: bodies.frame, comesTo: 'not_found' },
      {
        path: { id: b.frame },
        body: { content: contentWith(a.image) },
        comesTo: { field: 'content.0.image' },
      },
    ],
    replaceFrame: [
      { path: { id: a.frame }, body: bodies.frame, comesTo: 'not_found' },
      {
        path: { id: b.frame },
        body: { ...bodies.frame, content: contentWith(a.image) },
        comesTo: { field: 'content.0.image' },
      },
    ],
    addTemplate: 'links to nothing but pictures, which are public',
    listStarters: 'are of the product, and the same for everybody',
    addImage: 'links to nothing',
    getImage: isPublic,
    getSurvey: isPublic,
    showBoard: isPublic,
    showAnswers: isPublic,
    recordScan: isPublic,
    recordStart: isPublic,
    submitSurvey: isPublic,
    takePicture: isPublic,
    getPicture: [{ path: { id: a.picture }, comesTo: 'not_found' }],
    removePicture: [{ path: { id: a.picture }, comesTo: 'not_found' }],
    getChallenge: isPublic,
    getSentAnswer: 'is opened by whoever holds the receipt',
    leaveContact: 'is told by whoever holds the receipt',
    withdrawPublication: 'is done by whoever holds the receipt',
    noteReplyRead: 'is told by whoever holds the receipt',
    eraseSentAnswer: 'is done by whoever holds the receipt',
    streamFeedback: 'names nothing; feedbacks.test.ts holds that strangers hear nothing',
    openDownloadLink: 'is opened by whoever holds the link, which works once',
    openFeedbackLink: 'is opened by whoever holds the link, which works once',
    register: own,
    login: own,
    verifyToken: own,
    refreshToken: own,
    logout: own,
    getUserDetails: [{ comesTo: 'nothing' }],
    updateUserDetails: own,
    changePassword: own,
    listSessions: [{ comesTo: 'nothing' }],
    endOtherSessions: own,
    requestEmailChange: own,
    listPasskeys: [{ comesTo: 'nothing' }],
    beginPasskey: own,
    addPasskey: own,
    removePasskey: 'takes the password of its person; passkeys.test.ts of the API asks it',
    getOidcProvider: own,
    beginOidcLogin: own,
    logInWithOidc: own,
    confirmOidcLogin: own,
    registerWithOidc: own,
    getOidcIdentity: own,
    beginOidcLink: own,
    linkOidc: own,
    unlinkOidc: own,
    beginPasskeyLogin: own,
    logInWithPasskey: own,
    getSecondFactor: own,
    beginSecondFactor: own,
    confirmSecondFactor: own,
    renewRecoveryCodes: own,
    endSecondFactor: own,
    getOwnKey: 'is about the key that asks, and names nothing',
    listApiKeys: [{ comesTo: 'nothing' }],
    addApiKey: own,
    revokeApiKey: [{ path: { id: a.apiKey }, comesTo: 'not_found' }],
    listWebhooks: [{ comesTo: 'nothing' }],
    addWebhook: own,
    getWebhook: onWebhook(),
    updateWebhook: onWebhook({ description: 'Taken' }),
    removeWebhook: onWebhook(),
    showWebhookSecret: onWebhook({ password }),
    rotateWebhookSecret: onWebhook({ password }),
    listWebhookDeliveries: onWebhook(),
    testWebhook: onWebhook({}),
    replayFailedDeliveries: onWebhook({ since: '2026-01-01T00:00:00Z' }),
    replayDelivery: [
      { path: { id: a.webhook, delivery: a.delivery }, body: {}, comesTo: 'not_found' },
      { path: { id: b.webhook, delivery: a.delivery }, body: {}, comesTo: 'not_found' },
    ],
    listColleagues: [{ comesTo: 'nothing' }],
    listTeam: [{ comesTo: 'nothing' }, { query: { feedback: a.feedback }, comesTo: 'nothing' }],
    getDueTimes: [{ comesTo: 'nothing' }],
    setDueTimes: own,
    listSavedReplies: [{ comesTo: 'nothing' }],
    saveSavedReply: own,
    removeSavedReply: [{ path: { id: a.savedReply }, comesTo: 'not_found' }],
    inviteColleague: [
      {
        body: { ...access, email: 'taken@cafe.example', locations: [a.location] },
        comesTo: { field: 'locations' },
      },
      {
        body: { ...access, email: 'taken@cafe.example', companies: [a.company] },
        comesTo: { field: 'companies' },
      },
    ],
    resendInvitation: [{ path: { id: a.invitation }, body: {}, comesTo: 'not_found' }],
    revokeInvitation: [{ path: { id: a.invitation }, comesTo: 'not_found' }],
    updateColleague: [
      { path: { id: a.colleague }, body: { ...access, everywhere: true }, comesTo: 'not_found' },
      {
        path: { id: b.colleague },
        body: { ...access, locations: [a.location] },
        comesTo: { field: 'locations' },
      },
    ],
    removeColleague: [{ path: { id: a.colleague }, comesTo: 'not_found' }],
    offerOwnership: [{ body: { colleague: a.colleague, password }, comesTo: 'not_found' }],
    withdrawOwnership: [{ comesTo: 'not_found' }],
    acceptOwnership: [{ path: { id: a.account }, body: {}, comesTo: 'not_found' }],
    declineOwnership: [{ path: { id: a.account }, comesTo: 'not_found' }],
    checkInvitation: 'is opened by whoever holds the link',
    acceptInvitation: 'is done by whoever holds the link, which works once',
    listAccounts: [{ comesTo: 'nothing' }],
    openAccount: [{ path: { id: a.account }, body: {}, comesTo: 'not_found' }],
    leaveAccount: own,
    listSecurityEvents: [{ comesTo: 'nothing' }],
    downloadData: [{ comesTo: 'nothing' }],
    exportData: own,
    deleteAccount: own,
    keepAccount: own,
    askForHelp: own,
    removeSample: own,
    activateAccount: byLetter,
    confirmEmailChange: byLetter,
    undoEmailChange: byLetter,
    firstLogin: byLetter,
    requestActivationLink: byLetter,
    recoverAccount: byLetter,
    checkResetLink: byLetter,
    resetPassword: byLetter,
  };
}
