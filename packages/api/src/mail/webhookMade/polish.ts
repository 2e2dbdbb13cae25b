/** The letter after a webhook was made or led elsewhere, in Polish. */
export const polish = {
  'mail.webhookMade.subject': 'Nowy webhook na koncie Hearback',
  'mail.webhookMade.heading': 'Dodano webhook',
  'mail.webhookMade.body':
    'Dzień dobry, {name}! Od teraz poniższy adres otrzymuje wiadomości o tym, co dzieje się na Twoim koncie, razem z danymi i słowami odwiedzających.',
  'mail.webhookMade.movedSubject': 'Webhook na koncie Hearback ma nowy adres',
  'mail.webhookMade.movedHeading': 'Zmieniono adres webhooka',
  'mail.webhookMade.movedBody':
    'Dzień dobry, {name}! Webhook prowadzi teraz pod poniższy adres, który otrzymuje wiadomości o tym, co dzieje się na Twoim koncie, razem z danymi i słowami odwiedzających.',
  'mail.webhookMade.host': 'Adres',
  'mail.webhookMade.events': 'Zdarzenia',
  'mail.webhookMade.time': 'Kiedy',
  'mail.webhookMade.action': 'Zobacz webhooki',
  'mail.webhookMade.note':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu usuń webhook i zmień hasło.',
};
