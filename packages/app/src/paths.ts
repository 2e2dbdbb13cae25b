/** Every address of the app. No path is spelled anywhere else. */
export const paths = {
  home: '/',
  /** The server redirects these to the operator's own pages, so a link must reach it: it opens a tab. */
  terms: '/terms/',
  privacy: '/privacy/',
  /** A file that the build writes: the licenses of the packages in the product. */
  notices: '/third-party-notices.txt',
  login: '/login/',
  logout: '/logout/',
  /** Where an OpenID Connect provider sends browsers back to: the API and the operator's settings there name it. */
  oidc: '/oidc/',
  register: '/register/',
  activate: '/activate',
  resendActivation: '/activate?resend=1',
  recoverAccount: '/recover-account/',
  resetPassword: '/reset-password',
  invitation: '/invitation',
  changeEmail: '/change-email',
  undoEmail: '/undo-email',
  accountSetup: '/account-setup/',
  account: '/account/',
  /** A page of the server, and a document that it describes. */
  apiDocs: '/api/docs/',
  apiSchema: '/api/schema/',
  accountTab: (tab: string) => `/account/?tab=${tab}`,
  companies: '/companies/',
  company: (id: string) => `/companies/?open=${id}`,
  addCompany: '/companies/?add=1',
  locations: '/locations/',
  location: (id: string) => `/locations/?open=${id}`,
  board: (id: string) => `/locations/${id}/board/`,
  addLocation: '/locations/?add=1',
  creator: '/creator',
  wizard: '/creator?wizard=1',
  forms: '/creator/forms/',
  newForm: '/creator/forms/?add=1',
  frames: '/creator/frames/',
  newFrame: '/creator/frames/?add=1',
  codes: '/creator/codes/',
  formEditor: (id: string) => `/creator/editor/forms/${id}/`,
  frameEditor: (id: string) => `/creator/editor/frames/${id}/`,
  codeEditor: (id: string) => `/creator/editor/codes/${id}/`,
  feedback: '/feedback/',
  setAside: '/feedback/?view=set-aside',
  feedbackDetails: (id: string) => `/feedback/?open=${id}`,
  recentlyDeleted: '/recently-deleted/',
  feedbackSearch: (text: string) => `/feedback/?search=${encodeURIComponent(text)}`,
  stats: '/stats/',
  statsTab: (tab: string) => `/stats/?tab=${tab}`,
  statsReport: '/stats/report/',
  experiments: '/stats/experiments/',
  experiment: (id: string) => `/stats/experiments/?open=${id}`,
  help: '/faq/',
  helpTab: (tab: string) => `/faq/?tab=${tab}`,
  helpArticle: (tab: string, slug: string) => `/faq/?tab=${tab}&article=${slug}`,
  notifications: '/notifications/',
  notificationSettings: '/account/?tab=settings',
  install: '/app/',
} as const;

/** The login that goes on to an address of the app afterwards. */
export const loginBefore = (address: string) =>
  address === paths.home ? paths.login : `${paths.login}?next=${encodeURIComponent(address)}`;

/** Returns the redirect after a login: `next` in the URL if it is a path of this app, else home. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  // `//host` and `/\host` lead to another origin.
  if (!/^\/(?![/\\])/.test(next)) return paths.home;
  const { origin, pathname } = new URL(next, window.location.origin);
  const isOwn = origin === window.location.origin && !hasSegment(pathname, 'login', 'logout');
  return isOwn ? next : paths.home;
}

/** The id in an editor's URL for an entity that does not exist yet. */
export const newDocumentId = 'new';

/** True if a path has a segment. Compares whole segments, since an id may contain the same text. */
export const hasSegment = (path: string, ...segments: string[]) =>
  path.split('/').some((part) => segments.includes(part));
