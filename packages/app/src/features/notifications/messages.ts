import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'notifications.title',
    defaultMessage: 'Notifications',
    description: 'Title of the page of what happened',
  }),
  purpose: defineMessage({
    id: 'notifications.purpose',
    defaultMessage: 'What happened at your codes, kept for 90 days.',
    description: 'Under the title of the page',
  }),
  settings: defineMessage({
    id: 'notifications.settings',
    defaultMessage: 'Settings',
    description: 'Link to the settings of letters and quiet hours',
  }),
  markAll: defineMessage({
    id: 'notifications.markAll',
    defaultMessage: 'Mark all as read',
    description: 'Button over the list',
  }),
  allRead: defineMessage({
    id: 'notifications.allRead',
    defaultMessage: 'All notifications are marked as read.',
    description: 'Shown for a moment after that button was pressed',
  }),
  all: defineMessage({
    id: 'notifications.all',
    defaultMessage: 'All',
    description: 'The list shows every notification',
  }),
  unread: defineMessage<{ readonly count: number }>({
    id: 'notifications.unread',
    defaultMessage: '{count, plural, =0 {Unread} other {Unread (#)}}',
    description: 'The list shows only those that were not read yet; count says how many',
  }),
  today: defineMessage({
    id: 'notifications.today',
    defaultMessage: 'Today',
    description: 'Over the notifications of this day',
  }),
  yesterday: defineMessage({
    id: 'notifications.yesterday',
    defaultMessage: 'Yesterday',
    description: 'Over the notifications of the day before',
  }),
  newer: defineMessage({
    id: 'notifications.newer',
    defaultMessage: 'Something new',
    description: 'Button over the list: shows what came while it was read',
  }),
  loading: defineMessage({
    id: 'notifications.loading',
    defaultMessage: 'Loading notifications',
    description: 'Read aloud while the list is on its way',
  }),
  failed: defineMessage({
    id: 'notifications.failed',
    defaultMessage: 'Your notifications could not be loaded.',
    description: 'In the place of the list',
  }),
  tryAgain: defineMessage({
    id: 'notifications.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button under that',
  }),
  nothingNew: defineMessage({
    id: 'notifications.nothingNew',
    defaultMessage: 'Nothing new',
    description: 'In the place of a list with nothing in it',
  }),
  nothingYetText: defineMessage({
    id: 'notifications.nothingYetText',
    defaultMessage:
      'New answers, low ratings and published codes are told here. Choose for each location which ratings are low and where the letter about them goes.',
    description: 'Under that, while nothing ever happened',
  }),
  toLocations: defineMessage({
    id: 'notifications.toLocations',
    defaultMessage: 'Go to locations',
    description: 'Link under that',
  }),
  allReadText: defineMessage({
    id: 'notifications.allReadText',
    defaultMessage: 'You have read everything.',
    description: 'In the place of the list of unread notifications',
  }),
  showAll: defineMessage({
    id: 'notifications.showAll',
    defaultMessage: 'Show all',
    description: 'Link under that, to the list of all notifications',
  }),
  lettersFail: defineMessage<{ readonly address: string }>({
    id: 'notifications.lettersFail',
    defaultMessage: 'Letters to {address} do not arrive.',
    description: 'Over the list, as long as letters of the product do not reach an email address',
  }),
  lettersFailOwn: defineMessage<{ readonly moment: string }>({
    id: 'notifications.lettersFailOwn',
    defaultMessage:
      'The last one was given up on {moment}. See whether the mailbox is full or turns us away. This goes away once a letter arrives.',
    description: 'Under that: what the owner can do; moment is a date and a time',
  }),
  lettersFailAlert: defineMessage<{ readonly moment: string }>({
    id: 'notifications.lettersFailAlert',
    defaultMessage:
      'The last one was given up on {moment}. It is the alert address of a location: see whether it is typed right, and whether the mailbox is full or turns us away. This goes away once a letter arrives.',
    description: 'The same for the address that low ratings of a location are sent to',
  }),
};
