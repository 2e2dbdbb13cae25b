import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'Ваше ім’я',
  email: 'Вашу електронну адресу',
  both: 'Ваші ім’я та електронну адресу',
  contact: 'Ваші контактні дані',
};

/** Built-in form texts in Ukrainian. */
export const ukrainian: FormWords = {
  onlyStars: 'Потрібні лише зірочки, решта — за бажанням.',
  marked: 'Поля з * обов’язкові.',
  rating: (rating, of = 10) => `${rating} з ${of}`,
  next: 'Далі',
  back: 'Назад',
  step: (step, of) => `Запитання ${step} з ${of}`,
  lowest: 'Погано',
  highest: 'Чудово',
  pictureNote: 'Ваше фото побачить лише цей заклад. Дані про місце та пристрій видаляються.',
  pictureAdded: 'Фото додано.',
  pictureRemove: 'Видалити фото',
  codeLabel: 'Код, який відкриває цю форму на телефоні',
  thanksTitle: 'Дякуємо!',
  thanks: (venue) =>
    venue === undefined ? 'Ваш відгук надіслано.' : `Ваш відгук отримано: ${venue}.`,
  canClose: 'Можете закрити цю сторінку.',
  review: 'Написати публічний відгук',
  receipt: 'Ваша квитанція: прочитати відповідь або видалити відгук',
  receiptAsk: 'Ваша квитанція: попросити відповідь поштою або видалити відгук',
  consent: ({ company, details, hasReceipt }) => {
    const told = `${named[details]} побачить лише ${company ?? 'цей заклад'}, щоб відповісти вам.`;
    return hasReceipt
      ? `${told} Після надсилання ви отримаєте квитанцію, за якою можете все видалити.`
      : told;
  },
  closedTitle: 'Тимчасово закрито',
  closed: 'Цю форму тимчасово вимкнено. Завітайте, будь ласка, іншим разом.',
  unknownTitle: 'Тут немає форми',
  unknown:
    'Код не відкрито для відвідувачів, або його адреса неповна. Спробуйте відсканувати ще раз.',
  trap: 'Залиште це поле порожнім',
  defaults: {
    Text: 'Текст',
    'Your email': 'Ваша е-пошта',
    'Your name': 'Ваше ім’я',
    'Tell us more': 'Розкажіть нам більше',
    'How was it?': 'Як усе пройшло?',
    Send: 'Надіслати',
    'Continue on your phone': 'Продовжити на телефоні',
  },
  board: {
    title: 'Ви сказали — ми зробили',
    said: 'Ви сказали',
    did: 'Ми зробили',
    empty: 'Тут ще нічого немає.',
    scan: 'Скануйте код і розкажіть, що думаєте',
    link: 'Що ми змінили завдяки відгукам',
  },
};
