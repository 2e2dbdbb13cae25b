/** The article that explains each screen, as `[tab, slug]`. */
export const articles = {
  home: ['customer-success', 'first-week'],
  companies: ['companies', 'add-a-company'],
  locations: ['locations', 'add-a-location'],
  board: ['locations', 'you-said-we-did'],
  creator: ['creator', 'how-it-fits-together'],
  wizard: ['creator', 'qr-wizard'],
  forms: ['forms', 'make-a-form'],
  frames: ['frames', 'make-a-frame'],
  codes: ['codes', 'code-states'],
  formEditor: ['forms', 'fields-of-a-form'],
  frameEditor: ['frames', 'will-it-scan'],
  codeEditor: ['codes', 'publish-a-code'],
  published: ['frames', 'print-a-frame'],
  feedback: ['customer-success', 'low-ratings'],
  recentlyDeleted: ['codes', 'delete-and-restore'],
  stats: ['stats', 'read-the-stats'],
  statsReport: ['bi', 'monthly-report'],
  experiments: ['stats', 'experiments'],
  accountDetails: ['subscription', 'your-data'],
  accountSecurity: ['subscription', 'your-data'],
  accountSettings: ['subscription', 'delete-account'],
  accountDevelopers: ['bi', 'api-and-keys'],
  accountColleagues: ['subscription', 'colleagues'],
  accountSubscription: ['subscription', 'free-months'],
  notifications: ['locations', 'email-and-alerts'],
} as const satisfies Record<string, readonly [tab: string, slug: string]>;

/** A screen that is explained. */
export type ExplainedScreen = keyof typeof articles;
