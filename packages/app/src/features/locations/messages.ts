import { defineMessage } from '@formatjs/intl';

/** Texts of the locations page. */
export const messages = {
  manageTags: defineMessage({
    id: 'locations.manageTags',
    defaultMessage: 'Rename or remove a tag',
    description: 'Title of a dialog, and the action that opens it',
  }),
  tagUse: defineMessage<{ readonly locations: number; readonly codes: number }>({
    id: 'locations.tagUse',
    defaultMessage:
      '{locations, plural, one {# location} other {# locations}}, {codes, plural, one {# code} other {# codes}}',
    description: 'Below a tag: how many locations and codes carry it',
  }),
  tagAct: defineMessage({
    id: 'locations.tagAct',
    defaultMessage: 'What to do',
    description: 'Names the choice between renaming and removing a tag',
  }),
  renameTag: defineMessage({
    id: 'locations.renameTag',
    defaultMessage: 'Rename everywhere',
    description: 'Choice: gives a tag another name',
  }),
  renameTagHint: defineMessage({
    id: 'locations.renameTagHint',
    defaultMessage: 'The name of another tag merges the two.',
    description: 'Below the choice to rename a tag',
  }),
  removeTag: defineMessage({
    id: 'locations.removeTag',
    defaultMessage: 'Remove everywhere',
    description: 'Choice: takes a tag from all locations and codes',
  }),
  removeTagHint: defineMessage({
    id: 'locations.removeTagHint',
    defaultMessage:
      'Locations, codes and their feedback stay. Webhooks for it are told nothing any more.',
    description: 'Below the choice to remove a tag',
  }),
  newTagName: defineMessage({
    id: 'locations.newTagName',
    defaultMessage: 'New name',
    description: 'Field: the new name of a tag',
  }),
  tagRenamed: defineMessage({
    id: 'locations.tagRenamed',
    defaultMessage: 'The tag was renamed.',
    description: 'Said when a tag has another name on all locations and codes',
  }),
  tagRemoved: defineMessage({
    id: 'locations.tagRemoved',
    defaultMessage: 'The tag was removed.',
    description: 'Said when a tag was taken from all locations and codes',
  }),
  tagFailed: defineMessage({
    id: 'locations.tagFailed',
    defaultMessage: 'The tag was not changed. Try again.',
    description: 'Said when a tag could not be renamed or removed',
  }),
  backToWizard: defineMessage({
    id: 'locations.backToWizard',
    defaultMessage: 'Back to the QR Wizard',
    description: 'Goes back to the wizard, which was left since it needs a location',
  }),
  title: defineMessage({
    id: 'locations.title',
    defaultMessage: 'Locations',
    description: 'Title of the page that lists locations',
  }),
  purpose: defineMessage({
    id: 'locations.purpose',
    defaultMessage: 'The places where your codes hang: a shop, a floor, a vehicle.',
    description: 'Below the title of the page that lists locations',
  }),
  add: defineMessage({
    id: 'locations.add',
    defaultMessage: 'Add location',
    description: 'Button that opens the dialog for a new location, and the button in it that saves',
  }),
  edit: defineMessage({
    id: 'locations.edit',
    defaultMessage: 'Edit',
    description: 'Menu item that opens the dialog to change one location',
  }),
  editTitle: defineMessage({
    id: 'locations.editTitle',
    defaultMessage: 'Edit location',
    description: 'Title of the dialog that changes a location',
  }),
  save: defineMessage({
    id: 'locations.save',
    defaultMessage: 'Save changes',
    description: 'Button that saves a changed location',
  }),
  import: defineMessage({
    id: 'locations.import.open',
    defaultMessage: 'Import',
    description: 'Button over the list of locations that opens the import of many',
  }),
  duplicate: defineMessage({
    id: 'locations.duplicate',
    defaultMessage: 'Duplicate with its codes',
    description: 'Menu item that adds a location like another, with drafts of its codes',
  }),
  duplicated: defineMessage<{ readonly name: string; readonly count: number }>({
    id: 'locations.duplicated',
    defaultMessage:
      '“{name}” was added{count, plural, =0 {} one {, with # code to publish} other {, with # codes to publish}}.',
    description: 'After a location was duplicated',
  }),
  remove: defineMessage({
    id: 'locations.remove',
    defaultMessage: 'Delete',
    description: 'Menu item that deletes one location',
  }),
  showFeedback: defineMessage({
    id: 'locations.showFeedback',
    defaultMessage: 'Show feedback',
    description: 'Menu item that goes to the feedback of one location',
  }),
  name: defineMessage({
    id: 'locations.name',
    defaultMessage: 'Name',
    description: 'Field and column: the name of a location',
  }),
  email: defineMessage({
    id: 'locations.email',
    defaultMessage: 'Email address',
    description: 'Field and column: where mail about a location goes',
  }),
  emailHint: defineMessage({
    id: 'locations.emailHint',
    defaultMessage: 'For your own list. Visitors do not see it.',
    description: 'Under the field for the email address of a location',
  }),
  address: defineMessage({
    id: 'locations.address',
    defaultMessage: 'Physical address',
    description: 'Field and column: where a location is',
  }),
  nameHint: defineMessage({
    id: 'locations.nameHint',
    defaultMessage: 'As you call it among yourselves. Visitors do not read it.',
    description: 'Under the field for the name of a location',
  }),
  visitorsReadColumn: defineMessage({
    id: 'locations.visitorsRead',
    defaultMessage: 'Visitors read',
    description: 'Column: company and place as visitors of a location read them',
  }),
  description: defineMessage({
    id: 'locations.description',
    defaultMessage: 'Description',
    description: 'Field and column: a note about a location',
  }),
  descriptionHint: defineMessage({
    id: 'locations.descriptionHint',
    defaultMessage: 'A note for your own eyes.',
    description: 'Below the field for the description of a location',
  }),
  company: defineMessage({
    id: 'locations.company',
    defaultMessage: 'Company',
    description: 'Field and column: the company a location belongs to',
  }),
  chooseCompany: defineMessage({
    id: 'locations.chooseCompany',
    defaultMessage: 'Choose a company',
    description: 'In the field for the company while none is chosen',
  }),
  timezone: defineMessage({
    id: 'locations.timezone',
    defaultMessage: 'Time zone',
    description: 'Field and column: the time zone of a location',
  }),
  timezoneHint: defineMessage({
    id: 'locations.timezoneHint',
    defaultMessage: 'Days and hours in your stats are local to it.',
    description: 'Below the field for the time zone of a location',
  }),
  codes: defineMessage({
    id: 'locations.codes',
    defaultMessage: 'Codes',
    description: 'Column: how many QR codes hang at a location',
  }),
  dateCreated: defineMessage({
    id: 'locations.dateCreated',
    defaultMessage: 'Added on',
    description: 'Column: the day a location was added',
  }),
  allCompanies: defineMessage({
    id: 'locations.allCompanies',
    defaultMessage: 'All companies',
    description: 'Choice of the filter over the list of locations that filters nothing',
  }),
  search: defineMessage({
    id: 'locations.search',
    defaultMessage: 'Search locations',
    description: 'Name of the search field over the list of locations',
  }),
  emptyTitle: defineMessage({
    id: 'locations.emptyTitle',
    defaultMessage: 'No locations found',
    description: 'Where the list of locations would be, when there are none',
  }),
  emptyText: defineMessage({
    id: 'locations.emptyText',
    defaultMessage:
      'Add the first place where a code will hang. A code always belongs to a location.',
    description: 'Below “No locations found”; teaches the next step',
  }),
  noCompanyText: defineMessage({
    id: 'locations.noCompanyText',
    defaultMessage: 'A location belongs to a company, so add a company first.',
    description: 'Below “No locations found”, when there is no company either',
  }),
  goToCompanies: defineMessage({
    id: 'locations.goToCompanies',
    defaultMessage: 'Add a company first',
    description: 'Button that goes to the companies, when there is none yet',
  }),
  removeTitle: defineMessage<{ readonly count: number }>({
    id: 'locations.removeTitle',
    defaultMessage: '{count, plural, one {Delete this location?} other {Delete # locations?}}',
    description: 'Title of the dialog that asks before locations are deleted',
  }),
  removeConfirm: defineMessage<{ readonly count: number }>({
    id: 'locations.removeConfirm',
    defaultMessage: '{count, plural, one {Delete location} other {Delete # locations}}',
    description: 'Button that deletes locations',
  }),
  removeText: defineMessage<{ readonly count: number; readonly name: string }>({
    id: 'locations.removeText',
    defaultMessage:
      '{count, plural, one {{name} will be deleted.} other {# locations will be deleted.}}',
    description: 'In the dialog that asks before locations are deleted',
  }),
  added: defineMessage({
    id: 'locations.added',
    defaultMessage: 'Location added successfully!',
    description: 'Shown for a moment after a location was added',
  }),
  updated: defineMessage({
    id: 'locations.updated',
    defaultMessage: 'Location updated successfully!',
    description: 'Shown for a moment after a location was changed',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'locations.removed',
    defaultMessage:
      '{count, plural, one {Location removed successfully!} other {# locations removed successfully!}}',
    description: 'Shown for a moment after locations were deleted',
  }),
  notAdded: defineMessage({
    id: 'locations.notAdded',
    defaultMessage: 'Your location could not be added!',
    description: 'Shown for a moment when the server refuses a new location',
  }),
  wrongEmail: defineMessage({
    id: 'locations.wrongEmail',
    defaultMessage: 'Could not add/edit the location, the email address is invalid!',
    description: 'Shown for a moment when the server refuses the email address of a location',
  }),
  alertThreshold: defineMessage({
    id: 'locations.alertThreshold',
    defaultMessage: 'Write at once when a rating here is',
    description:
      'Names the choice of which ratings of a location are told by email; a choice ends the sentence: “5 or lower”',
  }),
  ratingTarget: defineMessage({
    id: 'locations.ratingTarget',
    defaultMessage: 'Target for the average rating',
    description: 'Field: the average rating that a location is to reach',
  }),
  ratingTargetHint: defineMessage({
    id: 'locations.ratingTargetHint',
    defaultMessage: '1 to 10; empty for none. Stats says how likely it is to be met, under Places.',
    description: 'Under that field; “Places” is a tab of the page Stats',
  }),
  leaveUnchanged: defineMessage({
    id: 'locations.leaveUnchanged',
    defaultMessage: 'Leave as it is',
    description: 'Choice where several locations are changed together: this field is not changed',
  }),
  alertToAccount: defineMessage({
    id: 'locations.alertToAccount',
    defaultMessage: 'The address of the account',
    description: 'Choice where several locations are changed together: whom alerts go to',
  }),
  alertToOther: defineMessage({
    id: 'locations.alertToOther',
    defaultMessage: 'Another address',
    description:
      'Choice where several locations are changed together, and the field that it opens: whom alerts go to',
  }),
  editMany: defineMessage<{ readonly count: number }>({
    id: 'locations.editMany',
    defaultMessage: '{count, plural, one {Edit # location} other {Edit # locations}}',
    description: 'Title of the dialog that changes the selected locations together',
  }),
  editChecked: defineMessage({
    id: 'locations.editChecked',
    defaultMessage: 'Edit together',
    description: 'Action for the selected locations: opens a dialog that changes all of them',
  }),
  updatedMany: defineMessage<{ readonly count: number }>({
    id: 'locations.updatedMany',
    defaultMessage:
      '{count, plural, one {# location was changed.} other {# locations were changed.}}',
    description: 'Shown for a moment after several locations were changed together',
  }),
  notUpdated: defineMessage<{ readonly count: number }>({
    id: 'locations.notUpdated',
    defaultMessage:
      '{count, plural, one {# location could not be changed. The others were.} other {# locations could not be changed. The others were.}}',
    description: 'In the dialog that changes several locations; their names follow',
  }),
  alertAsAccount: defineMessage<{ readonly choice: string }>({
    id: 'locations.alertAsAccount',
    defaultMessage: 'As in the account{choice, select, none {} other { ({choice})}}',
    description:
      'Choice: what the account settings say holds for this location; choice is such as “5 or lower”, or none while it is not known',
  }),
  alertOffHint: defineMessage({
    id: 'locations.alertOffHint',
    defaultMessage: 'No answer here is told as a low one.',
    description: 'Under that choice, while it is never',
  }),
  alertNoLettersHint: defineMessage({
    id: 'locations.alertNoLettersHint',
    defaultMessage:
      'Your account settings say never, so no letter is written: such an answer stands among your notifications only.',
    description: 'Under that choice, while the account gets no letters about low ratings',
  }),
  alertHint: defineMessage({
    id: 'locations.alertHint',
    defaultMessage:
      'Such an answer is told among your notifications and by letter: the first at once, more in the same hour together.',
    description: 'Under that choice, while it is on',
  }),
  alertEmail: defineMessage({
    id: 'locations.alertEmail',
    defaultMessage: 'Alert address',
    description: 'Where letters about low ratings of the location go',
  }),
  alertEmailHint: defineMessage({
    id: 'locations.alertEmailHint',
    defaultMessage:
      'Before anything goes there, we ask its owner to confirm. Left empty, these letters go to the address of your account.',
    description: 'Under that field',
  }),
  gone: defineMessage({
    id: 'locations.gone',
    defaultMessage: 'This location does not exist any more.',
    description: 'Shown for a moment: what a link or the command palette meant was deleted',
  }),
  openFailed: defineMessage({
    id: 'locations.openFailed',
    defaultMessage: 'This location could not be loaded. Try again.',
    description: 'Shown for a moment: what a link or the command palette meant did not come',
  }),
  alertConfirmed: defineMessage({
    id: 'locations.alertConfirmed',
    defaultMessage: 'This address has confirmed that it wants alerts.',
    description: 'Under the alert address of a location',
  }),
  alertRefused: defineMessage({
    id: 'locations.alertRefused',
    defaultMessage: 'The owner of this address wants no alerts.',
    description: 'Under the alert address of a location',
  }),
  alertWaiting: defineMessage<{ readonly moment: string }>({
    id: 'locations.alertWaiting',
    defaultMessage: 'Waiting for a confirmation. Asked by email: {moment}',
    description: 'Under the alert address of a location; moment is such as “Nov 21, 2026, 6:30 PM”',
  }),
  alertUnasked: defineMessage({
    id: 'locations.alertUnasked',
    defaultMessage: 'This address has not confirmed yet that it wants alerts.',
    description: 'Under the alert address of a location',
  }),
  alertInstead: defineMessage({
    id: 'locations.alertInstead',
    defaultMessage: 'Until then, alerts go to the address of your account.',
    description: 'Under the alert address of a location that may not be written to',
  }),
  alertAsk: defineMessage({
    id: 'locations.alertAsk',
    defaultMessage: 'Ask by email',
    description: 'Button: asks the owner of the alert address whether they want alerts',
  }),
  alertAskAgain: defineMessage({
    id: 'locations.alertAskAgain',
    defaultMessage: 'Ask again',
    description: 'Button: asks the owner of the alert address once more',
  }),
  alertAsked: defineMessage({
    id: 'locations.alertAsked',
    defaultMessage: 'We have asked by email.',
    description: 'After the owner of the alert address was asked',
  }),
  alertNotAsked: defineMessage({
    id: 'locations.alertNotAsked',
    defaultMessage: 'This address was asked a moment ago, or often enough. It cannot be asked now.',
    description: 'After asking the owner of the alert address was refused',
  }),
  boardTitle: defineMessage({
    id: 'locations.boardTitle',
    defaultMessage: 'You said, we did',
    description:
      'Title of the page where the public board of a location is written; also its menu item',
  }),
};
