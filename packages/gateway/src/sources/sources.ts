import type { DeletionKind } from '../resolvers.generated.ts';
import { createFormsSource } from './forms.ts';
import { type Http, toSearch, type QueryParameters } from './http.ts';
import { listenToAccount } from './listenToAccount.ts';
import { type SingleFlight, createSingleFlight } from './singleFlight.ts';
import { createSurveySource } from './survey.ts';
import { createTemplatesSource } from './templates.ts';
import { createWebhooksSource } from './webhooks.ts';
import type {
  UserResource,
  ApiKeyResource,
  NewApiKeyResource,
  Activated,
  Registered,
  TokensAnswer,
  ValidLink,
  CodeResource,
  Publication,
  CompanyResource,
  DownloadLink,
  Cascade,
  DeletionResource,
  ChangedFeedbacks,
  FeedbackFile,
  FeedbackResource,
  ListAnswer,
  FrameResource,
  LocationResource,
  NotificationResource,
  NotificationSettingsResource,
  Unread,
  SecurityEventResource,
  SessionResource,
  StatsFeedback,
  StatsForms,
  StatsHome,
  StatsLocationsCodes,
  StatsOverview,
  StatsRatings,
  StatsReport,
  StatsScansSubmissions,
  StatsThemes,
} from './resources.ts';
import { segment } from './segment.ts';
import { createCollection, type Page, type Narrowing } from './collection.ts';
import { nullWhenMissing } from './nullWhenMissing.ts';

/** Everything the gateway asks of /stats/. */
const createStatsSource = (http: Http) => {
  // Forms and their versions are one answer of the API and two questions of the graph.
  const shared = createSingleFlight();

  return {
    home: (query: QueryParameters) => http.get<StatsHome>('/stats/home/', query),
    overview: (filter: QueryParameters) => http.get<StatsOverview>('/stats/overview/', filter),
    scansSubmissions: (filter: QueryParameters) =>
      http.get<StatsScansSubmissions>('/stats/scans_submissions/', filter),
    ratings: (filter: QueryParameters) => http.get<StatsRatings>('/stats/ratings/', filter),
    feedback: (filter: QueryParameters) => http.get<StatsFeedback>('/stats/feedback/', filter),
    report: (query: QueryParameters) => http.get<StatsReport>('/stats/report/', query),
    locationsCodes: (filter: QueryParameters) =>
      http.get<StatsLocationsCodes>('/stats/locations_codes/', filter),
    themes: (filter: QueryParameters) => http.get<StatsThemes>('/stats/themes/', filter),
    forms: (filter: QueryParameters) =>
      shared.run(toSearch(filter), () => http.get<StatsForms>('/stats/forms/', filter)),
  };
};

/** What the gateway asks about the person's sessions and what happened to their account. */
const createSecuritySource = (http: Http) => ({
  events: createCollection<SecurityEventResource>(http, '/user/events/'),

  sessions: async (): Promise<SessionResource[]> => {
    const { results } = await http.get<{ results: SessionResource[] }>('/user/sessions/');
    return results;
  },
  endSession: (id: string) => http.delete(`/user/sessions/${segment(id)}/`),
  endOtherSessions: () => http.post<unknown>('/user/sessions/end_others/', {}),
});

const settingsPath = '/user/notification_settings/';

/** Everything the gateway asks about notifications. */
function createNotificationsSource(http: Http) {
  const collection = createCollection<NotificationResource>(http, '/notification/');

  return {
    list: (page: Page, narrowing: Narrowing) => collection.list(page, narrowing),

    /** All of them, or none; every one without ids. */
    markRead: (ids: readonly string[] | null | undefined) =>
      http.post<Unread>('/notification/mark_read/', { ids: ids ?? null }),

    settings: () => http.get<NotificationSettingsResource>(settingsPath),
    setSettings: (body: object) => http.put<NotificationSettingsResource>(settingsPath, body),
  };
}

/** Everything the gateway asks of /location/. */
function createLocationsSource(http: Http) {
  const locations = createCollection<LocationResource>(http, '/location/');
  return {
    ...locations,
    askAlertAddress: (id: string) =>
      locations.changed(http.post<LocationResource>(`${locations.at(id)}ask_alert_address/`, {})),
  };
}

/** What the gateway asks of the API below /help/. */
const createHelpSource = (http: Http) => ({
  ask: (body: object) => http.post<unknown>('/help/question/', body),
});

/** Everything the gateway asks of /frame/. */
function createFramesSource(http: Http) {
  const frames = createCollection<FrameResource>(http, '/frame/');

  return {
    ...frames,

    duplicate: (id: string, name: string | undefined) =>
      frames.changed(http.post<FrameResource>(`${frames.at(id)}duplicate/`, { name })),
  };
}

/** Everything the gateway asks of /feedback/. */
function createFeedbackSource(http: Http) {
  const collection = createCollection<FeedbackResource>(http, '/feedback/');

  return {
    ...collection,

    /** One that was set aside is in no list but its own. */
    async getAnywhere(id: string): Promise<FeedbackResource | null> {
      const known = await collection.get(id);
      if (known || id === '') return known;
      const query = { ids: id, set_aside: 'true', page_size: 0 };
      const { results } = await http.get<ListAnswer<FeedbackResource>>('/feedback/', query);
      return results[0] ?? null;
    },

    /** All of them, or none. */
    updateAll: (body: object) =>
      collection.changed(http.post<ChangedFeedbacks>('/feedback/bulk_update/', body)),

    /** A link to a file with what a list shows. */
    exportFile: (query: QueryParameters) =>
      http.post<FeedbackFile>(`/feedback/export/${toSearch(query)}`, undefined),
  };
}

/** Everything the gateway asks of /deletion/. */
const createDeletionsSource = (http: Http) => {
  const deletions = createCollection<DeletionResource>(http, '/deletion/');

  return {
    list: (page: Page, search: string | null | undefined) => deletions.list(page, { search }),

    restore: (id: string) => http.post<DeletionResource>(`${deletions.at(id)}restore/`, undefined),

    /** Null when one of the things is not there. */
    preview(kind: DeletionKind, ids: readonly string[]): Promise<Cascade | null> {
      const body = { kind: kind.toLowerCase(), ids };
      return http.post<Cascade>('/deletion/preview/', body).catch(nullWhenMissing);
    },
  };
};

/** What the gateway asks of a person's rights over their data, below /user/. */
const createDataRightsSource = (http: Http) => ({
  deleteAccount: (body: object) => http.post<unknown>('/user/delete/', body),
  keepAccount: () => http.delete('/user/delete/'),
  exportData: () => http.post<DownloadLink>('/user/export/', undefined),
});

/** Everything the gateway asks of /company/. */
const createCompaniesSource = (http: Http) => createCollection<CompanyResource>(http, '/company/');

/** Everything the gateway asks of /code/. */
function createCodesSource(http: Http) {
  const codes = createCollection<CodeResource>(http, '/code/');
  const act = <Answer>(id: string, verb: 'publish' | 'pause' | 'resume', body: object = {}) =>
    codes.changed(http.postPatiently<Answer>(`${codes.at(id)}${verb}/`, body));

  return {
    ...codes,
    /** What changes the art of an open code is checked. */
    update: (id: string, body: object) =>
      codes.changed(http.patchPatiently<CodeResource>(codes.at(id), body)),
    /** Many at once: all, or none. A dry run adds none. */
    addAll: async (id: string, rows: readonly object[], isDryRun: boolean) => {
      const body = { id, rows, dry_run: isDryRun };
      const added = http.post<{ codes: CodeResource[] }>('/code/bulk_create/', body);
      return (await codes.changed(added)).codes;
    },
    publish: (id: string, emailCopy: boolean, overrideWarnings: boolean) =>
      act<Publication>(id, 'publish', {
        email_copy: emailCopy,
        override_warnings: overrideWarnings,
      }),
    pause: (id: string) => act<unknown>(id, 'pause'),
    resume: (id: string) => act<unknown>(id, 'resume'),
  };
}

/** A link's token stands where a session's would. */
const byLink = (token: string) => ({ authorization: `Token ${token}` });

/** What the gateway asks of the doors to a session, below /user/. */
const createAuthSource = (http: Http, refreshes: SingleFlight) => ({
  register: (body: object) => http.post<Registered>('/user/register/', body),
  activate: (token: string) => http.get<Activated>('/user/activate_account/', {}, byLink(token)),
  requestActivationLink: (email: string) =>
    http.post<unknown>('/user/request_activation_link/', { email }),
  recover: (email: string) => http.post<unknown>('/user/recover/', { email }),
  checkResetLink: (token: string) => http.get<ValidLink>('/user/change_pass/', {}, byLink(token)),
  resetPassword: (token: string, body: object) =>
    http.put<unknown>('/user/change_pass/', body, byLink(token)),
  login: (body: object) => http.post<TokensAnswer>('/user/login/', body),
  firstLogin: (token: string) => http.post<TokensAnswer>('/user/first_login/', { token }),
  verify: (token: string) => http.post<unknown>('/user/api/token/verify/', { token }),

  /** Asked twice at once for the same token, the API hears it once. */
  refresh: (refresh: string) =>
    refreshes.run(refresh, () => http.post<TokensAnswer>('/user/api/token/refresh/', { refresh })),

  logout: (refresh: string) => http.post<unknown>('/user/logout/', { refresh }),
});

/** What the gateway asks of /user/api_key/. */
const createApiKeysSource = (http: Http) => ({
  list: async (): Promise<ApiKeyResource[]> => {
    const { results } = await http.get<{ results: ApiKeyResource[] }>('/user/api_key/');
    return results;
  },
  add: (body: object) => http.post<NewApiKeyResource>('/user/api_key/', body),
  revoke: (id: string) => http.delete(`/user/api_key/${segment(id)}/`),
});

/** What the gateway asks of the person's own pages below /user/. */
const createAccountSource = (http: Http) => ({
  me: () => http.get<UserResource>('/user/details/'),
  update: (body: object) => http.patch<UserResource>('/user/details/', body),
  changePassword: (body: object) => http.put<unknown>('/user/password/', body),
  removeSample: () => http.delete('/user/sample/'),
});

/** Every resource of the API, on behalf of one caller. Made per request. */
export const createSources = (http: Http, refreshes: SingleFlight) => ({
  account: createAccountSource(http),
  apiKeys: createApiKeysSource(http),
  auth: createAuthSource(http, refreshes),
  codes: createCodesSource(http),
  companies: createCompaniesSource(http),
  dataRights: createDataRightsSource(http),
  deletions: createDeletionsSource(http),
  events: { listen: (signal: AbortSignal) => listenToAccount(http, signal) },
  feedback: createFeedbackSource(http),
  forms: createFormsSource(http),
  frames: createFramesSource(http),
  help: createHelpSource(http),
  locations: createLocationsSource(http),
  notifications: createNotificationsSource(http),
  security: createSecuritySource(http),
  stats: createStatsSource(http),
  survey: createSurveySource(http),
  templates: createTemplatesSource(http),
  webhooks: createWebhooksSource(http),
});

export type Sources = ReturnType<typeof createSources>;
