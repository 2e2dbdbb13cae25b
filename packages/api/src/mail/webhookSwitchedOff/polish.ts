/** The letter after a webhook was switched off, in Polish. */
export const polish = {
  'mail.webhookSwitchedOff.subject': 'Webhook na koncie Hearback został wyłączony',
  'mail.webhookSwitchedOff.heading': 'Webhook został wyłączony',
  'mail.webhookSwitchedOff.failing':
    'Dzień dobry, {name}! Od {days, plural, one {# dnia} other {# dni}} żadna wiadomość nie dotarła do webhooka na Twoim koncie. Nic więcej tam nie wysyłamy.',
  'mail.webhookSwitchedOff.gone':
    'Dzień dobry, {name}! Program, do którego prowadzi webhook na Twoim koncie, odpowiedział, że już nie istnieje (status 410). Nic więcej tam nie wysyłamy.',
  'mail.webhookSwitchedOff.address': 'Adres',
  'mail.webhookSwitchedOff.action': 'Zobacz swoje webhooki',
  'mail.webhookSwitchedOff.note':
    'Gdy program znów będzie działać, włącz webhook i wyślij ponownie to, co się nie udało. Lista sięga {days, plural, one {# dnia} other {# dni}} wstecz.',
};
