import { defineMessage } from '@formatjs/intl';

export const newSignInMessages = {
  subject: defineMessage({
    id: 'mail.newSignIn.subject',
    defaultMessage: 'New login to your Hearback account',
    description: 'Subject of the letter after a login from a device that was not used before',
  }),
  heading: defineMessage({
    id: 'mail.newSignIn.heading',
    defaultMessage: 'A login from a new device',
    description: 'Heading of the letter after a login from a device that was not used before',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.newSignIn.body',
    defaultMessage:
      'Hello {name}, somebody logged in to your account with your password, on a device that was not used before.',
    description: 'First paragraph of the letter after a login from a new device',
  }),
  device: defineMessage({
    id: 'mail.newSignIn.device',
    defaultMessage: 'Device',
    description: 'Label of a fact: what was logged in with, such as Firefox on Windows',
  }),
  deviceOn: defineMessage<{ readonly browser: string; readonly platform: string }>({
    id: 'mail.newSignIn.deviceOn',
    defaultMessage: '{browser} on {platform}',
    description: 'A browser and what it runs on, such as Firefox on Windows',
  }),
  unknownDevice: defineMessage({
    id: 'mail.newSignIn.unknownDevice',
    defaultMessage: 'Unknown device',
    description: 'In place of a device that does not say what it is',
  }),
  time: defineMessage({
    id: 'mail.newSignIn.time',
    defaultMessage: 'Time',
    description: 'Label of a fact: when somebody logged in',
  }),
  network: defineMessage({
    id: 'mail.newSignIn.network',
    defaultMessage: 'Network',
    description: 'Label of a fact: the network address that the login came from',
  }),
  action: defineMessage({
    id: 'mail.newSignIn.action',
    defaultMessage: 'See where you are logged in',
    description: 'Button of the letter after a login from a new device',
  }),
  note: defineMessage({
    id: 'mail.newSignIn.note',
    defaultMessage:
      'If it was you, there is nothing to do. If not, log that device out and change your password at once.',
    description: 'Small print of the letter after a login from a new device',
  }),
};

/** The letter after a login from a new device, in Polish. */
export const newSignInPolish = {
  'mail.newSignIn.subject': 'Nowe logowanie do konta Hearback',
  'mail.newSignIn.heading': 'Logowanie z nowego urządzenia',
  'mail.newSignIn.body':
    'Dzień dobry, {name}! Ktoś zalogował się na Twoje konto, podając Twoje hasło, na urządzeniu, którego dotąd nie używano.',
  'mail.newSignIn.device': 'Urządzenie',
  'mail.newSignIn.deviceOn': '{browser}, {platform}',
  'mail.newSignIn.unknownDevice': 'Nieznane urządzenie',
  'mail.newSignIn.time': 'Kiedy',
  'mail.newSignIn.network': 'Sieć',
  'mail.newSignIn.action': 'Zobacz aktywne logowania',
  'mail.newSignIn.note':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu wyloguj to urządzenie i zmień hasło.',
};

export const securitySummaryMessages = {
  subject: defineMessage<{ readonly count: number }>({
    id: 'mail.securitySummary.subject',
    defaultMessage:
      '{count, plural, one {# security notice} other {# security notices}} about your Hearback account',
    description: 'Subject of the letter about several things that happened to an account',
  }),
  heading: defineMessage({
    id: 'mail.securitySummary.heading',
    defaultMessage: 'Much happened in your account',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string; readonly since: string }>({
    id: 'mail.securitySummary.body',
    defaultMessage:
      'Hello {name}, within an hour more happened in your account than we write single letters about. This is all of it since {since}:',
    description: 'First paragraph of that letter; since is a time',
  }),
  more: defineMessage<{ readonly count: number; readonly most: number }>({
    id: 'mail.securitySummary.more',
    defaultMessage: 'These are the last {most} of {count}.',
    description: 'Second paragraph of that letter, where not all of it has room',
  }),
  newDevice: defineMessage({
    id: 'mail.securitySummary.newDevice',
    defaultMessage: 'Login from a new device',
    description: 'Something that happened',
  }),
  passwordChanged: defineMessage({
    id: 'mail.securitySummary.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'Something that happened',
  }),
  passwordReset: defineMessage({
    id: 'mail.securitySummary.passwordReset',
    defaultMessage: 'Password set by a link from a letter',
    description: 'Something that happened',
  }),
  emailChangeAsked: defineMessage({
    id: 'mail.securitySummary.emailChangeAsked',
    defaultMessage: 'Change of the login address asked for',
    description: 'Something that happened',
  }),
  emailChanged: defineMessage({
    id: 'mail.securitySummary.emailChanged',
    defaultMessage: 'Login address changed',
    description: 'Something that happened',
  }),
  secondFactorOn: defineMessage({
    id: 'mail.securitySummary.secondFactorOn',
    defaultMessage: 'One-time codes switched on',
    description: 'Something that happened',
  }),
  secondFactorOff: defineMessage({
    id: 'mail.securitySummary.secondFactorOff',
    defaultMessage: 'One-time codes switched off',
    description: 'Something that happened',
  }),
  recoveryCodesMade: defineMessage({
    id: 'mail.securitySummary.recoveryCodesMade',
    defaultMessage: 'New recovery codes',
    description: 'Something that happened',
  }),
  recoveryCodeUsed: defineMessage({
    id: 'mail.securitySummary.recoveryCodeUsed',
    defaultMessage: 'Login with a recovery code',
    description: 'Something that happened',
  }),
  passkeyAdded: defineMessage({
    id: 'mail.securitySummary.passkeyAdded',
    defaultMessage: 'New passkey',
    description: 'Something that happened',
  }),
  passkeyRemoved: defineMessage({
    id: 'mail.securitySummary.passkeyRemoved',
    defaultMessage: 'Passkey removed',
    description: 'Something that happened',
  }),
  passkeyCopied: defineMessage({
    id: 'mail.securitySummary.passkeyCopied',
    defaultMessage: 'Passkey refused',
    description: 'Something that happened',
  }),
  oidcLinked: defineMessage({
    id: 'mail.securitySummary.oidcLinked',
    defaultMessage: 'Login by another provider linked',
    description: 'Something that happened',
  }),
  oidcUnlinked: defineMessage({
    id: 'mail.securitySummary.oidcUnlinked',
    defaultMessage: 'Login by another provider unlinked',
    description: 'Something that happened',
  }),
  apiKeyMade: defineMessage({
    id: 'mail.securitySummary.apiKeyMade',
    defaultMessage: 'New API key',
    description: 'Something that happened',
  }),
  webhookAdded: defineMessage({
    id: 'mail.securitySummary.webhookAdded',
    defaultMessage: 'New webhook',
    description: 'Something that happened',
  }),
  webhookChanged: defineMessage({
    id: 'mail.securitySummary.webhookChanged',
    defaultMessage: 'Webhook changed',
    description: 'Something that happened',
  }),
  deletionAsked: defineMessage({
    id: 'mail.securitySummary.deletionAsked',
    defaultMessage: 'Deletion of the account asked for',
    description: 'Something that happened',
  }),
  action: defineMessage({
    id: 'mail.securitySummary.action',
    defaultMessage: 'See recent activity',
    description: 'Button of that letter',
  }),
  note: defineMessage({
    id: 'mail.securitySummary.note',
    defaultMessage:
      'If any of it was not you, change your password at once. That logs out all devices and ends keys and webhooks that you do not keep.',
    description: 'Small print of that letter',
  }),
};

/** The letter about several things that happened to an account, in Polish. */
export const securitySummaryPolish = {
  'mail.securitySummary.subject':
    '{count, plural, one {# powiadomienie} few {# powiadomienia} many {# powiadomień} other {# powiadomienia}} o bezpieczeństwie konta Hearback',
  'mail.securitySummary.heading': 'Na Twoim koncie dużo się działo',
  'mail.securitySummary.body':
    'Dzień dobry, {name}! W ciągu godziny na Twoim koncie działo się więcej, niż opisujemy w osobnych wiadomościach. Oto wszystko od {since}:',
  'mail.securitySummary.more': 'To ostatnie {most} z {count}.',
  'mail.securitySummary.newDevice': 'Logowanie z nowego urządzenia',
  'mail.securitySummary.passwordChanged': 'Zmiana hasła',
  'mail.securitySummary.passwordReset': 'Hasło ustawione przez link z wiadomości',
  'mail.securitySummary.emailChangeAsked': 'Prośba o zmianę adresu logowania',
  'mail.securitySummary.emailChanged': 'Zmiana adresu logowania',
  'mail.securitySummary.secondFactorOn': 'Włączenie kodów jednorazowych',
  'mail.securitySummary.secondFactorOff': 'Wyłączenie kodów jednorazowych',
  'mail.securitySummary.recoveryCodesMade': 'Nowe kody odzyskiwania',
  'mail.securitySummary.recoveryCodeUsed': 'Logowanie kodem odzyskiwania',
  'mail.securitySummary.passkeyAdded': 'Nowy klucz dostępu',
  'mail.securitySummary.passkeyRemoved': 'Usunięcie klucza dostępu',
  'mail.securitySummary.passkeyCopied': 'Odrzucenie klucza dostępu',
  'mail.securitySummary.oidcLinked': 'Połączenie z innym dostawcą logowania',
  'mail.securitySummary.oidcUnlinked': 'Odłączenie innego dostawcy logowania',
  'mail.securitySummary.apiKeyMade': 'Nowy klucz API',
  'mail.securitySummary.webhookAdded': 'Nowy webhook',
  'mail.securitySummary.webhookChanged': 'Zmiana webhooka',
  'mail.securitySummary.deletionAsked': 'Prośba o usunięcie konta',
  'mail.securitySummary.action': 'Zobacz ostatnią aktywność',
  'mail.securitySummary.note':
    'Jeśli czegoś z tego nie robisz Ty, od razu zmień hasło. To wyloguje wszystkie urządzenia i zakończy klucze i webhooki, których nie zachowasz.',
};

export const apiKeyMadeMessages = {
  subject: defineMessage({
    id: 'mail.apiKeyMade.subject',
    defaultMessage: 'A new API key for your Hearback account',
    description: 'Subject of the letter after a key for a program was made',
  }),
  heading: defineMessage({
    id: 'mail.apiKeyMade.heading',
    defaultMessage: 'An API key was made',
    description: 'Heading of the letter after a key for a program was made',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.apiKeyMade.body',
    defaultMessage:
      'Hello {name}, a key was made with which a program can use your account without your password.',
    description: 'First paragraph of the letter after a key for a program was made',
  }),
  key: defineMessage({
    id: 'mail.apiKeyMade.key',
    defaultMessage: 'Key',
    description: 'Label of a fact: the name of the key and how it begins',
  }),
  scopes: defineMessage({
    id: 'mail.apiKeyMade.scopes',
    defaultMessage: 'It may',
    description: 'Label of a fact: what a key may do, such as read:feedback, write:codes',
  }),
  time: defineMessage({
    id: 'mail.apiKeyMade.time',
    defaultMessage: 'Time',
    description: 'Label of a fact: when the key was made',
  }),
  action: defineMessage({
    id: 'mail.apiKeyMade.action',
    defaultMessage: 'See your API keys',
    description: 'Button of the letter after a key for a program was made',
  }),
  note: defineMessage({
    id: 'mail.apiKeyMade.note',
    defaultMessage:
      'If it was you, there is nothing to do. If not, revoke the key and change your password at once.',
    description: 'Small print of the letter after a key for a program was made',
  }),
};

/** The letter after a key for a program was made, in Polish. */
export const apiKeyMadePolish = {
  'mail.apiKeyMade.subject': 'Nowy klucz API do konta Hearback',
  'mail.apiKeyMade.heading': 'Utworzono klucz API',
  'mail.apiKeyMade.body':
    'Dzień dobry, {name}! Utworzono klucz, z którym program może korzystać z Twojego konta bez hasła.',
  'mail.apiKeyMade.key': 'Klucz',
  'mail.apiKeyMade.scopes': 'Uprawnienia',
  'mail.apiKeyMade.time': 'Kiedy',
  'mail.apiKeyMade.action': 'Zobacz klucze API',
  'mail.apiKeyMade.note':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu unieważnij klucz i zmień hasło.',
};

export const secondFactorChangedMessages = {
  subject: defineMessage<{ readonly kind: string }>({
    id: 'mail.secondFactorChanged.subject',
    defaultMessage:
      '{kind, select, second_factor_on {One-time codes are on} recovery_codes_made {New recovery codes} recovery_code_used {A recovery code was used} passkey_added {A passkey was added} passkey_removed {A passkey was removed} passkey_copied {A passkey was refused} oidc_linked {Another way to log in was linked} oidc_unlinked {A way to log in was unlinked} other {One-time codes are off}} for your Hearback account',
    description: 'Subject of the letter about a change of the second factor of the login',
  }),
  heading: defineMessage<{ readonly kind: string }>({
    id: 'mail.secondFactorChanged.heading',
    defaultMessage:
      '{kind, select, second_factor_on {One-time codes are on} recovery_codes_made {New recovery codes were made} recovery_code_used {A recovery code was used} passkey_added {A passkey was added} passkey_removed {A passkey was removed} passkey_copied {A passkey was refused} oidc_linked {Another way to log in was linked} oidc_unlinked {A way to log in was unlinked} other {One-time codes are off}}',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string; readonly kind: string }>({
    id: 'mail.secondFactorChanged.body',
    defaultMessage:
      'Hello {name}, {kind, select, second_factor_on {from now on your login asks for a code of your authenticator app besides the password. Keep your recovery codes where you find them without your phone.} recovery_codes_made {your account has new recovery codes. The ones before open nothing any more.} recovery_code_used {somebody logged in to your account with your password and one of your recovery codes. That code is used up.} passkey_added {your account has a new passkey. It logs in without your password and without a code.} passkey_removed {a passkey of your account was removed. It opens nothing any more.} passkey_copied {a login with one of your passkeys was refused, because that passkey has been used elsewhere since: there may be a copy of it. Remove it and make a new one.} oidc_linked {your account is linked with a login of another provider. Whoever logs in there gets into your account without your password; a code is still asked for where you turned codes on.} oidc_unlinked {the login of another provider was unlinked from your account. It opens nothing here any more, and all other devices are logged out.} operator_second_factor_off {whoever runs this server switched your one-time codes off and removed your passkeys and linked logins. Your password alone logs in again, and all devices are logged out.} other {your one-time codes were switched off. Your password alone logs in again.}}',
    description: 'First paragraph of that letter',
  }),
  device: defineMessage({
    id: 'mail.secondFactorChanged.device',
    defaultMessage: 'Device',
    description: 'Label of a fact: what it was done with, such as Firefox on Windows',
  }),
  time: defineMessage({
    id: 'mail.secondFactorChanged.time',
    defaultMessage: 'Time',
    description: 'Label of a fact: when it was done',
  }),
  network: defineMessage({
    id: 'mail.secondFactorChanged.network',
    defaultMessage: 'Network',
    description: 'Label of a fact: the network address that it came from',
  }),
  action: defineMessage({
    id: 'mail.secondFactorChanged.action',
    defaultMessage: 'See your security settings',
    description: 'Button of that letter',
  }),
  note: defineMessage({
    id: 'mail.secondFactorChanged.note',
    defaultMessage:
      'If it was you, there is nothing to do. If not, change your password at once: that logs out all other devices.',
    description: 'Small print of that letter',
  }),
};

/** The letter about a change of the second factor, in Polish. */
export const secondFactorChangedPolish = {
  'mail.secondFactorChanged.subject':
    '{kind, select, second_factor_on {Włączono kody jednorazowe} recovery_codes_made {Nowe kody odzyskiwania} recovery_code_used {Użyto kodu odzyskiwania} passkey_added {Dodano klucz dostępu} passkey_removed {Usunięto klucz dostępu} passkey_copied {Odrzucono klucz dostępu} oidc_linked {Połączono nowy sposób logowania} oidc_unlinked {Odłączono sposób logowania} other {Wyłączono kody jednorazowe}} na koncie Hearback',
  'mail.secondFactorChanged.heading':
    '{kind, select, second_factor_on {Włączono kody jednorazowe} recovery_codes_made {Utworzono nowe kody odzyskiwania} recovery_code_used {Użyto kodu odzyskiwania} passkey_added {Dodano klucz dostępu} passkey_removed {Usunięto klucz dostępu} passkey_copied {Odrzucono klucz dostępu} oidc_linked {Połączono nowy sposób logowania} oidc_unlinked {Odłączono sposób logowania} other {Wyłączono kody jednorazowe}}',
  'mail.secondFactorChanged.body':
    'Dzień dobry, {name}! {kind, select, second_factor_on {Od teraz przy logowaniu oprócz hasła trzeba podać kod z aplikacji uwierzytelniającej. Kody odzyskiwania trzymaj tam, gdzie znajdziesz je bez telefonu.} recovery_codes_made {Twoje konto ma nowe kody odzyskiwania. Poprzednie już nie działają.} recovery_code_used {Ktoś zalogował się na Twoje konto, podając hasło i jeden z kodów odzyskiwania. Ten kod jest już zużyty.} passkey_added {Twoje konto ma nowy klucz dostępu. Pozwala zalogować się bez hasła i bez kodu.} passkey_removed {Usunięto klucz dostępu do Twojego konta. Już niczego nie otwiera.} passkey_copied {Odrzucono logowanie jednym z Twoich kluczy dostępu, bo od tego czasu użyto go gdzie indziej: może istnieć jego kopia. Usuń go i utwórz nowy.} oidc_linked {Twoje konto połączono z kontem u innego dostawcy. Kto się u niego zaloguje, wejdzie na Twoje konto bez hasła; kod jest nadal potrzebny, jeśli kody są włączone.} oidc_unlinked {Konto u innego dostawcy odłączono od Twojego konta. Nie otwiera już tu niczego, a pozostałe urządzenia zostały wylogowane.} operator_second_factor_off {Osoba prowadząca ten serwer wyłączyła Twoje kody jednorazowe oraz usunęła klucze dostępu i połączone konta. Do logowania znów wystarczy hasło, a wszystkie urządzenia zostały wylogowane.} other {Wyłączono Twoje kody jednorazowe. Do logowania znów wystarczy hasło.}}',
  'mail.secondFactorChanged.device': 'Urządzenie',
  'mail.secondFactorChanged.time': 'Kiedy',
  'mail.secondFactorChanged.network': 'Sieć',
  'mail.secondFactorChanged.action': 'Zobacz ustawienia bezpieczeństwa',
  'mail.secondFactorChanged.note':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu zmień hasło: to wyloguje wszystkie inne urządzenia.',
};

export const emailChangeMessages = {
  subject: defineMessage<{ readonly kind: string }>({
    id: 'mail.emailChange.subject',
    defaultMessage:
      '{kind, select, confirm {Confirm your new address for Hearback} taken {This address has a Hearback account already} asked {A new address was asked for on your Hearback account} other {The address of your Hearback account was changed}}',
    description: 'Subject of the letters about a change of the address that somebody logs in with',
  }),
  heading: defineMessage<{ readonly kind: string }>({
    id: 'mail.emailChange.heading',
    defaultMessage:
      '{kind, select, confirm {Confirm your new address} taken {This address has an account already} asked {A new address was asked for} other {Your address was changed}}',
    description: 'Heading of those letters',
  }),
  confirmBody: defineMessage<{ readonly name: string }>({
    id: 'mail.emailChange.confirmBody',
    defaultMessage:
      'Hello {name}, open the link to log in to Hearback with this address from now on. Your password stays the same.',
    description: 'First paragraph of the letter to the new address',
  }),
  takenBody: defineMessage<{ readonly name: string }>({
    id: 'mail.emailChange.takenBody',
    defaultMessage:
      'Hello {name}, somebody asked to use this address for another Hearback account. It belongs to an account already, so nothing was changed.',
    description: 'First paragraph of the letter to an address that cannot be taken',
  }),
  askedBody: defineMessage<{ readonly name: string }>({
    id: 'mail.emailChange.askedBody',
    defaultMessage:
      'Hello {name}, somebody who knows your password asked to log in to your account with another address. It changes once the link in the letter to that address is opened, within a day.',
    description: 'First paragraph of the letter to the address before, when a change is asked for',
  }),
  changedBody: defineMessage<{ readonly name: string }>({
    id: 'mail.emailChange.changedBody',
    defaultMessage:
      'Hello {name}, your account has another address now. You log in with it, and letters go there.',
    description: 'First paragraph of the letter to the address before, after a change',
  }),
  newAddress: defineMessage({
    id: 'mail.emailChange.newAddress',
    defaultMessage: 'New address',
    description: 'Label of a fact',
  }),
  oldAddress: defineMessage({
    id: 'mail.emailChange.oldAddress',
    defaultMessage: 'Address before',
    description: 'Label of a fact',
  }),
  action: defineMessage<{ readonly kind: string }>({
    id: 'mail.emailChange.action',
    defaultMessage:
      '{kind, select, confirm {Use this address} taken {Log in} asked {See your security settings} other {This was not me: take it back}}',
    description: 'Button of those letters',
  }),
  note: defineMessage<{ readonly kind: string }>({
    id: 'mail.emailChange.note',
    defaultMessage:
      '{kind, select, confirm {The link works for 24 hours and can be used once. You did not ask for this? Then leave this letter alone: without the link nothing happens.} taken {If it was you, log in with this address, or choose another one. If it was not, there is nothing to do.} asked {If it was you, there is nothing to do here. If not, change your password at once: that ends the change and logs out all other devices.} other {If it was you, there is nothing to do. The link works for seven days: it brings the old address back, logs out every device and asks for a new password.}}',
    description: 'Small print of those letters',
  }),
};

/** The letters about a change of the address, in Polish. */
export const emailChangePolish = {
  'mail.emailChange.subject':
    '{kind, select, confirm {Potwierdź nowy adres w Hearback} taken {Ten adres ma już konto w Hearback} asked {Prośba o nowy adres na koncie Hearback} other {Adres konta Hearback został zmieniony}}',
  'mail.emailChange.heading':
    '{kind, select, confirm {Potwierdź nowy adres} taken {Ten adres ma już konto} asked {Prośba o nowy adres} other {Adres został zmieniony}}',
  'mail.emailChange.confirmBody':
    'Dzień dobry, {name}! Otwórz link, aby od teraz logować się do Hearback tym adresem. Hasło pozostaje bez zmian.',
  'mail.emailChange.takenBody':
    'Dzień dobry, {name}! Ktoś chciał użyć tego adresu na innym koncie Hearback. Adres należy już do konta, więc nic się nie zmieniło.',
  'mail.emailChange.askedBody':
    'Dzień dobry, {name}! Ktoś, kto zna Twoje hasło, chce logować się na Twoje konto innym adresem. Adres zmieni się po otwarciu linku z wiadomości wysłanej na ten adres, w ciągu doby.',
  'mail.emailChange.changedBody':
    'Dzień dobry, {name}! Twoje konto ma teraz inny adres. Służy do logowania i tam przychodzą wiadomości.',
  'mail.emailChange.newAddress': 'Nowy adres',
  'mail.emailChange.oldAddress': 'Poprzedni adres',
  'mail.emailChange.action':
    '{kind, select, confirm {Użyj tego adresu} taken {Zaloguj się} asked {Zobacz ustawienia bezpieczeństwa} other {To nie ja: cofnij zmianę}}',
  'mail.emailChange.note':
    '{kind, select, confirm {Link działa przez 24 godziny i można go użyć raz. To nie Twoja prośba? Zostaw tę wiadomość: bez kliknięcia w link nic się nie stanie.} taken {Jeśli to Ty, zaloguj się tym adresem albo wybierz inny. Jeśli nie, nie musisz nic robić.} asked {Jeśli to Ty, nie musisz tu nic robić. Jeśli nie, od razu zmień hasło: to zatrzyma zmianę i wyloguje wszystkie inne urządzenia.} other {Jeśli to Ty, nie musisz nic robić. Link działa przez siedem dni: przywraca poprzedni adres, wylogowuje wszystkie urządzenia i prosi o nowe hasło.}}',
};
