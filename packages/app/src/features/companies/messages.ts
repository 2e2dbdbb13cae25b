import { defineMessage } from '@formatjs/intl';

/** Texts of the companies page. */
export const messages = {
  title: defineMessage({
    id: 'companies.title',
    defaultMessage: 'Companies',
    description: 'Title of the page that lists companies',
  }),
  purpose: defineMessage({
    id: 'companies.purpose',
    defaultMessage: 'The businesses whose customers you hear from.',
    description: 'Below the title of the page that lists companies',
  }),
  add: defineMessage({
    id: 'companies.add',
    defaultMessage: 'Add company',
    description: 'Button that opens the dialog for a new company, and the button in it that saves',
  }),
  edit: defineMessage({
    id: 'companies.edit',
    defaultMessage: 'Edit',
    description: 'Menu item that opens the dialog to change one company',
  }),
  editTitle: defineMessage({
    id: 'companies.editTitle',
    defaultMessage: 'Edit company',
    description: 'Title of the dialog that changes a company',
  }),
  save: defineMessage({
    id: 'companies.save',
    defaultMessage: 'Save changes',
    description: 'Button that saves a changed company',
  }),
  remove: defineMessage({
    id: 'companies.remove',
    defaultMessage: 'Delete',
    description: 'Menu item that deletes one company',
  }),
  showLocations: defineMessage({
    id: 'companies.showLocations',
    defaultMessage: 'Show locations',
    description: 'Menu item that goes to the locations of one company',
  }),
  name: defineMessage({
    id: 'companies.name',
    defaultMessage: 'Name',
    description: 'Field and column: the name of a company',
  }),
  address: defineMessage({
    id: 'companies.address',
    defaultMessage: 'Address',
    description: 'Field and column: the address of a company',
  }),
  registrationNumber: defineMessage({
    id: 'companies.registrationNumber',
    defaultMessage: 'Registration number',
    description: 'Field and column: the number under which a company is registered',
  }),
  registrationNumberHint: defineMessage({
    id: 'companies.registrationNumberHint',
    defaultMessage: 'Digits only, as in the register.',
    description: 'Below the field for the registration number',
  }),
  representative: defineMessage({
    id: 'companies.representative',
    defaultMessage: 'Representative',
    description: 'Field and column: who speaks for a company',
  }),
  locations: defineMessage({
    id: 'companies.locations',
    defaultMessage: 'Locations',
    description: 'Column: how many locations a company has',
  }),
  codes: defineMessage({
    id: 'companies.codes',
    defaultMessage: 'Codes',
    description: 'Column: how many QR codes a company has',
  }),
  dateCreated: defineMessage({
    id: 'companies.dateCreated',
    defaultMessage: 'Added on',
    description: 'Column: the day a company was added',
  }),
  search: defineMessage({
    id: 'companies.search',
    defaultMessage: 'Search companies',
    description: 'Name of the search field over the list of companies',
  }),
  emptyTitle: defineMessage({
    id: 'companies.emptyTitle',
    defaultMessage: 'No companies found',
    description: 'Where the list of companies would be, when there are none',
  }),
  emptyText: defineMessage({
    id: 'companies.emptyText',
    defaultMessage:
      'Add the business you collect feedback for. Its locations, and the codes that hang there, come next.',
    description: 'Below “No companies found”; teaches the next step',
  }),
  removeTitle: defineMessage<{ readonly count: number }>({
    id: 'companies.removeTitle',
    defaultMessage: '{count, plural, one {Delete this company?} other {Delete # companies?}}',
    description: 'Title of the dialog that asks before companies are deleted',
  }),
  removeConfirm: defineMessage<{ readonly count: number }>({
    id: 'companies.removeConfirm',
    defaultMessage: '{count, plural, one {Delete company} other {Delete # companies}}',
    description: 'Button that deletes companies',
  }),
  removeText: defineMessage<{ readonly count: number; readonly name: string }>({
    id: 'companies.removeText',
    defaultMessage:
      '{count, plural, one {{name} will be deleted.} other {# companies will be deleted.}}',
    description: 'In the dialog that asks before companies are deleted',
  }),
  added: defineMessage({
    id: 'companies.added',
    defaultMessage: 'Company added successfully!',
    description: 'Shown for a moment after a company was added',
  }),
  updated: defineMessage({
    id: 'companies.updated',
    defaultMessage: 'Company updated successfully!',
    description: 'Shown for a moment after a company was changed',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'companies.removed',
    defaultMessage:
      '{count, plural, one {Company removed successfully!} other {# companies removed successfully!}}',
    description: 'Shown for a moment after companies were deleted',
  }),
  wrongNumber: defineMessage({
    id: 'companies.wrongNumber',
    defaultMessage: 'Cannot add/update the company, the registration number has a wrong format!',
    description: 'Shown for a moment when the server refuses the registration number',
  }),
  gone: defineMessage({
    id: 'companies.gone',
    defaultMessage: 'This company does not exist any more.',
    description: 'Shown for a moment: what a link or the command palette meant was deleted',
  }),
  openFailed: defineMessage({
    id: 'companies.openFailed',
    defaultMessage: 'This company could not be loaded. Try again.',
    description: 'Shown for a moment: what a link or the command palette meant did not come',
  }),
};
