import { defineMessage } from '@formatjs/intl';

export const messages = {
  tab: defineMessage({
    id: 'colleagues.tab',
    defaultMessage: 'Colleagues',
    description: 'Tab of the account screen',
  }),
  hint: defineMessage({
    id: 'colleagues.hint',
    defaultMessage:
      'They log in with an address of their own, see their places and nothing else, and do what their role allows.',
    description: 'Under the title of the list of colleagues',
  }),
  invite: defineMessage({
    id: 'colleagues.invite',
    defaultMessage: 'Invite a colleague',
    description: 'Button, and title of its dialog',
  }),
  send: defineMessage({
    id: 'colleagues.send',
    defaultMessage: 'Send the invitation',
    description: 'Button of the dialog that invites a colleague',
  }),
  alone: defineMessage({
    id: 'colleagues.alone',
    defaultMessage: 'You are alone here.',
    description: 'In the list of colleagues while there are none',
  }),
  failed: defineMessage({
    id: 'colleagues.failed',
    defaultMessage: 'The colleagues could not be loaded.',
    description: 'In place of the list of colleagues',
  }),
  name: defineMessage({
    id: 'colleagues.name',
    defaultMessage: 'Name',
    description: 'Column of colleagues',
  }),
  email: defineMessage({
    id: 'colleagues.email',
    defaultMessage: 'Email',
    description: 'Column of colleagues, and field of an invitation',
  }),
  role: defineMessage({
    id: 'colleagues.role',
    defaultMessage: 'Role',
    description: 'Column of colleagues, and field of an invitation',
  }),
  places: defineMessage({
    id: 'colleagues.places',
    defaultMessage: 'Places',
    description: 'Column of colleagues, and field of an invitation',
  }),
  owner: defineMessage({
    id: 'colleagues.owner',
    defaultMessage: 'Owner',
    description: 'Role of a colleague',
  }),
  manager: defineMessage({
    id: 'colleagues.manager',
    defaultMessage: 'Manager',
    description: 'Role of a colleague',
  }),
  managerHint: defineMessage({
    id: 'colleagues.managerHint',
    defaultMessage: 'Works on feedback, codes and the settings of their places.',
    description: 'What a manager may do',
  }),
  reader: defineMessage({
    id: 'colleagues.reader',
    defaultMessage: 'Reader',
    description: 'Role of a colleague',
  }),
  readerHint: defineMessage({
    id: 'colleagues.readerHint',
    defaultMessage: 'Reads, and changes nothing.',
    description: 'What a reader may do',
  }),
  everywhere: defineMessage({
    id: 'colleagues.everywhere',
    defaultMessage: 'All places',
    description: 'Where a colleague may work',
  }),
  chosen: defineMessage({
    id: 'colleagues.chosen',
    defaultMessage: 'Chosen companies and locations',
    description: 'Where a colleague may work',
  }),
  companies: defineMessage({
    id: 'colleagues.companies',
    defaultMessage: 'Companies',
    description: 'Field: companies of a colleague',
  }),
  companiesHint: defineMessage({
    id: 'colleagues.companiesHint',
    defaultMessage: 'Each with all of its locations, also with later ones.',
    description: 'Under the field of companies of a colleague',
  }),
  locations: defineMessage({
    id: 'colleagues.locations',
    defaultMessage: 'Locations',
    description: 'Field: locations of a colleague',
  }),
  searchCompanies: defineMessage({
    id: 'colleagues.searchCompanies',
    defaultMessage: 'Search companies',
    description: 'Search among the companies of a colleague',
  }),
  searchLocations: defineMessage({
    id: 'colleagues.searchLocations',
    defaultMessage: 'Search locations',
    description: 'Search among the locations of a colleague',
  }),
  change: defineMessage({
    id: 'colleagues.change',
    defaultMessage: 'Change',
    description: 'Button: changes the role and places of a colleague',
  }),
  changeTitle: defineMessage<{ readonly name: string }>({
    id: 'colleagues.changeTitle',
    defaultMessage: 'Change what {name} may do',
    description: 'Title of a dialog',
  }),
  save: defineMessage({
    id: 'colleagues.save',
    defaultMessage: 'Save',
    description: 'Button of that dialog',
  }),
  remove: defineMessage({
    id: 'colleagues.remove',
    defaultMessage: 'Remove',
    description: 'Button: removes a colleague',
  }),
  removeTitle: defineMessage<{ readonly name: string }>({
    id: 'colleagues.removeTitle',
    defaultMessage: 'Remove {name}?',
    description: 'Title of a dialog that asks for confirmation',
  }),
  removeText: defineMessage({
    id: 'colleagues.removeText',
    defaultMessage:
      'They are logged out of this account at once, on every device. What they did stays.',
    description: 'Text of that dialog',
  }),
  removed: defineMessage({
    id: 'colleagues.removed',
    defaultMessage: 'The colleague was removed.',
    description: 'Message after removing a colleague',
  }),
  changed: defineMessage({
    id: 'colleagues.changed',
    defaultMessage: 'The colleague was changed.',
    description: 'Message after changing a colleague',
  }),
  invited: defineMessage({
    id: 'colleagues.invited',
    defaultMessage: 'The invitation is on its way.',
    description: 'Message after inviting a colleague',
  }),
  already: defineMessage({
    id: 'colleagues.already',
    defaultMessage: 'This address is a colleague or invited already.',
    description: 'Error at the address of an invitation',
  }),
  notDone: defineMessage({
    id: 'colleagues.notDone',
    defaultMessage: 'This could not be done.',
    description: 'Message after a failed change of a colleague',
  }),
  invitations: defineMessage({
    id: 'colleagues.invitations',
    defaultMessage: 'Invitations',
    description: 'Title of the list of open invitations',
  }),
  until: defineMessage({
    id: 'colleagues.until',
    defaultMessage: 'Valid until',
    description: 'Column of invitations',
  }),
  expired: defineMessage({
    id: 'colleagues.expired',
    defaultMessage: 'Expired',
    description: 'Badge of an invitation whose link does not work any more',
  }),
  resend: defineMessage({
    id: 'colleagues.resend',
    defaultMessage: 'Send again',
    description: 'Button of an invitation',
  }),
  revoke: defineMessage({
    id: 'colleagues.revoke',
    defaultMessage: 'Revoke',
    description: 'Button of an invitation',
  }),
  revoked: defineMessage({
    id: 'colleagues.revoked',
    defaultMessage: 'The invitation was revoked.',
    description: 'Message after revoking an invitation',
  }),
  accounts: defineMessage({
    id: 'colleagues.accounts',
    defaultMessage: 'Accounts',
    description: 'Title of the list of accounts that a person may act in',
  }),
  accountsHint: defineMessage({
    id: 'colleagues.accountsHint',
    defaultMessage: 'You may work in several accounts. The next login opens the last one.',
    description: 'Under that title',
  }),
  current: defineMessage({
    id: 'colleagues.current',
    defaultMessage: 'This one',
    description: 'Badge of the account that is open',
  }),
  open: defineMessage({
    id: 'colleagues.open',
    defaultMessage: 'Switch',
    description: 'Button: opens another account',
  }),
  leave: defineMessage({
    id: 'colleagues.leave',
    defaultMessage: 'Leave',
    description: 'Button: leaves the account of somebody else',
  }),
  leaveTitle: defineMessage({
    id: 'colleagues.leaveTitle',
    defaultMessage: 'Leave this account?',
    description: 'Title of a dialog that asks for confirmation',
  }),
  leaveText: defineMessage({
    id: 'colleagues.leaveText',
    defaultMessage:
      'You are logged out, and its owner has to invite you again before you see it once more.',
    description: 'Text of that dialog',
  }),
  ownership: defineMessage({
    id: 'colleagues.ownership',
    defaultMessage: 'Ownership',
    description: 'Title of the card that hands the account to somebody else',
  }),
  ownershipHint: defineMessage({
    id: 'colleagues.ownershipHint',
    defaultMessage:
      'An account has one owner. You manage all places once a colleague has taken it over.',
    description: 'Under that title',
  }),
  offer: defineMessage({
    id: 'colleagues.offer',
    defaultMessage: 'Transfer ownership',
    description: 'Button and title of a dialog: hands the account to a colleague',
  }),
  offerSend: defineMessage({
    id: 'colleagues.offerSend',
    defaultMessage: 'Offer the account',
    description: 'Button of that dialog',
  }),
  offerText: defineMessage<{ readonly days: number }>({
    id: 'colleagues.offerText',
    defaultMessage:
      'The account with all that is in it, API keys, webhooks and colleagues goes to somebody else. They have {days, plural, one {# day} other {# days}} to accept; until then it stays yours.',
    description: 'Text of that dialog',
  }),
  newOwner: defineMessage({
    id: 'colleagues.newOwner',
    defaultMessage: 'New owner',
    description: 'Field of that dialog: a colleague',
  }),
  password: defineMessage({
    id: 'colleagues.password',
    defaultMessage: 'Your password',
    description: 'Field of that dialog',
  }),
  code: defineMessage({
    id: 'colleagues.code',
    defaultMessage: 'One-time code or recovery code',
    description: 'Field of that dialog',
  }),
  offerSent: defineMessage({
    id: 'colleagues.offerSent',
    defaultMessage: 'The account was offered. You both get a letter.',
    description: 'Message after that dialog',
  }),
  closing: defineMessage({
    id: 'colleagues.closing',
    defaultMessage: 'An account that is to be deleted changes no owner. Cancel its deletion first.',
    description:
      'Message: the account, or the one of the new owner’s login, waits for its deletion',
  }),
  offered: defineMessage<{ readonly name: string; readonly date: string }>({
    id: 'colleagues.offered',
    defaultMessage: 'Offered to {name}, until {date}',
    description: 'Says that a colleague may take the account over',
  }),
  offeredHint: defineMessage({
    id: 'colleagues.offeredHint',
    defaultMessage: 'The account stays yours until they accept.',
    description: 'Under that sentence',
  }),
  withdraw: defineMessage({
    id: 'colleagues.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button: takes the offer of the account back',
  }),
  withdrawTitle: defineMessage({
    id: 'colleagues.withdrawTitle',
    defaultMessage: 'Withdraw the offer?',
    description: 'Title of a dialog that asks for confirmation',
  }),
  withdrawText: defineMessage({
    id: 'colleagues.withdrawText',
    defaultMessage: 'Your colleague is told by letter, and cannot take the account over any more.',
    description: 'Text of that dialog',
  }),
  withdrawn: defineMessage({
    id: 'colleagues.withdrawn',
    defaultMessage: 'The offer was withdrawn.',
    description: 'Message after that dialog',
  }),
  offerGone: defineMessage({
    id: 'colleagues.offerGone',
    defaultMessage: 'The offer is not there any more.',
    description: 'Message: it was accepted, declined or withdrawn meanwhile, or has expired',
  }),
  offeredToYou: defineMessage<{ readonly name: string; readonly date: string }>({
    id: 'colleagues.offeredToYou',
    defaultMessage: '{name} offers you this account until {date}',
    description: 'In the list of accounts, to a colleague who may take one over',
  }),
  offeredToYouHint: defineMessage<{ readonly name: string }>({
    id: 'colleagues.offeredToYouHint',
    defaultMessage:
      'As its owner you decide about colleagues, API keys, billing and deletion. {name} manages all places from then on.',
    description: 'Under that sentence',
  }),
  acceptOffer: defineMessage({
    id: 'colleagues.acceptOffer',
    defaultMessage: 'Accept',
    description: 'Button: takes the account over',
  }),
  declineOffer: defineMessage({
    id: 'colleagues.declineOffer',
    defaultMessage: 'Decline',
    description: 'Button: does not take the account over',
  }),
  declined: defineMessage({
    id: 'colleagues.declined',
    defaultMessage: 'You declined the account.',
    description: 'Message after declining',
  }),
};
