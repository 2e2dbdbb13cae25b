import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'името Ви',
  email: 'имейл адреса Ви',
  both: 'името и имейл адреса Ви',
  contact: 'данните Ви за контакт',
};

/** Built-in form texts in Bulgarian. */
export const bulgarian: FormWords = {
  onlyStars: 'Нужни са само звездите, останалото е по желание.',
  marked: 'Полетата със * са задължителни.',
  rating: (rating, of = 10) => `${rating} от ${of}`,
  next: 'Напред',
  back: 'Назад',
  step: (step, of) => `Въпрос ${step} от ${of}`,
  lowest: 'Лошо',
  highest: 'Отлично',
  pictureNote: 'Само тази фирма вижда снимката ви. Данните за място и устройство се премахват.',
  pictureAdded: 'Снимката е прикачена.',
  pictureRemove: 'Премахване на снимката',
  codeLabel: 'Код, който отваря този формуляр на телефон',
  thanksTitle: 'Благодарим Ви!',
  thanks: (venue) =>
    venue === undefined ? 'Мнението Ви е изпратено.' : `Мнението Ви е получено: ${venue}.`,
  canClose: 'Можете да затворите тази страница.',
  review: 'Напишете публичен отзив',
  receipt: 'Вашата разписка: прочетете отговора или изтрийте всичко',
  receiptAsk: 'Вашата разписка: поискайте отговор по имейл или изтрийте всичко',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Само ${company ?? 'този обект'} вижда ${named[details]}, за да може да Ви отговори.`;
    return hasReceipt
      ? `${told} С разписката, която получавате след изпращането, можете да изтриете всичко.`
      : told;
  },
  closedTitle: 'В момента е затворено',
  closed: 'Този формуляр е временно изключен. Моля, елате друг път.',
  unknownTitle: 'Тук няма формуляр',
  unknown:
    'Кодът не е отворен за посетители или адресът му е непълен. Опитайте да го сканирате отново.',
  trap: 'Оставете празно',
  defaults: {
    Text: 'Текст',
    'Your email': 'Вашият имейл',
    'Your name': 'Вашето име',
    'Tell us more': 'Разкажете ни повече',
    'How was it?': 'Как беше?',
    Send: 'Изпрати',
    'Continue on your phone': 'Продължете на телефона си',
  },
  board: {
    title: 'Вие казахте, ние направихме',
    said: 'Вие казахте',
    did: 'Ние направихме',
    empty: 'Тук още няма нищо.',
    scan: 'Сканирайте кода и ни кажете мнението си',
    link: 'Какво променихме благодарение на отзивите',
  },
};
