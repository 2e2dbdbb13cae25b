import { defineMessage } from '@formatjs/intl';

/** Messages of the command palette. Screens and tabs have the same names as on the screens themselves. */
export const messages = {
  label: defineMessage({
    id: 'palette.label',
    defaultMessage: 'Search or go to…',
    description: 'Placeholder and name of the field of the command palette',
  }),
  recent: defineMessage({
    id: 'palette.recent',
    defaultMessage: 'Recently opened',
    description: 'Title of a group in the command palette',
  }),
  pages: defineMessage({
    id: 'palette.pages',
    defaultMessage: 'Pages',
    description: 'Title of a group in the command palette',
  }),
  actions: defineMessage({
    id: 'palette.actions',
    defaultMessage: 'Actions',
    description: 'Title of a group in the command palette',
  }),
  elsewhere: defineMessage({
    id: 'palette.elsewhere',
    defaultMessage: 'Search further',
    description: 'Title of a group in the command palette: the same text, searched for elsewhere',
  }),
  searchFeedback: defineMessage<{ readonly text: string }>({
    id: 'palette.searchFeedback',
    defaultMessage: 'Search feedback for “{text}”',
    description: 'Leads to the list of feedback, narrowed to what was typed',
  }),
  detailsTab: defineMessage({
    id: 'palette.detailsTab',
    defaultMessage: 'User details',
    description: 'A tab of the account',
  }),
  securityTab: defineMessage({
    id: 'palette.securityTab',
    defaultMessage: 'Security settings',
    description: 'A tab of the account',
  }),
  settingsTab: defineMessage({
    id: 'palette.settingsTab',
    defaultMessage: 'Account settings',
    description: 'A tab of the account',
  }),
  subscriptionTab: defineMessage({
    id: 'palette.subscriptionTab',
    defaultMessage: 'Subscription & Payments',
    description: 'A tab of the account',
  }),
  scansSubmissions: defineMessage({
    id: 'palette.scansSubmissions',
    defaultMessage: 'Scans & Submissions',
    description: 'A tab of the stats',
  }),
  ratings: defineMessage({
    id: 'palette.ratings',
    defaultMessage: 'Ratings',
    description: 'A tab of the stats',
  }),
  locationsCodes: defineMessage({
    id: 'palette.locationsCodes',
    defaultMessage: 'Locations & Codes',
    description: 'A tab of the stats',
  }),
  statsReport: defineMessage({
    id: 'palette.statsReport',
    defaultMessage: 'Monthly report',
    description: 'A page of the stats, to print',
  }),
  experiments: defineMessage({
    id: 'palette.experiments',
    defaultMessage: 'Experiments',
    description: 'A page of the stats',
  }),
  recentlyDeleted: defineMessage({
    id: 'palette.recentlyDeleted',
    defaultMessage: 'Recently deleted',
    description: 'A page',
  }),
  wizard: defineMessage({
    id: 'palette.wizard',
    defaultMessage: 'QR Wizard',
    description: 'A page: the guide from form to printed code',
  }),
  addCompany: defineMessage({
    id: 'palette.addCompany',
    defaultMessage: 'Add company',
    description: 'An action',
  }),
  addLocation: defineMessage({
    id: 'palette.addLocation',
    defaultMessage: 'Add location',
    description: 'An action',
  }),
  newForm: defineMessage({
    id: 'palette.newForm',
    defaultMessage: 'New form',
    description: 'An action',
  }),
  newFrame: defineMessage({
    id: 'palette.newFrame',
    defaultMessage: 'New frame',
    description: 'An action',
  }),
  newCode: defineMessage({
    id: 'palette.newCode',
    defaultMessage: 'New code',
    description: 'An action',
  }),
  darkTheme: defineMessage({
    id: 'palette.darkTheme',
    defaultMessage: 'Use the dark theme',
    description: 'An action',
  }),
  lightTheme: defineMessage({
    id: 'palette.lightTheme',
    defaultMessage: 'Use the light theme',
    description: 'An action',
  }),
  language: defineMessage<{ readonly language: string }>({
    id: 'palette.language',
    defaultMessage: 'Change the language: {language}',
    description: 'An action; the language by its own name',
  }),
  shortcuts: defineMessage({
    id: 'palette.shortcuts',
    defaultMessage: 'Keyboard shortcuts',
    description: 'An action: shows what works by key on this screen',
  }),
  addWords: defineMessage({
    id: 'palette.addWords',
    defaultMessage: 'add new create make',
    description: 'Never shown: other words that people type when they want to add something',
  }),
  accountWords: defineMessage({
    id: 'palette.accountWords',
    defaultMessage: 'profile settings password email sessions delete account data notifications',
    description:
      'Never shown: other words that people type when they look for a tab of the account',
  }),
  statsWords: defineMessage({
    id: 'palette.statsWords',
    defaultMessage: 'statistics analytics charts numbers nps',
    description: 'Never shown: other words that people type when they look for stats',
  }),
  codeWords: defineMessage({
    id: 'palette.codeWords',
    defaultMessage: 'qr print',
    description: 'Never shown: other words that people type when they mean codes',
  }),
  helpWords: defineMessage({
    id: 'palette.helpWords',
    defaultMessage: 'faq support contact articles guide',
    description: 'Never shown: other words that people type when they look for help',
  }),
  deletedWords: defineMessage({
    id: 'palette.deletedWords',
    defaultMessage: 'trash bin restore undo',
    description: 'Never shown: other words that people type when they look for what was deleted',
  }),
  themeWords: defineMessage({
    id: 'palette.themeWords',
    defaultMessage: 'theme mode dark light night colors appearance',
    description: 'Never shown: other words that people type when they mean the theme',
  }),
  logoutWords: defineMessage({
    id: 'palette.logoutWords',
    defaultMessage: 'sign out leave exit',
    description: 'Never shown: other words that people type when they want to log out',
  }),
};
