import { defineMessage } from '@formatjs/intl';

export const messages = {
  invitationTitle: defineMessage({
    id: 'auth.invitationTitle',
    defaultMessage: 'Accept an invitation',
    description: 'Title of the screen that a letter to a colleague opens',
  }),
  invitationFrom: defineMessage<{ readonly sender: string }>({
    id: 'auth.invitationFrom',
    defaultMessage: '{sender} invites you to their account.',
    description: 'Under that title',
  }),
  invitationNew: defineMessage<{ readonly email: string }>({
    id: 'auth.invitationNew',
    defaultMessage: 'Choose a password for {email}.',
    description: 'On that screen, for an address without a login',
  }),
  invitationKnown: defineMessage<{ readonly email: string }>({
    id: 'auth.invitationKnown',
    defaultMessage: 'You log in with {email} and your password.',
    description: 'On that screen, for an address with a login',
  }),
  invitationAccept: defineMessage({
    id: 'auth.invitationAccept',
    defaultMessage: 'Accept the invitation',
    description: 'Button of that screen',
  }),
  invitationDone: defineMessage({
    id: 'auth.invitationDone',
    defaultMessage: 'Welcome. Log in to begin.',
    description: 'Message after accepting an invitation',
  }),
  invitationDead: defineMessage({
    id: 'auth.invitationDead',
    defaultMessage: 'This link does not work any more. Ask for another invitation.',
    description: 'In place of an invitation whose link was used, revoked or is too old',
  }),
  loginTitle: defineMessage({
    id: 'auth.loginTitle',
    defaultMessage: 'Log in',
    description: 'Title of the login screen',
  }),
  loginPurpose: defineMessage({
    id: 'auth.loginPurpose',
    defaultMessage: 'Read what your customers said today.',
    description: 'Under the title of the login screen',
  }),
  email: defineMessage({
    id: 'auth.email',
    defaultMessage: 'Email',
    description: 'Label of an email field',
  }),
  password: defineMessage({
    id: 'auth.password',
    defaultMessage: 'Password',
    description: 'Label of a password field',
  }),
  remember: defineMessage({
    id: 'auth.remember',
    defaultMessage: 'Remember me',
    description: 'Checkbox of the login screen: keeps the session when the browser closes',
  }),
  forgotLink: defineMessage({
    id: 'auth.forgotLink',
    defaultMessage: 'Forgot your password?',
    description: 'Link on the login screen to the screen that sends a reset letter',
  }),
  proving: defineMessage({
    id: 'auth.proving',
    defaultMessage: 'One moment. After several tries this takes a little longer.',
    description: 'Under the button of the login, while the browser solves a proof of work',
  }),
  loginButton: defineMessage({
    id: 'auth.loginButton',
    defaultMessage: 'Log in',
    description: 'Button that sends the login',
  }),
  passkeyLogin: defineMessage({
    id: 'auth.passkeyLogin',
    defaultMessage: 'Log in with a passkey',
    description: 'Button of the login screen',
  }),
  passkeyRefused: defineMessage({
    id: 'auth.passkeyRefused',
    defaultMessage: 'This passkey opens no account here. Log in with your password.',
    description: 'Shown for a moment',
  }),
  passkeyFailed: defineMessage({
    id: 'auth.passkeyFailed',
    defaultMessage: 'The passkey could not be used. Try again, or log in with your password.',
    description: 'Shown for a moment, when the browser gave none',
  }),
  noAccount: defineMessage({
    id: 'auth.noAccount',
    defaultMessage: 'No account yet?',
    description: 'On the login screen, before the link to the registration',
  }),
  registerLink: defineMessage({
    id: 'auth.registerLink',
    defaultMessage: 'Create one',
    description: 'Link from the login to the registration; follows “No account yet?”',
  }),
  resendLink: defineMessage({
    id: 'auth.resendLink',
    defaultMessage: 'Send the activation link again',
    description: 'Link to the screen that sends the activation letter again',
  }),
  noActiveAccount: defineMessage({
    id: 'auth.noActiveAccount',
    defaultMessage: 'No active account found with the given credentials!',
    description:
      'Shown for a moment when email or password are wrong; the words of the specification',
  }),
  wrongPair: defineMessage({
    id: 'auth.wrongPair',
    defaultMessage: 'Check the email and the password, and that the account is activated.',
    description: 'Below the password of the login, when no account has this email and password',
  }),
  registerTitle: defineMessage({
    id: 'auth.registerTitle',
    defaultMessage: 'Create your account',
    description: 'Title of the registration',
  }),
  registerPurpose: defineMessage({
    id: 'auth.registerPurpose',
    defaultMessage:
      'The first 3 months are free. To use Hearback after them, contact our sales team.',
    description: 'Under the title of the registration',
  }),
  firstName: defineMessage({
    id: 'auth.firstName',
    defaultMessage: 'First name',
    description: 'Label',
  }),
  lastName: defineMessage({
    id: 'auth.lastName',
    defaultMessage: 'Last name',
    description: 'Label',
  }),
  agreeTerms: defineMessage({
    id: 'auth.agreeTerms',
    defaultMessage: 'I agree to the',
    description: 'Checkbox of the registration; the link to the terms follows',
  }),
  termsLink: defineMessage({
    id: 'auth.termsLink',
    defaultMessage: 'terms and conditions',
    description: 'Link in that checkbox, at the end of its sentence',
  }),
  readPrivacy: defineMessage({
    id: 'auth.readPrivacy',
    defaultMessage: 'What happens with your data:',
    description: 'Below that checkbox; the link “Privacy” follows',
  }),
  privacyLink: defineMessage({
    id: 'auth.privacyLink',
    defaultMessage: 'Privacy',
    description: 'Link to the page about privacy; follows “What happens with your data:”',
  }),
  registerButton: defineMessage({
    id: 'auth.registerButton',
    defaultMessage: 'Create account',
    description: 'Button that sends the registration',
  }),
  hasAccount: defineMessage({
    id: 'auth.hasAccount',
    defaultMessage: 'Already have an account?',
    description: 'On the registration, before the link to the login',
  }),
  loginLink: defineMessage({
    id: 'auth.loginLink',
    defaultMessage: 'Log in',
    description: 'Link from the registration to the login; follows “Already have an account?”',
  }),
  contactSales: defineMessage({
    id: 'auth.contactSales',
    defaultMessage: 'Write to our sales team',
    description: 'Link under the registration that opens a letter',
  }),
  emailUnavailable: defineMessage({
    id: 'auth.emailUnavailable',
    defaultMessage: 'This email address is invalid or already in use!',
    description: 'Shown for a moment when a registration is refused because of its address',
  }),
  registeredTitle: defineMessage({
    id: 'auth.registeredTitle',
    defaultMessage: 'Check your mail',
    description: 'Title after a registration',
  }),
  registeredNotice: defineMessage<{ readonly email: string }>({
    id: 'auth.registeredNotice',
    defaultMessage: 'We sent an activation link to {email}.',
    description: 'After a registration',
  }),
  registeredHint: defineMessage({
    id: 'auth.registeredHint',
    defaultMessage: 'It should arrive within the hour and works for 24 hours.',
    description: 'After an activation letter was sent',
  }),
  noLetter: defineMessage({
    id: 'auth.noLetter',
    defaultMessage: 'No letter?',
    description: 'After a registration, before the link that sends the letter again',
  }),
  registerAnother: defineMessage({
    id: 'auth.registerAnother',
    defaultMessage: 'Create another account',
    description: 'Button after a registration, back to the empty form; for a mistyped address, too',
  }),
  noMailServer: defineMessage({
    id: 'auth.noMailServer',
    defaultMessage: 'No mail server is set, so letters stay on this machine.',
    description: 'After a letter was asked for, to whoever tries the product on their own machine',
  }),
  readLetters: defineMessage({
    id: 'auth.readLetters',
    defaultMessage: 'Read the letters here',
    description: 'Link under that to the list of letters',
  }),
  toLogin: defineMessage({
    id: 'auth.toLogin',
    defaultMessage: 'Go to login',
    description: 'Button to the login screen',
  }),
  backToLogin: defineMessage({
    id: 'auth.backToLogin',
    defaultMessage: 'Back to login',
    description: 'Link to the login screen',
  }),
  activateTitle: defineMessage({
    id: 'auth.activateTitle',
    defaultMessage: 'Activate your account',
    description: 'Title of the screen that an activation link opens',
  }),
  activatePurpose: defineMessage({
    id: 'auth.activatePurpose',
    defaultMessage: 'One more step and you are in.',
    description: 'Under the title of the activation screen',
  }),
  activateButton: defineMessage({
    id: 'auth.activateButton',
    defaultMessage: 'Activate',
    description: 'Button that activates the account',
  }),
  activating: defineMessage({
    id: 'auth.activating',
    defaultMessage: 'Activating your account',
    description: 'While an account is being activated',
  }),
  activatedTitle: defineMessage({
    id: 'auth.activatedTitle',
    defaultMessage: 'All set',
    description: 'Title once an account is active',
  }),
  activatedNotice: defineMessage({
    id: 'auth.activatedNotice',
    defaultMessage: 'Your account is active. You can log in now.',
    description: 'Once an account is active',
  }),
  activatedLoggedIn: defineMessage({
    id: 'auth.activatedLoggedIn',
    defaultMessage: 'Your account is active.',
    description: 'Shown for a moment: the account is active, and its person is logged in already',
  }),
  alreadyActiveTitle: defineMessage({
    id: 'auth.alreadyActiveTitle',
    defaultMessage: 'Nothing left to do',
    description: 'Title when an activation link is used again',
  }),
  activationErrorTitle: defineMessage({
    id: 'auth.activationErrorTitle',
    defaultMessage: 'Activation failed',
    description: 'Title when an activation link was refused',
  }),
  activationFailed: defineMessage({
    id: 'auth.activationFailed',
    defaultMessage: 'There was an issue when activating the account.',
    description: 'When an activation failed; the words of the specification',
  }),
  alreadyActive: defineMessage({
    id: 'auth.alreadyActive',
    defaultMessage: 'The account is already active.',
    description: 'When an activation link is used again; the words of the specification',
  }),
  linkInactive: defineMessage({
    id: 'auth.linkInactive',
    defaultMessage: 'The link is inactive.',
    description: 'When an activation link is too old; the words of the specification',
  }),
  resendTitle: defineMessage({
    id: 'auth.resendTitle',
    defaultMessage: 'Send the activation link again',
    description: 'Title of the screen that sends the activation letter again',
  }),
  resendPurpose: defineMessage({
    id: 'auth.resendPurpose',
    defaultMessage: 'Links work for 24 hours. We send you a new one.',
    description: 'Under that title',
  }),
  resendButton: defineMessage({
    id: 'auth.resendButton',
    defaultMessage: 'Send a new link',
    description: 'Button that sends the activation letter again',
  }),
  letterSent: defineMessage<{ readonly email: string }>({
    id: 'auth.letterSent',
    defaultMessage: 'A new activation link is on its way to {email}.',
    description: 'Once the activation letter was sent again',
  }),
  invalidOrActive: defineMessage({
    id: 'auth.invalidOrActive',
    defaultMessage: 'The email is invalid or this account is already active!',
    description: 'Shown for a moment; the words of the specification',
  }),
  noAccountForEmail: defineMessage({
    id: 'auth.noAccountForEmail',
    defaultMessage: 'No account was found associated with this email!',
    description: 'Shown for a moment; the words of the specification',
  }),
  emailGone: defineMessage({
    id: 'auth.emailGone',
    defaultMessage: 'This email does not exist anymore!',
    description: 'Shown for a moment; the words of the specification',
  }),
  recoverTitle: defineMessage({
    id: 'auth.recoverTitle',
    defaultMessage: 'Reset your password',
    description: 'Title of the screen that sends a reset letter',
  }),
  recoverPurpose: defineMessage({
    id: 'auth.recoverPurpose',
    defaultMessage: 'We send you a link to set a new one.',
    description: 'Under that title; “one” is the password',
  }),
  recoverButton: defineMessage({
    id: 'auth.recoverButton',
    defaultMessage: 'Send the link',
    description: 'Button that sends a reset letter',
  }),
  recoverInvalidEmail: defineMessage({
    id: 'auth.recoverInvalidEmail',
    defaultMessage: 'This email address is invalid!',
    description:
      'Shown for a moment when a reset letter cannot be sent; the words of the specification',
  }),
  recoverSentTitle: defineMessage({
    id: 'auth.recoverSentTitle',
    defaultMessage: 'Check your mail',
    description: 'Title once a reset letter was asked for',
  }),
  recoverSentNotice: defineMessage<{ readonly email: string }>({
    id: 'auth.recoverSentNotice',
    defaultMessage: 'If {email} has an account, a link is on its way.',
    description:
      'Once a reset letter was asked for; says nothing about whether there is an account',
  }),
  recoverSentHint: defineMessage({
    id: 'auth.recoverSentHint',
    defaultMessage: 'It works for one hour and can be used once.',
    description: 'Once a reset letter was asked for',
  }),
  tryAnother: defineMessage({
    id: 'auth.tryAnother',
    defaultMessage: 'Try another address',
    description: 'Button back to the screen that sends a reset letter',
  }),
  resetTitle: defineMessage({
    id: 'auth.resetTitle',
    defaultMessage: 'Set a new password',
    description: 'Title of the screen that a reset link opens',
  }),
  resetPurpose: defineMessage({
    id: 'auth.resetPurpose',
    defaultMessage: 'You will be logged out everywhere and can log in with the new one.',
    description: 'Under that title; “one” is the password',
  }),
  resetChecking: defineMessage({
    id: 'auth.resetChecking',
    defaultMessage: 'Checking your link',
    description: 'While a reset link is checked',
  }),
  resetUnchecked: defineMessage({
    id: 'auth.resetUnchecked',
    defaultMessage: 'We could not check your link. Are you online?',
    description: 'When the server did not answer',
  }),
  tryAgain: defineMessage({
    id: 'auth.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button',
  }),
  newPassword: defineMessage({
    id: 'auth.newPassword',
    defaultMessage: 'New password',
    description: 'Label',
  }),
  newPasswordConfirm: defineMessage({
    id: 'auth.newPasswordConfirm',
    defaultMessage: 'Repeat the new password',
    description: 'Label',
  }),
  resetButton: defineMessage({
    id: 'auth.resetButton',
    defaultMessage: 'Set password',
    description: 'Button',
  }),
  resetDone: defineMessage({
    id: 'auth.resetDone',
    defaultMessage: 'Your password is changed. Log in with the new one.',
    description: 'Shown for a moment after a password was reset',
  }),
  resetLinkTitle: defineMessage({
    id: 'auth.resetLinkTitle',
    defaultMessage: 'This link does not work',
    description: 'Title for an invalid or expired reset link',
  }),
  resetLinkExpired: defineMessage({
    id: 'auth.resetLinkExpired',
    defaultMessage: 'The link has expired. Ask for a new one.',
    description: 'For a reset link that is too old',
  }),
  resetLinkInvalid: defineMessage({
    id: 'auth.resetLinkInvalid',
    defaultMessage: 'The link is invalid or was used already. Ask for a new one.',
    description: 'For a reset link that the server does not know',
  }),
  resetLinkAgain: defineMessage({
    id: 'auth.resetLinkAgain',
    defaultMessage: 'Ask for a new link',
    description: 'Button to the screen that sends a reset letter',
  }),
  sheetQuestion: defineMessage({
    id: 'auth.sheetQuestion',
    defaultMessage: 'How was it today?',
    description: 'On the printed sheet beside the login, as an example of the product',
  }),
  sheetHint: defineMessage({
    id: 'auth.sheetHint',
    defaultMessage: 'Point your camera here',
    description: 'On the printed sheet beside the login, under the code',
  }),
  sheetPromise: defineMessage({
    id: 'auth.sheetPromise',
    defaultMessage: 'A printed square, and your guests start talking.',
    description: 'Under the printed sheet beside the login',
  }),
  codeTitle: defineMessage({
    id: 'auth.codeTitle',
    defaultMessage: 'Enter your code',
    description: 'Title of the second step of the login',
  }),
  codePurpose: defineMessage({
    id: 'auth.codePurpose',
    defaultMessage: 'Your password is right. Your authenticator app shows the code.',
    description: 'Under that title',
  }),
  recoveryPurpose: defineMessage({
    id: 'auth.recoveryPurpose',
    defaultMessage: 'Your password is right. Each recovery code works once.',
    description: 'Under that title, while a recovery code is asked for',
  }),
  code: defineMessage({
    id: 'auth.code',
    defaultMessage: 'Six-digit code',
    description: 'Label of the field for the code that an authenticator app shows',
  }),
  recoveryCode: defineMessage({
    id: 'auth.recoveryCode',
    defaultMessage: 'Recovery code',
    description: 'Label of the field for a code in place of the app',
  }),
  recoveryInstead: defineMessage({
    id: 'auth.recoveryInstead',
    defaultMessage: 'Use a recovery code',
    description: 'Button for whoever does not have the app at hand',
  }),
  appInstead: defineMessage({
    id: 'auth.appInstead',
    defaultMessage: 'Use the app',
    description: 'Button that goes back to the code of the app',
  }),
  codeBack: defineMessage({
    id: 'auth.codeBack',
    defaultMessage: 'Back to the password',
    description: 'Button that leaves the second step of the login',
  }),
};
