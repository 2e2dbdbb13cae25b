import { defineMessage } from '@formatjs/intl';

export const codePublishedMessages = {
  subject: defineMessage<{ readonly code: string }>({
    id: 'mail.codePublished.subject',
    defaultMessage: '“{code}” is ready for visitors',
    description: 'Subject of the letter after a code was published; the code is named by its owner',
  }),
  heading: defineMessage<{ readonly code: string }>({
    id: 'mail.codePublished.heading',
    defaultMessage: '“{code}” is published',
    description: 'Heading of the letter after a code was published',
  }),
  body: defineMessage<{ readonly location: string }>({
    id: 'mail.codePublished.body',
    defaultMessage:
      'Whoever scans the code at {location} now sees your form. The address below shows it too, so that you can try it.',
    description: 'The first paragraph of the letter after a code was published',
  }),
  attached: defineMessage({
    id: 'mail.codePublished.attached',
    defaultMessage:
      'The code in its frame comes with this letter, in real size: the PDF is for a printer, the SVG for design programs, the PNG for everything else. Print one, scan it, then hang it up.',
    description: 'Paragraph of the letter about the files that are attached to it',
  }),
  leftOut: defineMessage<{ readonly files: string }>({
    id: 'mail.codePublished.leftOut',
    defaultMessage:
      'Too large for a letter and left out: {files}. Download it from the page of the code instead.',
    description: 'Paragraph of the letter about files that are not attached; files: “PNG and SVG”',
  }),
  action: defineMessage({
    id: 'mail.codePublished.action',
    defaultMessage: 'Open the form',
    description: 'Button of the letter after a code was published',
  }),
  note: defineMessage({
    id: 'mail.codePublished.note',
    defaultMessage:
      'The printed code never changes: you can edit the form, pause it or publish it again at any time.',
    description: 'Small print of the letter after a code was published',
  }),
};

/** The letter after a code was published, in Polish. */
export const codePublishedPolish = {
  'mail.codePublished.subject': 'Kod „{code}” czeka na gości',
  'mail.codePublished.heading': 'Kod „{code}” jest opublikowany',
  'mail.codePublished.body':
    'Każdy, kto zeskanuje kod w miejscu {location}, zobaczy teraz Twój formularz. Możesz go też wypróbować pod adresem poniżej.',
  'mail.codePublished.attached':
    'Kod w ramce jest w załączeniu, w rzeczywistym rozmiarze: PDF dla drukarni, SVG do programów graficznych, PNG do wszystkiego innego. Wydrukuj jeden egzemplarz, zeskanuj go, a potem powieś.',
  'mail.codePublished.leftOut':
    'Za duże na list i pominięte: {files}. Zamiast tego pobierz plik ze strony kodu.',
  'mail.codePublished.action': 'Otwórz formularz',
  'mail.codePublished.note':
    'Wydrukowany kod nigdy się nie zmienia: formularz możesz w każdej chwili edytować, wstrzymać lub opublikować ponownie.',
};

export const webhookMadeMessages = {
  subject: defineMessage({
    id: 'mail.webhookMade.subject',
    defaultMessage: 'A new webhook in your Hearback account',
    description: 'Subject of the letter after a webhook was made',
  }),
  heading: defineMessage({
    id: 'mail.webhookMade.heading',
    defaultMessage: 'A webhook was added',
    description: 'Heading of the letter after a webhook was made',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.webhookMade.body',
    defaultMessage:
      'Hello {name}, from now on the address below is told what happens in your account, with the names and words of your visitors.',
    description: 'First paragraph of the letter after a webhook was made',
  }),
  movedSubject: defineMessage({
    id: 'mail.webhookMade.movedSubject',
    defaultMessage: 'A webhook of your Hearback account has a new address',
    description: 'Subject of the letter after the address of a webhook was changed',
  }),
  movedHeading: defineMessage({
    id: 'mail.webhookMade.movedHeading',
    defaultMessage: 'The address of a webhook was changed',
    description: 'Heading of the letter after the address of a webhook was changed',
  }),
  movedBody: defineMessage<{ readonly name: string }>({
    id: 'mail.webhookMade.movedBody',
    defaultMessage:
      'Hello {name}, a webhook leads to the address below now. It is told what happens in your account, with the names and words of your visitors.',
    description: 'First paragraph of the letter after the address of a webhook was changed',
  }),
  host: defineMessage({
    id: 'mail.webhookMade.host',
    defaultMessage: 'Address',
    description: 'Label of a fact: the host that a webhook leads to, such as example.com',
  }),
  events: defineMessage({
    id: 'mail.webhookMade.events',
    defaultMessage: 'It is told of',
    description: 'Label of a fact: what a webhook is told of, such as feedback.received',
  }),
  time: defineMessage({
    id: 'mail.webhookMade.time',
    defaultMessage: 'Time',
    description: 'Label of a fact: when the webhook was made or changed',
  }),
  action: defineMessage({
    id: 'mail.webhookMade.action',
    defaultMessage: 'See your webhooks',
    description: 'Button of the letter after a webhook was made',
  }),
  note: defineMessage({
    id: 'mail.webhookMade.note',
    defaultMessage:
      'If it was you, there is nothing to do. If not, remove the webhook and change your password at once.',
    description: 'Small print of the letter after a webhook was made',
  }),
};

/** The letter after a webhook was made or led elsewhere, in Polish. */
export const webhookMadePolish = {
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

export const webhookSwitchedOffMessages = {
  subject: defineMessage({
    id: 'mail.webhookSwitchedOff.subject',
    defaultMessage: 'A webhook of your Hearback account is switched off',
    description: 'Subject of the letter after a webhook was switched off because it does not work',
  }),
  heading: defineMessage({
    id: 'mail.webhookSwitchedOff.heading',
    defaultMessage: 'A webhook is switched off',
    description: 'Heading of the letter after a webhook was switched off',
  }),
  failing: defineMessage<{ readonly name: string; readonly days: number }>({
    id: 'mail.webhookSwitchedOff.failing',
    defaultMessage:
      'Hello {name}, for {days, plural, one {# day} other {# days}} no message arrived at a webhook of your account. We send nothing there any more.',
    description: 'First paragraph of the letter when every message to a webhook failed for days',
  }),
  gone: defineMessage<{ readonly name: string }>({
    id: 'mail.webhookSwitchedOff.gone',
    defaultMessage:
      'Hello {name}, the program behind a webhook of your account answered that it is gone (status 410). We send nothing there any more.',
    description: 'First paragraph of the letter when a webhook answered with the status 410',
  }),
  address: defineMessage({
    id: 'mail.webhookSwitchedOff.address',
    defaultMessage: 'Address',
    description: 'Label of a fact: the web address of the webhook',
  }),
  action: defineMessage({
    id: 'mail.webhookSwitchedOff.action',
    defaultMessage: 'See your webhooks',
    description: 'Button of the letter after a webhook was switched off',
  }),
  note: defineMessage<{ readonly days: number }>({
    id: 'mail.webhookSwitchedOff.note',
    defaultMessage:
      'Once the program works again, switch the webhook on and have what failed sent again. The list reaches back {days, plural, one {# day} other {# days}}.',
    description: 'Small print of the letter after a webhook was switched off',
  }),
};

/** The letter after a webhook was switched off, in Polish. */
export const webhookSwitchedOffPolish = {
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
