import { defineMessage } from '@formatjs/intl';

export const activationMessages = {
  subject: defineMessage({
    id: 'mail.activation.subject',
    defaultMessage: 'Activate your Hearback account',
    description: 'Subject of the letter that a new person gets',
  }),
  heading: defineMessage<{ readonly name: string }>({
    id: 'mail.activation.heading',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading of the activation letter',
  }),
  body: defineMessage({
    id: 'mail.activation.body',
    defaultMessage:
      'One step is left: confirm that this address is yours, and your account is ready.',
    description: 'The only paragraph of the activation letter',
  }),
  action: defineMessage({
    id: 'mail.activation.action',
    defaultMessage: 'Activate the account',
    description: 'Button of the activation letter',
  }),
  lifetime: defineMessage<{ readonly hours: number }>({
    id: 'mail.activation.lifetime',
    defaultMessage:
      'The link works for {hours, plural, one {# hour} other {# hours}} and can be used once.',
    description: 'Small print of the activation letter',
  }),
  unexpected: defineMessage({
    id: 'mail.activation.unexpected',
    defaultMessage:
      'You did not sign up? Then leave this letter alone: without the link nothing happens.',
    description:
      'Small print of the activation letter, for somebody whose address was used by another',
  }),
};

/** The activation letter in Polish. */
export const activationPolish = {
  'mail.activation.subject': 'Aktywuj konto w Hearback',
  'mail.activation.heading': 'Witaj, {name}',
  'mail.activation.body': 'Został jeden krok: potwierdź, że to Twój adres, a konto będzie gotowe.',
  'mail.activation.action': 'Aktywuj konto',
  'mail.activation.lifetime':
    'Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} i można go użyć raz.',
  'mail.activation.unexpected':
    'To nie Ty zakładasz konto? Zostaw tę wiadomość: bez kliknięcia w link nic się nie stanie.',
};

export const passwordResetMessages = {
  subject: defineMessage({
    id: 'mail.passwordReset.subject',
    defaultMessage: 'Set a new Hearback password',
    description: 'Subject of the password reset letter',
  }),
  heading: defineMessage({
    id: 'mail.passwordReset.heading',
    defaultMessage: 'A new password',
    description: 'Heading of the password reset letter',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.passwordReset.body',
    defaultMessage:
      'Hello {name}, somebody asked for a new password for this account. If it was you, choose one here.',
    description: 'The only paragraph of the password reset letter',
  }),
  action: defineMessage({
    id: 'mail.passwordReset.action',
    defaultMessage: 'Choose a new password',
    description: 'Button of the password reset letter',
  }),
  lifetime: defineMessage<{ readonly hours: number }>({
    id: 'mail.passwordReset.lifetime',
    defaultMessage:
      'The link works for {hours, plural, one {# hour} other {# hours}} and can be used once. A new password logs you out everywhere.',
    description: 'Small print of the password reset letter',
  }),
  unexpected: defineMessage({
    id: 'mail.passwordReset.unexpected',
    defaultMessage: 'It was not you? Then leave this letter alone: your password stays as it is.',
    description: 'Small print of the password reset letter, for somebody who did not ask',
  }),
};

/** The password reset letter in Polish. */
export const passwordResetPolish = {
  'mail.passwordReset.subject': 'Ustaw nowe hasło do Hearback',
  'mail.passwordReset.heading': 'Nowe hasło',
  'mail.passwordReset.body':
    'Dzień dobry, {name}! Ktoś poprosił o nowe hasło do tego konta. Jeśli to Ty, ustaw je tutaj.',
  'mail.passwordReset.action': 'Ustaw nowe hasło',
  'mail.passwordReset.lifetime':
    'Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} i można go użyć raz. Nowe hasło wyloguje Cię ze wszystkich urządzeń.',
  'mail.passwordReset.unexpected': 'To nie Ty? Zostaw tę wiadomość: hasło pozostanie bez zmian.',
};

export const passwordChangedMessages = {
  subject: defineMessage({
    id: 'mail.passwordChanged.subject',
    defaultMessage: 'Your Hearback password was changed',
    description: 'Subject of the letter after a password was changed',
  }),
  heading: defineMessage({
    id: 'mail.passwordChanged.heading',
    defaultMessage: 'Your password was changed',
    description: 'Heading of the letter after a password was changed',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.passwordChanged.body',
    defaultMessage:
      'Hello {name}, the password of your account has just been changed, and other devices were logged out.',
    description: 'The only paragraph of the letter after a password was changed',
  }),
  apiKeys: defineMessage({
    id: 'mail.passwordChanged.apiKeys',
    defaultMessage: 'API keys revoked',
    description: 'Label of a fact: the names of the API keys that ended with the password',
  }),
  webhooks: defineMessage({
    id: 'mail.passwordChanged.webhooks',
    defaultMessage: 'Webhooks switched off',
    description: 'Label of a fact: the addresses of the webhooks that ended with the password',
  }),
  action: defineMessage({
    id: 'mail.passwordChanged.action',
    defaultMessage: 'It was not me',
    description: 'Button of the letter after a password was changed; leads to a new reset',
  }),
  note: defineMessage({
    id: 'mail.passwordChanged.note',
    defaultMessage: 'If it was you, there is nothing to do. If not, choose a new password at once.',
    description: 'Small print of the letter after a password was changed',
  }),
};

/** The letter after a password was changed, in Polish. */
export const passwordChangedPolish = {
  'mail.passwordChanged.subject': 'Hasło do Hearback zostało zmienione',
  'mail.passwordChanged.heading': 'Hasło zostało zmienione',
  'mail.passwordChanged.body':
    'Dzień dobry, {name}! Hasło do Twojego konta zostało właśnie zmienione, a inne urządzenia wylogowane.',
  'mail.passwordChanged.apiKeys': 'Unieważnione klucze API',
  'mail.passwordChanged.webhooks': 'Wyłączone webhooki',
  'mail.passwordChanged.action': 'To nie ja',
  'mail.passwordChanged.note':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło.',
};

export const invitationMessages = {
  subject: defineMessage({
    id: 'mail.invitation.subject',
    defaultMessage: 'An invitation to Hearback',
    description: 'Subject of the letter that invites a colleague',
  }),
  heading: defineMessage({
    id: 'mail.invitation.heading',
    defaultMessage: 'Work on feedback together',
    description: 'Heading of the letter that invites a colleague',
  }),
  body: defineMessage<{ readonly sender: string; readonly role: string }>({
    id: 'mail.invitation.body',
    defaultMessage:
      '{role, select, manager {{sender} invites you to manage feedback in their Hearback account.} other {{sender} invites you to read feedback in their Hearback account.}}',
    description: 'The only paragraph of the letter that invites a colleague',
  }),
  action: defineMessage({
    id: 'mail.invitation.action',
    defaultMessage: 'Accept the invitation',
    description: 'Button of the letter that invites a colleague',
  }),
  lifetime: defineMessage<{ readonly days: number }>({
    id: 'mail.invitation.lifetime',
    defaultMessage:
      'The link works for {days, plural, one {# day} other {# days}} and can be used once.',
    description: 'Small print of the letter that invites a colleague',
  }),
  unexpected: defineMessage({
    id: 'mail.invitation.unexpected',
    defaultMessage: 'You do not know the sender? Then leave this letter alone: nothing happens.',
    description: 'Small print of the letter that invites a colleague, for a stranger',
  }),
};

/** The invitation in Polish. */
export const invitationPolish = {
  'mail.invitation.subject': 'Zaproszenie do Hearback',
  'mail.invitation.heading': 'Pracujcie nad opiniami razem',
  'mail.invitation.body':
    '{role, select, manager {{sender} zaprasza Cię do zarządzania opiniami na swoim koncie w Hearback.} other {{sender} zaprasza Cię do czytania opinii na swoim koncie w Hearback.}}',
  'mail.invitation.action': 'Przyjmij zaproszenie',
  'mail.invitation.lifetime':
    'Link działa przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} i można go użyć raz.',
  'mail.invitation.unexpected':
    'Nie znasz nadawcy? Zostaw tę wiadomość: bez kliknięcia w link nic się nie stanie.',
};

type OwnershipValues = { readonly step: string; readonly other: string };

export const ownershipMessages = {
  subject: defineMessage<OwnershipValues>({
    id: 'mail.ownership.subject',
    defaultMessage:
      '{step, select, ownership_offered_colleague {{other} offers you their Hearback account} ownership_offered_owner {You offered your Hearback account to {other}} ownership_withdrawn_colleague {The offer of a Hearback account was withdrawn} ownership_declined_owner {{other} declined your Hearback account} ownership_moved_colleague {The Hearback account is yours} other {{other} owns your Hearback account now}}',
    description: 'Subject of the letter about the transfer of an account to a colleague',
  }),
  heading: defineMessage<OwnershipValues>({
    id: 'mail.ownership.heading',
    defaultMessage:
      '{step, select, ownership_offered_colleague {Become the owner} ownership_offered_owner {Your account is offered} ownership_withdrawn_colleague {The offer was withdrawn} ownership_declined_owner {The offer was declined} ownership_moved_colleague {You are the owner} other {The account has a new owner}}',
    description: 'Heading of the letter about the transfer of an account to a colleague',
  }),
  body: defineMessage<OwnershipValues & { readonly name: string; readonly days: number }>({
    id: 'mail.ownership.body',
    defaultMessage:
      'Hello {name}, {step, select, ownership_offered_colleague {{other} offers you the account that you work in together. If you accept, all of it is yours: colleagues, API keys, billing and deletion. Log in and accept within {days, plural, one {# day} other {# days}}, or do nothing.} ownership_offered_owner {you offered your account to {other}. It stays yours until they accept, for {days, plural, one {# day} other {# days}} at most, and you can withdraw the offer until then.} ownership_withdrawn_colleague {{other} withdrew the offer to take over their account. You stay a colleague as before.} ownership_declined_owner {{other} does not take over your account. It stays yours.} ownership_moved_colleague {the account that you work in is yours from now on. Its owner before manages all of its places. API keys and webhooks work on: end those that you do not know.} other {{other} owns your account from now on. You manage all of its places.}}',
    description: 'The only paragraph of the letter about the transfer of an account to a colleague',
  }),
  action: defineMessage<OwnershipValues>({
    id: 'mail.ownership.action',
    defaultMessage:
      '{step, select, ownership_offered_colleague {Accept or decline} other {Open the account}}',
    description: 'Button of the letter about the transfer of an account to a colleague',
  }),
  note: defineMessage({
    id: 'mail.ownership.note',
    defaultMessage: 'If this was not you, withdraw the offer and change your password at once.',
    description: 'Small print for the owner who offered the account',
  }),
};

/** The letter about a transfer in Polish. */
export const ownershipPolish = {
  'mail.ownership.subject':
    '{step, select, ownership_offered_colleague {{other} chce przekazać Ci swoje konto Hearback} ownership_offered_owner {Twoje konto Hearback czeka na nowego właściciela: {other}} ownership_withdrawn_colleague {Wycofano propozycję przekazania konta Hearback} ownership_declined_owner {{other} nie przejmuje Twojego konta Hearback} ownership_moved_colleague {Konto Hearback należy do Ciebie} other {Nowy właściciel Twojego konta Hearback: {other}}}',
  'mail.ownership.heading':
    '{step, select, ownership_offered_colleague {Przejmij konto} ownership_offered_owner {Proponujesz przekazanie konta} ownership_withdrawn_colleague {Propozycja wycofana} ownership_declined_owner {Propozycja odrzucona} ownership_moved_colleague {Konto jest Twoje} other {Konto ma nowego właściciela}}',
  'mail.ownership.body':
    'Dzień dobry, {name}! {step, select, ownership_offered_colleague {{other} chce przekazać Ci konto, na którym pracujecie razem. Po przyjęciu całe konto będzie Twoje: współpracownicy, klucze API, płatności i usunięcie konta. Zaloguj się i przyjmij je w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} albo nic nie rób.} ownership_offered_owner {Proponujesz przekazanie konta. Nowym właścicielem ma być {other}. Konto pozostaje Twoje do chwili przyjęcia, najdłużej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. Do tego czasu możesz wycofać propozycję.} ownership_withdrawn_colleague {{other} wycofuje propozycję przekazania Ci konta. Dalej pracujecie razem jak dotąd.} ownership_declined_owner {{other} nie przejmuje Twojego konta. Konto pozostaje Twoje.} ownership_moved_colleague {Konto, na którym pracujesz, należy od teraz do Ciebie. Poprzedni właściciel zarządza wszystkimi miejscami. Klucze API i webhooki działają dalej: zakończ te, których nie znasz.} other {Twoje konto należy od teraz do kogoś innego: {other}. Zarządzasz wszystkimi jego miejscami.}}',
  'mail.ownership.action':
    '{step, select, ownership_offered_colleague {Przyjmij lub odrzuć} other {Otwórz konto}}',
  'mail.ownership.note': 'Jeśli to nie Ty, wycofaj propozycję i od razu zmień hasło.',
};
