/** Reading order of the articles in each tab. Others follow, sorted by name. */
export const articleOrder: Readonly<Record<string, readonly string[]>> = {
  codes: [
    'code-states',
    'publish-a-code',
    'where-to-put-a-code',
    'change-after-printing',
    'add-many-codes',
    'visit-codes',
    'pause-and-resume',
    'link-website-kiosk',
    'delete-and-restore',
  ],
  forms: [
    'make-a-form',
    'fields-of-a-form',
    'colors-and-contrast',
    'logo',
    'languages-of-a-form',
    'publish-and-versions',
    'what-visitors-see',
    'visitors-data',
  ],
  frames: [
    'make-a-frame',
    'paper-and-size',
    'will-it-scan',
    'print-a-frame',
    'many-codes-on-one-sheet',
  ],
  stats: [
    'read-the-stats',
    'scans-and-answers',
    'ratings-and-nps',
    'how-sure',
    'words-and-themes',
    'sentiment',
    'compare',
    'experiments',
    'silent-codes',
  ],
  subscription: ['free-months', 'in-development', 'colleagues', 'your-data', 'delete-account'],
  companies: ['add-a-company', 'change-a-company', 'find-your-way-in-lists', 'delete-and-restore'],
  locations: [
    'add-a-location',
    'import-locations',
    'email-and-alerts',
    'time-zone',
    'you-said-we-did',
    'filter-and-count',
    'move-or-delete',
  ],
  creator: ['how-it-fits-together', 'qr-wizard', 'templates', 'saving-and-undo', 'two-devices'],
  bi: [
    'export-feedback',
    'columns-of-a-file',
    'charts-as-files',
    'monthly-report',
    'api-and-keys',
    'webhooks',
    'rest-api',
  ],
  'customer-success': [
    'first-week',
    'more-answers',
    'low-ratings',
    'thank-visitors',
    'privacy-at-the-counter',
    'share-with-team',
  ],
};

/** Position of an article in its tab. */
export function positionInTab({ tab, slug }: { tab: string; slug: string }): number {
  const place = articleOrder[tab]?.indexOf(slug) ?? -1;
  return place === -1 ? Infinity : place;
}
