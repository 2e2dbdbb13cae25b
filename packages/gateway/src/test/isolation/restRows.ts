import { bodiesOf, type Things } from './fillAccount.ts';
import type { TwoAccounts } from './startTwoAccounts.ts';

/** One way to name somebody else's things, and what it must come to. */
export interface RestRow {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The thing does not exist, the answer is about nothing of theirs, or a link leads nowhere. */
  comesTo: 'not_found' | 'nothing' | { field: string };
}

const kinds = ['company', 'location', 'form', 'frame', 'code', 'feedback'] as const;
type Kind = (typeof kinds)[number];

const names: Record<Kind, { one: string; many: string; list: string }> = {
  company: { one: 'Company', many: 'Companies', list: 'listCompanies' },
  location: { one: 'Location', many: 'Locations', list: 'listLocations' },
  form: { one: 'Form', many: 'Forms', list: 'listForms' },
  frame: { one: 'Frame', many: 'Frames', list: 'listFrames' },
  code: { one: 'Code', many: 'Codes', list: 'listCodes' },
  feedback: { one: 'Feedback', many: 'Feedbacks', list: 'listFeedback' },
};

const filtersOf = ({ company, location, code, form }: Things): Record<string, string>[] => [
  { company },
  { site: location },
  { code },
  { form },
];

/** What can be asked of every kind of thing alike. */
function rowsOfKind(kind: Kind, mine: Things, theirs: Things): Record<string, RestRow[]> {
  const { one, many, list } = names[kind];
  const gone = (body?: unknown): RestRow[] => [
    { path: { id: mine[kind] }, body, comesTo: 'not_found' },
  ];
  const word = 'Taken';
  const bodies = { ...bodiesOf(word, theirs), feedback: { status: 'resolved', note: word } };
  const confirm = 'DELETE';
  return {
    [list]: [{ query: { ids: mine[kind] }, comesTo: 'nothing' }],
    [`get${one}`]: gone(),
    [`update${one}`]: gone(bodies[kind]),
    ...(kind === 'feedback' ? {} : { [`replace${one}`]: gone(bodies[kind]) }),
    [`remove${one}`]: gone({ confirm }),
    [`remove${many}`]: [
      { body: { ids: [mine[kind]], confirm }, comesTo: 'not_found' },
      // One of their own does not go along, either.
      { body: { ids: [theirs[kind], mine[kind]], confirm }, comesTo: 'not_found' },
    ],
    ...(kind === 'feedback' ? {} : { [`preview${one}Removal`]: gone() }),
    [`restore${one}`]: [{ path: { id: mine.gone[kind] }, comesTo: 'not_found' }],
  };
}

/**
 * Each operation of the API with everything in it that can name a thing of another account. A
 * sentence stands where there is nothing of anybody else's to name.
 */
export function restRows({ mine, stranger }: TwoAccounts): Record<string, RestRow[] | string> {
  const [a, b] = [mine.things, stranger.things];
  const bodies = bodiesOf('Taken', b);
  const onCode: RestRow[] = [{ path: { id: a.code }, body: {}, comesTo: 'not_found' }];
  const filtered = filtersOf(a).map((query): RestRow => ({ query, comesTo: 'nothing' }));
  const own = 'is about the person who asks, and names nothing';
  const byLetter = 'is done by whoever holds the letter';
  const isPublic = 'is for visitors, who have no account';

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
    updateCode: [
      { path: { id: a.code }, body: { name: 'Taken' }, comesTo: 'not_found' },
      { path: { id: b.code }, body: { site: a.location }, comesTo: { field: 'site' } },
      { path: { id: b.code }, body: { form: a.form }, comesTo: { field: 'form' } },
      { path: { id: b.code }, body: { frame: a.frame }, comesTo: { field: 'frame' } },
    ],
    replaceCode: [
      { path: { id: a.code }, body: bodies.code, comesTo: 'not_found' },
      {
        path: { id: b.code },
        body: { ...bodies.code, site: a.location },
        comesTo: { field: 'site' },
      },
    ],
    publishCode: onCode,
    pauseCode: onCode,
    resumeCode: onCode,
    previewCode: onCode,
    getFormVersion: [{ path: { id: a.form, version: '1' }, comesTo: 'not_found' }],
    listFeedback: [...filtered, { query: { ids: a.feedback }, comesTo: 'nothing' }],
    updateFeedbacks: [
      { body: { ids: [a.feedback], status: 'resolved' }, comesTo: 'not_found' },
      { body: { ids: [b.feedback, a.feedback], status: 'resolved' }, comesTo: 'not_found' },
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
    getStatsOverview: filtered,
    getStatsScansSubmissions: filtered,
    getStatsRatings: filtered,
    getStatsFeedback: filtered,
    getStatsLocationsCodes: filtered,
    getStatsForms: filtered,
    listDeletions: [{ query: { page_size: '0' }, comesTo: 'nothing' }],
    restoreDeletion: [{ path: { id: a.deletion }, comesTo: 'not_found' }],
    previewRemoval: kinds.flatMap((kind): RestRow[] => [
      { body: { kind, ids: [a[kind]] }, comesTo: 'not_found' },
      { body: { kind, ids: [b[kind], a[kind]] }, comesTo: 'not_found' },
    ]),
    endSession: [{ path: { id: a.session }, comesTo: 'not_found' }],
    addCompany: 'links to nothing',
    addForm: 'links to nothing but pictures, which are public',
    addFrame: 'links to nothing but pictures, which are public',
    addImage: 'links to nothing',
    getImage: isPublic,
    getSurvey: isPublic,
    recordScan: isPublic,
    submitSurvey: isPublic,
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
    listSecurityEvents: [{ comesTo: 'nothing' }],
    downloadData: [{ comesTo: 'nothing' }],
    exportData: own,
    deleteAccount: own,
    keepAccount: own,
    removeSample: own,
    activateAccount: byLetter,
    requestActivationLink: byLetter,
    recoverAccount: byLetter,
    checkResetLink: byLetter,
    resetPassword: byLetter,
  };
}
