/** The letter after a login from a new device, in Polish. */
export const polish = {
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
