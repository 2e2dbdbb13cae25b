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
    defaultMessage:
      'Digests, monthly reports, letters about low ratings and notifications on devices wait until they end.',
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
    description: 'Button under these settings, and of the dialog of what a device is told of',
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
  locations: defineMessage({
    id: 'account.webhooks.locations',
    defaultMessage: 'Only at these locations',
    description: 'Names the choice of the locations that a webhook or a device is told of',
  }),
  locationsHint: defineMessage({
    id: 'account.webhooks.locationsHint',
    defaultMessage: 'None chosen: all locations, also those that you add later.',
    description: 'Below the choice of the locations that a webhook or a device is told of',
  }),
  locationsSearch: defineMessage({
    id: 'account.filters.locationsSearch',
    defaultMessage: 'Search locations',
    description: 'Field above a long list of locations to choose from',
  }),
  topics: defineMessage({
    id: 'account.filters.topics',
    defaultMessage: 'Only about these topics',
    description: 'Names the choice of the topics of comments that somebody is told of',
  }),
  topicsHint: defineMessage({
    id: 'account.filters.topicsHint',
    defaultMessage:
      'Found by words in the comment; some are missed. None chosen: all answers, those without a comment, too.',
    description: 'Below the choice of the topics of comments that somebody is told of',
  }),
  topicsSearch: defineMessage({
    id: 'account.filters.topicsSearch',
    defaultMessage: 'Search topics',
    description: 'Field above the list of topics to choose from',
  }),
  words: defineMessage({
    id: 'account.webhooks.words',
    defaultMessage: 'Only answers with one of these words',
    description: 'Field: words that the comment of an answer has to contain',
  }),
  wordsHint: defineMessage({
    id: 'account.webhooks.wordsHint',
    defaultMessage:
      'With commas between: “cold, wait”. A part of a word is enough, and accents do not matter. Empty: all answers.',
    description: 'Below the field of words that the comment of an answer has to contain',
  }),
  together: defineMessage({
    id: 'account.filters.together',
    defaultMessage: 'When',
    description: 'Field: when a chat or a device is told of answers',
  }),
  togetherHint: defineMessage({
    id: 'account.filters.togetherHint',
    defaultMessage: 'By the time zone of your letters. Quiet hours hold.',
    description: 'Below the field of when a chat or a device is told of answers',
  }),
  eachAtOnce: defineMessage({
    id: 'account.filters.eachAtOnce',
    defaultMessage: 'Each at once',
    description: 'Choice of when a chat or a device is told of answers',
  }),
  hourly: defineMessage({
    id: 'account.filters.hourly',
    defaultMessage: 'Every hour, together',
    description: 'Choice of when a chat or a device is told of answers',
  }),
  daily8: defineMessage({
    id: 'account.filters.daily',
    defaultMessage: 'Every day at 8:00, together',
    description: 'Choice of when a chat or a device is told of answers',
  }),
  weekly8: defineMessage({
    id: 'account.filters.weekly',
    defaultMessage: 'Mondays at 8:00, together',
    description: 'Choice of when a chat or a device is told of answers',
  }),
  lowRatingsOnly: defineMessage({
    id: 'account.notifications.lowRatingsOnly',
    defaultMessage: 'Only some comments',
    description: 'Checkbox: letters about low ratings go out for some topics or words alone',
  }),
  lowRatingsOnlyHint: defineMessage({
    id: 'account.notifications.lowRatingsOnlyHint',
    defaultMessage: 'Letters about low ratings for some topics or words alone.',
    description: 'Under that checkbox',
  }),
  devicesTitle: defineMessage({
    id: 'account.devices.title',
    defaultMessage: 'Notifications on your devices',
    description: 'Title of the part of the account settings about notifications outside of the app',
  }),
  devicesHint: defineMessage({
    id: 'account.devices.hint',
    defaultMessage:
      'A short message about an answer from your places, even while Hearback is closed: the place and the rating, never a visitor’s words. What is assigned to you, and notes that mention you, come in any case. Quiet hours hold. It lasts until you log out on the device or its login expires.',
    description: 'Under that title',
  }),
  devicesThis: defineMessage({
    id: 'account.devices.this',
    defaultMessage: 'This device',
    description: 'Names the device that the person uses, among those that are notified',
  }),
  devicesIsOn: defineMessage({
    id: 'account.devices.isOn',
    defaultMessage: 'On',
    description: 'Beside “This device”: notifications are switched on there',
  }),
  devicesOf: defineMessage({
    id: 'account.devices.of',
    defaultMessage: 'Notify me of',
    description: 'Names the choice of which answers a device is notified of',
  }),
  devicesLow: defineMessage({
    id: 'account.devices.low',
    defaultMessage: 'Low ratings',
    description: 'Choice after “Notify me of”; also stands alone below a device',
  }),
  devicesAll: defineMessage({
    id: 'account.devices.all',
    defaultMessage: 'Every answer',
    description: 'Choice after “Notify me of”; also stands alone below a device',
  }),
  devicesChoose: defineMessage({
    id: 'account.devices.choose',
    defaultMessage: 'Choose answers',
    description: 'Button, and the title of its dialog: of which answers this device is notified',
  }),
  devicesFiltered: defineMessage<{
    readonly locations: number;
    readonly topics: number;
    readonly words: number;
  }>({
    id: 'account.devices.filtered',
    defaultMessage:
      '{locations, plural, =0 {all locations} one {# location} other {# locations}}, {topics, plural, =0 {all topics} one {# topic} other {# topics}}, {words, plural, =0 {any words} one {# word} other {# words}}',
    description: 'Below a device that is notified of some answers alone',
  }),
  devicesSwitchOn: defineMessage({
    id: 'account.devices.switchOn',
    defaultMessage: 'Notify me on this device',
    description: 'Button that asks the browser for permission and switches notifications on',
  }),
  devicesSwitchOff: defineMessage({
    id: 'account.devices.switchOff',
    defaultMessage: 'Switch off on this device',
    description: 'Button that ends notifications on this device',
  }),
  devicesInstall: defineMessage({
    id: 'account.devices.install',
    defaultMessage:
      'On an iPhone or iPad, only the installed app can notify you. Install Hearback, open it from the Home Screen, and come back here.',
    description: 'In the place of the button on an iPhone whose browser cannot show notifications',
  }),
  devicesHowToInstall: defineMessage({
    id: 'account.devices.howToInstall',
    defaultMessage: 'How to install it',
    description: 'Link to the instructions',
  }),
  devicesUnsupported: defineMessage({
    id: 'account.devices.unsupported',
    defaultMessage:
      'This browser cannot show notifications of a website. Use another one, or an ordinary window instead of a private one.',
    description: 'In the place of the button in a browser without notifications',
  }),
  devicesDenied: defineMessage({
    id: 'account.devices.denied',
    defaultMessage:
      'This browser blocks notifications from Hearback. Allow them in its settings for this website, then load the page again.',
    description: 'In the place of the button where the person or the browser forbade notifications',
  }),
  devicesSince: defineMessage<{ readonly moment: string }>({
    id: 'account.devices.since',
    defaultMessage: 'on since {moment}',
    description: 'Below a device that is notified; moment is a date and a time',
  }),
  devicesRemove: defineMessage({
    id: 'account.devices.remove',
    defaultMessage: 'Remove',
    description: 'Button beside another device that is notified',
  }),
  devicesOn: defineMessage({
    id: 'account.devices.saved',
    defaultMessage: 'This device is notified.',
    description: 'Shown for a moment',
  }),
  devicesNotOn: defineMessage({
    id: 'account.devices.notSaved',
    defaultMessage: 'Notifications could not be switched on here. Try again.',
    description: 'Shown for a moment',
  }),
  devicesOff: defineMessage({
    id: 'account.devices.removed',
    defaultMessage: 'That device is notified no more.',
    description: 'Shown for a moment',
  }),
  devicesNotOff: defineMessage({
    id: 'account.devices.notRemoved',
    defaultMessage: 'The device could not be removed. Try again.',
    description: 'Shown for a moment',
  }),
  devicesFailed: defineMessage({
    id: 'account.devices.failed',
    defaultMessage: 'Your devices could not be loaded.',
    description: 'In the place of the devices that are notified',
  }),
};
