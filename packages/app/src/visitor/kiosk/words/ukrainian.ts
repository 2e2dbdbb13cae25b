import type { KioskWords } from './KioskWords';

/** What a kiosk says in Ukrainian. */
export const ukrainian: KioskWords = {
  startTitle: 'Запустити кіоск',
  startHint:
    'Форма займає весь екран, для кожної людини починається спочатку й нікому не показує чужих слів.',
  pin: 'PIN-код для виходу',
  pinHint: 'Від 4 до 8 цифр, лише на цьому пристрої. Запишіть його: без нього з кіоску не вийти.',
  pinDigits: 'PIN-код має від 4 до 8 цифр.',
  start: 'Запустити кіоск',
  next: 'Наступна людина',
  closed: 'Кіоск закрито. Можете закрити цю сторінку.',
  idleTitle: 'Ви ще тут?',
  idleBefore: 'Форма почнеться спочатку через',
  stay: 'Я ще тут',
  pauseTitle: 'Невелика пауза',
  pauseBefore: 'Вашу відповідь буде надіслано через',
  leave: 'Вийти з кіоску',
  leaveTitle: 'Вийти з кіоску?',
  wrongPin: 'PIN-код неправильний.',
  waitBefore: 'Тричі неправильно. Спробуйте ще раз через',
  back: 'Назад до форми',
  seconds: 'с',
};
