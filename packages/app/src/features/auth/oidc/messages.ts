import { defineMessage } from '@formatjs/intl';

export const messages = {
  oidcContinue: defineMessage<{ readonly name: string }>({
    id: 'auth.oidcContinue',
    defaultMessage: 'Continue with {name}',
    description: 'Button of the login; the name of a login provider, such as that of the company',
  }),
  oidcTitle: defineMessage({
    id: 'auth.oidcTitle',
    defaultMessage: 'Logging you in',
    description: 'Title of the screen that a login provider sends the browser back to',
  }),
  oidcAsking: defineMessage({
    id: 'auth.oidcAsking',
    defaultMessage: 'One moment.',
    description: 'On that screen, while the provider is asked',
  }),
  oidcFailedTitle: defineMessage({
    id: 'auth.oidcFailedTitle',
    defaultMessage: 'You are not logged in',
    description: 'Title of that screen when the login failed',
  }),
  oidcLost: defineMessage({
    id: 'auth.oidcLost',
    defaultMessage: 'This login was not begun in this tab, or it took too long. Begin again.',
    description: 'On that screen, when the browser knows nothing of the login',
  }),
  oidcUnanswered: defineMessage({
    id: 'auth.oidcUnanswered',
    defaultMessage: 'There was no answer, so nobody is logged in. Begin again in a moment.',
    description: 'On that screen, when the server could not be reached',
  }),
  oidcCancelled: defineMessage<{ readonly name: string }>({
    id: 'auth.oidcCancelled',
    defaultMessage: 'The login at {name} was stopped. You can begin again.',
    description: 'On that screen, when the person pressed “cancel” at the provider',
  }),
  oidcRefused: defineMessage<{ readonly name: string }>({
    id: 'auth.oidcRefused',
    defaultMessage:
      'This login at {name} was not accepted: it was used already, took too long, or its account is not active any more. Begin again.',
    description: 'On that screen',
  }),
  oidcUnavailable: defineMessage<{ readonly name: string }>({
    id: 'auth.oidcUnavailable',
    defaultMessage:
      '{name} does not answer as it should right now. Try again later, or log in with your password.',
    description: 'On that screen and as a message, when the provider is down',
  }),
  oidcUnverified: defineMessage<{ readonly name: string }>({
    id: 'auth.oidcUnverified',
    defaultMessage:
      '{name} does not say that your email address is yours. Log in with your password, then link {name} in the security settings.',
    description: 'On that screen',
  }),
  oidcNoAccount: defineMessage<{ readonly name: string }>({
    id: 'auth.oidcNoAccount',
    defaultMessage:
      'No account here has the address that {name} knows you by. Register first, or log in with your password; then link {name} in the security settings.',
    description: 'On that screen',
  }),
  oidcInactive: defineMessage({
    id: 'auth.oidcInactive',
    defaultMessage:
      'The account with your address is not active. Activate it by the link in its letter first.',
    description: 'On that screen',
  }),
  oidcTaken: defineMessage<{ readonly name: string }>({
    id: 'auth.oidcTaken',
    defaultMessage:
      'Your account here, or this login at {name}, is linked with another one already.',
    description: 'On that screen',
  }),
  oidcLinkTitle: defineMessage({
    id: 'auth.oidcLinkTitle',
    defaultMessage: 'Link your account',
    description: 'Title of the step that asks for the password',
  }),
  oidcLinkPurpose: defineMessage<{ readonly email: string; readonly name: string }>({
    id: 'auth.oidcLinkPurpose',
    defaultMessage:
      'There is an account with {email}. Type its password once; from then on {name} is enough.',
    description: 'Under that title',
  }),
  oidcLinkButton: defineMessage({
    id: 'auth.oidcLinkButton',
    defaultMessage: 'Link and log in',
    description: 'Button that sends that password',
  }),
  oidcCodePurpose: defineMessage({
    id: 'auth.oidcCodePurpose',
    defaultMessage: 'Your authenticator app shows the code. A recovery code does as well.',
    description: 'Under the title of the step that asks for a one-time code',
  }),
  oidcCode: defineMessage({
    id: 'auth.oidcCode',
    defaultMessage: 'Code of the app, or a recovery code',
    description: 'Label of the field for the code',
  }),
  oidcRegisterTitle: defineMessage({
    id: 'auth.oidcRegisterTitle',
    defaultMessage: 'Open your account',
    description: 'Title of the step that asks for the name and the terms',
  }),
  oidcRegisterPurpose: defineMessage<{ readonly email: string; readonly name: string }>({
    id: 'auth.oidcRegisterPurpose',
    defaultMessage: '{name} knows you as {email}. There is no account with this address yet.',
    description: 'Under that title',
  }),
};
