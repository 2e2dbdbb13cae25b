import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'setup.title',
    defaultMessage: 'Five steps to your first feedback',
    description: 'Title of the screen that a new account starts with',
  }),
  purpose: defineMessage({
    id: 'setup.purpose',
    defaultMessage:
      'It takes about five minutes. Every step is saved, so you can stop and go on later.',
    description: 'Under that title',
  }),
  logout: defineMessage({
    id: 'setup.logout',
    defaultMessage: 'Log out',
    description: 'Link at the top of the setup',
  }),
  skip: defineMessage({
    id: 'setup.skip',
    defaultMessage: 'Skip the setup',
    description: 'Button that leaves the setup for the home screen',
  }),
  next: defineMessage({
    id: 'setup.next',
    defaultMessage: 'Save and continue',
    description: 'Button that saves a step of the setup and goes to the next one',
  }),
  loadFailed: defineMessage({
    id: 'setup.loadFailed',
    defaultMessage: 'The setup could not be loaded.',
    description: 'In place of the setup when the server did not answer',
  }),
  tryAgain: defineMessage({
    id: 'setup.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button',
  }),
  companyStep: defineMessage({
    id: 'setup.company.step',
    defaultMessage: 'Company',
    description: 'Short name of the first step',
  }),
  locationStep: defineMessage({
    id: 'setup.location.step',
    defaultMessage: 'Location',
    description: 'Short name of the second step',
  }),
  formStep: defineMessage({
    id: 'setup.form.step',
    defaultMessage: 'Form',
    description: 'Short name of the third step',
  }),
  frameStep: defineMessage({
    id: 'setup.frame.step',
    defaultMessage: 'Frame',
    description: 'Short name of the fourth step',
  }),
  codeStep: defineMessage({
    id: 'setup.code.step',
    defaultMessage: 'QR code',
    description: 'Short name of the last step',
  }),
  companyTitle: defineMessage({
    id: 'setup.company.title',
    defaultMessage: 'Your company',
    description: 'Title of the first step',
  }),
  companyHint: defineMessage({
    id: 'setup.company.hint',
    defaultMessage: 'The business your customers know.',
    description: 'About the first step',
  }),
  companyName: defineMessage({
    id: 'setup.company.name',
    defaultMessage: 'Name',
    description: 'Label',
  }),
  address: defineMessage({
    id: 'setup.address',
    defaultMessage: 'Address',
    description: 'Label',
  }),
  registrationNumber: defineMessage({
    id: 'setup.company.registrationNumber',
    defaultMessage: 'Registration number',
    description: 'Label',
  }),
  registrationNumberHint: defineMessage({
    id: 'setup.company.registrationNumberHint',
    defaultMessage: 'Digits only, such as a tax number.',
    description: 'Under that field',
  }),
  representative: defineMessage({
    id: 'setup.company.representative',
    defaultMessage: 'Representative',
    description: 'Label: the person who speaks for the company',
  }),
  wrongNumber: defineMessage({
    id: 'setup.company.wrongNumber',
    defaultMessage: 'Cannot add/update the company, the registration number has a wrong format!',
    description: 'Shown for a moment; the words of the specification',
  }),
  locationTitle: defineMessage({
    id: 'setup.location.title',
    defaultMessage: 'Where does the code hang?',
    description: 'Title of the second step',
  }),
  locationHint: defineMessage({
    id: 'setup.location.hint',
    defaultMessage: 'A shop, a floor, a van. You can add more places later.',
    description: 'About the second step',
  }),
  locationName: defineMessage({
    id: 'setup.location.name',
    defaultMessage: 'Name of the place',
    description: 'Label',
  }),
  locationNameHint: defineMessage({
    id: 'setup.location.nameHint',
    defaultMessage:
      'As you call it among yourselves, such as “Ground floor”. Visitors do not read it.',
    description: 'Under that field',
  }),
  locationEmail: defineMessage({
    id: 'setup.location.email',
    defaultMessage: 'Email of the place',
    description: 'Label',
  }),
  lowRatingsHint: defineMessage<{ readonly email: string }>({
    id: 'setup.location.lowRatingsHint',
    defaultMessage: 'Out of 10 stars. The letter goes to {email}, with the guest’s comment.',
    description:
      'Under the choice of which ratings are told by email; email is that of the account',
  }),
  wrongEmail: defineMessage({
    id: 'setup.location.wrongEmail',
    defaultMessage: 'Could not add/edit the location, the email address is invalid!',
    description: 'Shown for a moment; the words of the specification',
  }),
  formTitle: defineMessage({
    id: 'setup.form.title',
    defaultMessage: 'What would you like to know?',
    description: 'Title of the third step',
  }),
  formHint: defineMessage({
    id: 'setup.form.hint',
    defaultMessage: 'Short forms get more answers. You can change it at any time.',
    description: 'About the third step',
  }),
  formChoice: defineMessage({
    id: 'setup.form.choice',
    defaultMessage: 'Begin with',
    description: 'Names the choice between forms',
  }),
  formYours: defineMessage({
    id: 'setup.form.yours',
    defaultMessage: 'You have it already.',
    description: 'Under a form that is there already',
  }),
  formComment: defineMessage({
    id: 'setup.form.comment',
    defaultMessage: 'Stars and a comment',
    description: 'A form to begin with',
  }),
  formCommentHint: defineMessage({
    id: 'setup.form.commentHint',
    defaultMessage: 'Says how it was, and why. Most begin with this one.',
    description: 'About that form',
  }),
  formStars: defineMessage({
    id: 'setup.form.stars',
    defaultMessage: 'Only stars',
    description: 'A form to begin with',
  }),
  formStarsHint: defineMessage({
    id: 'setup.form.starsHint',
    defaultMessage: 'One tap. For places where people are in a hurry.',
    description: 'About that form',
  }),
  formContact: defineMessage({
    id: 'setup.form.contact',
    defaultMessage: 'With name and email',
    description: 'A form to begin with',
  }),
  formContactHint: defineMessage({
    id: 'setup.form.contactHint',
    defaultMessage: 'Lets you write back. Both can be left empty.',
    description: 'About that form',
  }),
  formName: defineMessage({
    id: 'setup.form.name',
    defaultMessage: 'Name of the form',
    description: 'Label',
  }),
  formNameHint: defineMessage({
    id: 'setup.form.nameHint',
    defaultMessage: 'For your own lists. Visitors do not see it.',
    description: 'Under that field',
  }),
  formTitleSuggestion: defineMessage<{ readonly place: string }>({
    id: 'setup.form.suggestion',
    defaultMessage: 'Feedback: {place}',
    description: 'Name of the first form; place is the name of the location',
  }),
  frameTitle: defineMessage({
    id: 'setup.frame.title',
    defaultMessage: 'What do you print?',
    description: 'Title of the fourth step',
  }),
  frameHint: defineMessage({
    id: 'setup.frame.hint',
    defaultMessage: 'The card or poster around the code. Every color here is read by every camera.',
    description: 'About the fourth step',
  }),
  frameChoice: defineMessage({
    id: 'setup.frame.choice',
    defaultMessage: 'Design',
    description: 'Names the choice between designs',
  }),
  frameYours: defineMessage({
    id: 'setup.frame.yours',
    defaultMessage: 'You have it already.',
    description: 'Under a frame that is there already',
  }),
  frameSize: defineMessage({
    id: 'setup.frame.size',
    defaultMessage: 'Size',
    description: 'Label',
  }),
  frameSizeHint: defineMessage({
    id: 'setup.frame.sizeHint',
    defaultMessage: 'Measured after cutting.',
    description: 'Under the choice of the size of the paper',
  }),
  sizeSticker: defineMessage({
    id: 'setup.frame.sticker',
    defaultMessage: 'Sticker, 70 × 70 mm',
    description: 'A size of paper',
  }),
  sizeCard: defineMessage({
    id: 'setup.frame.card',
    defaultMessage: 'Card A6, 105 × 148 mm',
    description: 'A size of paper',
  }),
  sizeTableTent: defineMessage({
    id: 'setup.frame.tableTent',
    defaultMessage: 'Table tent, 105 × 148 mm',
    description: 'A size of paper',
  }),
  sizeFlyer: defineMessage({
    id: 'setup.frame.flyer',
    defaultMessage: 'Flyer A5, 148 × 210 mm',
    description: 'A size of paper',
  }),
  sizePoster: defineMessage({
    id: 'setup.frame.poster',
    defaultMessage: 'Poster A4, 210 × 297 mm',
    description: 'A size of paper',
  }),
  sizeReceipt: defineMessage({
    id: 'setup.frame.receipt',
    defaultMessage: 'Receipt, 72 × 120 mm',
    description: 'A size of paper',
  }),
  sizeDoorHanger: defineMessage({
    id: 'setup.frame.doorHanger',
    defaultMessage: 'Door hanger, 90 × 230 mm',
    description: 'A size of paper',
  }),
  frameNameSuggestion: defineMessage<{ readonly place: string }>({
    id: 'setup.frame.suggestion',
    defaultMessage: 'Card: {place}',
    description: 'Name of the first frame; place is the name of the location',
  }),
  framePicture: defineMessage({
    id: 'setup.frame.picture',
    defaultMessage: 'The frame as it will be printed',
    description: 'Read aloud for the picture of the frame',
  }),
  codeTitle: defineMessage({
    id: 'setup.code.title',
    defaultMessage: 'Publish your code',
    description: 'Title of the last step',
  }),
  codeHint: defineMessage({
    id: 'setup.code.hint',
    defaultMessage: 'From then on it can be scanned. We mail it to you as well.',
    description: 'About the last step',
  }),
  codeName: defineMessage({
    id: 'setup.code.name',
    defaultMessage: 'Name of the code',
    description: 'Label',
  }),
  codeNameHint: defineMessage({
    id: 'setup.code.nameHint',
    defaultMessage: 'Where exactly it hangs: “Counter”, “Table 7”. Visitors do not see it.',
    description: 'Under that field',
  }),
  publish: defineMessage({
    id: 'setup.code.publish',
    defaultMessage: 'Publish and print',
    description: 'Button of the last step: publishes the code and opens the print dialog',
  }),
  codeNameSuggestion: defineMessage({
    id: 'setup.code.nameSuggestion',
    defaultMessage: 'First code',
    description: 'The name that a first code has until it gets another one',
  }),
  doneTitle: defineMessage({
    id: 'setup.done.title',
    defaultMessage: 'Your code is live',
    description: 'Title at the end of the setup',
  }),
  doneHint: defineMessage({
    id: 'setup.done.hint',
    defaultMessage: 'Print it, put it up, and listen.',
    description: 'Under that title',
  }),
  doneEmailed: defineMessage({
    id: 'setup.done.emailed',
    defaultMessage: 'QR code will be emailed',
    description: 'At the end of the setup; the words of the specification',
  }),
  doneEmailedTo: defineMessage<{ readonly email: string }>({
    id: 'setup.done.emailedTo',
    defaultMessage: 'It goes to {email}.',
    description: 'Where the letter with the code goes',
  }),
  doneLink: defineMessage({
    id: 'setup.done.link',
    defaultMessage: 'The form behind the code',
    description: 'Before the address of the form',
  }),
  donePrint: defineMessage({
    id: 'setup.done.print',
    defaultMessage: 'Print it',
    description: 'Link to the page with the printable frame',
  }),
  doneHome: defineMessage({
    id: 'setup.done.home',
    defaultMessage: 'Go to Home',
    description: 'Link to the home screen',
  }),
};
