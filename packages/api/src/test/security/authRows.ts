/**
 * Calls that need no session, and why. Whatever the OpenAPI document says needs one is asked by the
 * matrix itself; to be open to everybody takes a row here.
 */
export const openCalls: Readonly<Record<string, string>> = {
  register: 'opens an account',
  requestActivationLink: 'is asked by somebody whose account is not active yet',
  recoverAccount: 'is asked by somebody who has forgotten the password',
  login: 'opens a session',
  firstLogin: 'opens a session',
  beginPasskeyLogin: 'begins a login',
  logInWithPasskey: 'opens a session',
  getOidcProvider: 'is shown at the login',
  beginOidcLogin: 'begins a login',
  logInWithOidc: 'opens a session',
  confirmOidcLogin: 'opens a session',
  registerWithOidc: 'is how an account comes to be',
  logout: 'takes the refresh token in its body',
  refreshToken: 'takes the refresh token in its body',
  checkInvitation: 'takes the link of an invitation',
  acceptInvitation: 'takes the link of an invitation',
  verifyToken: 'takes a token in its body',
  openDownloadLink: 'takes the link of a download',
  openFeedbackLink: 'takes the link of a download',
  getImage: 'is shown to visitors',
  getSurvey: 'is for visitors',
  showBoard: 'is public',
  showAnswers: 'is public',
  getChallenge: 'is for visitors',
  submitSurvey: 'is for visitors',
  takePicture: 'is for visitors',
  recordStart: 'is for visitors',
  recordScan: 'is for visitors',
  getSentAnswer: 'takes the receipt of a visitor',
  leaveContact: 'takes the receipt of a visitor',
  withdrawPublication: 'takes the receipt of a visitor',
  noteReplyRead: 'takes the receipt of a visitor',
  eraseSentAnswer: 'takes the receipt of a visitor',
};

/** Calls that take the token of a letter, and of which. */
export const letterCalls: Readonly<Record<string, string>> = {
  activateAccount: 'an activation',
  checkResetLink: 'a new password',
  resetPassword: 'a new password',
  confirmEmailChange: 'a new address',
  undoEmailChange: 'an address before',
};
