import { defineMessage } from '@formatjs/intl';

/** Texts of the statistics page, its tabs and filters. */
export const messages = {
  title: defineMessage({
    id: 'stats.title',
    defaultMessage: 'Stats',
    description: 'Title of the page with statistics',
  }),
  purpose: defineMessage({
    id: 'stats.purpose',
    defaultMessage: 'How many people scan, answer and come back happy.',
    description: 'Below the title of the page with statistics',
  }),
  tabs: defineMessage({
    id: 'stats.tabs',
    defaultMessage: 'Kinds of stats',
    description: 'Names the row of tabs on the page with statistics',
  }),
  companyStats: defineMessage({
    id: 'stats.companyStats',
    defaultMessage: 'Company stats',
    description: 'Title of the page with the statistics of one company',
  }),
  locationStats: defineMessage({
    id: 'stats.locationStats',
    defaultMessage: 'Location stats',
    description: 'Title of the page with the statistics of one location',
  }),
  codeStats: defineMessage({
    id: 'stats.codeStats',
    defaultMessage: 'QR code stats',
    description: 'Title of the page with the statistics of one QR code',
  }),
  overview: defineMessage({
    id: 'stats.overview',
    defaultMessage: 'Overview',
    description: 'Tab of the page with statistics',
  }),
  scansSubmissions: defineMessage({
    id: 'stats.scansSubmissions',
    defaultMessage: 'Scans & Submissions',
    description: 'Tab of the page with statistics',
  }),
  ratings: defineMessage({
    id: 'stats.ratings',
    defaultMessage: 'Ratings',
    description: 'Tab of the page with statistics',
  }),
  feedback: defineMessage({
    id: 'stats.feedback',
    defaultMessage: 'Feedback',
    description: 'Tab of the page with statistics',
  }),
  locationsCodes: defineMessage({
    id: 'stats.locationsCodes',
    defaultMessage: 'Locations & Codes',
    description: 'Tab of the page with statistics',
  }),
  answers: defineMessage({
    id: 'stats.answers',
    defaultMessage: 'Answers',
    description: 'Tab of the page with statistics: an answer by location and time',
  }),
  places: defineMessage({
    id: 'stats.places',
    defaultMessage: 'Places',
    description: 'Tab of the page with statistics: locations side by side',
  }),
  compare: defineMessage({
    id: 'stats.compare',
    defaultMessage: 'Compare',
    description: 'Tab of the page with statistics, where two things are compared',
  }),
  forms: defineMessage({
    id: 'stats.forms',
    defaultMessage: 'Forms',
    description: 'Tab of the page with statistics',
  }),
  timeframe: defineMessage({
    id: 'stats.timeframe',
    defaultMessage: 'Time',
    description: 'Name of the filter by time',
  }),
  allTime: defineMessage({
    id: 'stats.allTime',
    defaultMessage: 'All time',
    description: 'Choice of the filter by time',
  }),
  today: defineMessage({
    id: 'stats.today',
    defaultMessage: 'Today',
    description: 'Choice of the filter by time',
  }),
  yesterday: defineMessage({
    id: 'stats.yesterday',
    defaultMessage: 'Yesterday',
    description: 'Choice of the filter by time',
  }),
  last7Days: defineMessage({
    id: 'stats.last7Days',
    defaultMessage: 'Last 7 days',
    description: 'Choice of the filter by time',
  }),
  last30Days: defineMessage({
    id: 'stats.last30Days',
    defaultMessage: 'Last 30 days',
    description: 'Choice of the filter by time',
  }),
  last6Months: defineMessage({
    id: 'stats.last6Months',
    defaultMessage: 'Last 6 months',
    description: 'Choice of the filter by time',
  }),
  yearToDate: defineMessage({
    id: 'stats.yearToDate',
    defaultMessage: 'Year to date',
    description: 'Choice of the filter by time',
  }),
  lastWeek: defineMessage({
    id: 'stats.lastWeek',
    defaultMessage: 'Last week',
    description: 'Choice of the filter by time: the previous calendar week',
  }),
  lastMonth: defineMessage({
    id: 'stats.lastMonth',
    defaultMessage: 'Last month',
    description: 'Choice of the filter by time: the previous calendar month',
  }),
  lastYear: defineMessage({
    id: 'stats.lastYear',
    defaultMessage: 'Last year',
    description: 'Choice of the filter by time: the previous calendar year',
  }),
  company: defineMessage({
    id: 'stats.company',
    defaultMessage: 'Company',
    description: 'Name of the filter by company',
  }),
  allCompanies: defineMessage({
    id: 'stats.allCompanies',
    defaultMessage: 'All companies',
    description: 'Choice of the filter by company that filters nothing',
  }),
  location: defineMessage({
    id: 'stats.location',
    defaultMessage: 'Location',
    description: 'Name of the filter by location, and heading of a column',
  }),
  allLocations: defineMessage({
    id: 'stats.allLocations',
    defaultMessage: 'All locations',
    description: 'Choice of the filter by location that filters nothing',
  }),
  code: defineMessage({
    id: 'stats.code',
    defaultMessage: 'Code',
    description: 'Name of the filter by code, and heading of a column',
  }),
  allCodes: defineMessage({
    id: 'stats.allCodes',
    defaultMessage: 'All codes',
    description: 'Choice of the filter by code that filters nothing',
  }),
  clear: defineMessage({
    id: 'stats.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that takes all filters away',
  }),
  failed: defineMessage({
    id: 'stats.failed',
    defaultMessage: 'There was an error loading some of the stats',
    description: 'Where statistics would be, when they could not be loaded',
  }),
  tryAgain: defineMessage({
    id: 'stats.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that asks for the statistics again',
  }),
  form: defineMessage({
    id: 'stats.form',
    defaultMessage: 'Form',
    description: 'Name of the filter by form',
  }),
  allForms: defineMessage({
    id: 'stats.allForms',
    defaultMessage: 'All forms',
    description: 'Choice of the filter by form that filters nothing',
  }),
  experiments: defineMessage({
    id: 'stats.experiments',
    defaultMessage: 'Experiments',
    description: 'Link to the page of experiments with forms and frames',
  }),
  report: defineMessage({
    id: 'stats.report',
    defaultMessage: 'Monthly report',
    description: 'Link to a page of one month, made to be printed',
  }),
  compared: defineMessage<{ readonly days: string }>({
    id: 'stats.compared',
    defaultMessage: 'Compared with {days}',
    description: 'Below numbers: which days their changes are changes from',
  }),
  comparedSoFar: defineMessage<{
    readonly days: string;
    readonly whole: string;
    readonly wholeBefore: string;
  }>({
    id: 'stats.comparedSoFar',
    defaultMessage:
      'Compared with {days}. Today is not over: counts compare {whole} with {wholeBefore}.',
    description: 'Below numbers: which days their changes are changes from; counts leave today out',
  }),
  withAside: defineMessage({
    id: 'stats.withAside',
    defaultMessage: 'With answers set aside',
    description: 'Switch: figures also count the answers that were set aside',
  }),
  recounting: defineMessage({
    id: 'stats.recounting',
    defaultMessage: 'Figures are being counted anew',
    description: 'Notice: a place changed its time zone, or its company',
  }),
  recountingText: defineMessage({
    id: 'stats.recountingText',
    defaultMessage:
      'A location changed its time zone, or its company. Until that is done, you see the figures from before.',
    description: 'Explains that figures are being counted anew',
  }),
};
