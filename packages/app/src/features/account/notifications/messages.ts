import { defineMessage } from '@formatjs/intl';

export const messages = {
  dueTitle: defineMessage({
    id: 'account.dueTimes.title',
    defaultMessage: 'Time to reply',
    description:
      'Title of the part of the account settings about how soon answers are to be replied to',
  }),
  dueHint: defineMessage({
    id: 'account.dueTimes.hint',
    defaultMessage:
      'An answer that waits longer is overdue: it is marked, and listed under Overdue. A reply ends the time, and so does resolving or dismissing.',
    description: 'Under that title',
  }),
  dueBand: defineMessage<{ readonly from: number; readonly to: number }>({
    id: 'account.dueTimes.band',
    defaultMessage: 'Ratings {from}–{to}',
    description: 'Names the field with the time to reply to answers with such ratings',
  }),
  dueRating: defineMessage<{ readonly rating: number }>({
    id: 'account.dueTimes.rating',
    defaultMessage: 'Rating {rating}',
    description: 'The same for one rating',
  }),
  dueNever: defineMessage({
    id: 'account.dueTimes.never',
    defaultMessage: 'No time',
    description: 'Choice of that field: such answers are never overdue',
  }),
  dueHours: defineMessage<{ readonly count: number }>({
    id: 'account.dueTimes.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'Choice of that field: how long such answers may wait',
  }),
  dueDays: defineMessage<{ readonly count: number }>({
    id: 'account.dueTimes.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'Choice of that field: how long such answers may wait',
  }),
  dueSaved: defineMessage({
    id: 'account.dueTimes.saved',
    defaultMessage: 'The times to reply are saved.',
    description: 'Said after the times to reply were saved',
  }),
  dueNotSaved: defineMessage({
    id: 'account.dueTimes.notSaved',
    defaultMessage: 'The times to reply were not saved. Try again.',
    description: 'Said when the times to reply could not be saved',
  }),
  dueFailed: defineMessage({
    id: 'account.dueTimes.failed',
    defaultMessage: 'The times to reply could not be loaded.',
    description: 'In place of the times to reply when they could not be read',
  }),
  title: defineMessage({
    id: 'account.notifications.title',
    defaultMessage: 'Letters and quiet hours',
    description: 'Title of the part of the account settings about notifications by email',
  }),
  hint: defineMessage<{ readonly email: string }>({
    id: 'account.notifications.hint',
    defaultMessage: 'What we write to {email}, and when.',
    description: 'Under that title; email is the address of the account',
  }),
  digest: defineMessage({
    id: 'account.notifications.digest',
    defaultMessage: 'Digest of new feedback',
    description: 'Names the choice of how often a letter sums up what came in',
  }),
  digestHint: defineMessage({
    id: 'account.notifications.digestHint',
    defaultMessage: 'One letter at 8:00. When nothing came in, there is none.',
    description: 'Under that choice',
  }),
  none: defineMessage({
    id: 'account.notifications.none',
    defaultMessage: 'None',
    description: 'No letter sums up what came in',
  }),
  daily: defineMessage({
    id: 'account.notifications.daily',
    defaultMessage: 'Every day',
    description: 'A letter every day',
  }),
  weekly: defineMessage({
    id: 'account.notifications.weekly',
    defaultMessage: 'Every Monday',
    description: 'A letter every week',
  }),
  monthlyReport: defineMessage({
    id: 'account.notifications.monthlyReport',
    defaultMessage: 'Monthly report',
    description: 'Checkbox: a letter that sums up each month',
  }),
  monthlyReportHint: defineMessage({
    id: 'account.notifications.monthlyReportHint',
    defaultMessage:
      'One letter at 8:00 on the first day of a month: what changed, three comments, what was resolved. When nothing came in, there is none.',
    description: 'Under that checkbox',
  }),
  lowRatingsHint: defineMessage({
    id: 'account.notifications.lowRatingsHint',
    defaultMessage:
      'For all locations, unless one has a setting or an alert address of its own. The first at once, then once an hour at most.',
    description: 'Under the choice of which ratings are told by email',
  }),
  lowRatingsOffHint: defineMessage({
    id: 'account.notifications.lowRatingsOffHint',
    defaultMessage:
      'Nobody gets letters about low ratings, whatever a location says. They stand among your notifications.',
    description: 'Under the choice of which ratings are told by email, where none is',
  }),
  lowRatingsByLocation: defineMessage({
    id: 'account.notifications.lowRatingsByLocation',
    defaultMessage: 'Low, only where a location says so',
    description:
      'Choice after “Write to me at once when a rating is”: only locations with a setting of their own tell of ratings',
  }),
  quiet: defineMessage({
    id: 'account.notifications.quiet',
    defaultMessage: 'Quiet hours',
    description: 'Checkbox: no letters at night',
  }),
  quietHint: defineMessage({
    id: 'account.notifications.quietHint',
    defaultMessage: 'Digests, monthly reports and letters about low ratings wait until they end.',
    description: 'Under that checkbox',
  }),
  quietFrom: defineMessage({
    id: 'account.notifications.quietFrom',
    defaultMessage: 'From',
    description: 'The time of day at which quiet hours begin',
  }),
  quietTo: defineMessage({
    id: 'account.notifications.quietTo',
    defaultMessage: 'To',
    description: 'The time of day at which quiet hours end',
  }),
  timezone: defineMessage({
    id: 'account.notifications.timezone',
    defaultMessage: 'Time zone',
    description: 'The zone of the quiet hours, of the digest and of the monthly report',
  }),
  timezoneHint: defineMessage({
    id: 'account.notifications.timezoneHint',
    defaultMessage: 'That of the digest, of the monthly report and of the quiet hours.',
    description: 'Under that field',
  }),
  save: defineMessage({
    id: 'account.notifications.save',
    defaultMessage: 'Save',
    description: 'Button under these settings',
  }),
  saved: defineMessage({
    id: 'account.notifications.saved',
    defaultMessage: 'Your notification settings are saved.',
    description: 'Shown for a moment',
  }),
  notSaved: defineMessage({
    id: 'account.notifications.notSaved',
    defaultMessage: 'Your notification settings could not be saved.',
    description: 'Shown for a moment',
  }),
  failed: defineMessage({
    id: 'account.notifications.failed',
    defaultMessage: 'Your notification settings could not be loaded.',
    description: 'In the place of these settings',
  }),
  tryAgain: defineMessage({
    id: 'account.notifications.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button beside that',
  }),
};
