import type { KioskWords } from './KioskWords';

/** Kiosk texts in Czech. */
export const czech: KioskWords = {
  startTitle: 'Spustit kiosek',
  startHint:
    'Formulář vyplní obrazovku, pro každého začne znovu a nikomu neukáže slova někoho jiného.',
  pin: 'PIN pro opuštění',
  pinHint: '4 až 8 číslic, uloženo v tomto zařízení. Zapište si ho: bez něj nelze kiosek opustit.',
  pinDigits: 'PIN musí mít 4 až 8 číslic.',
  start: 'Spustit kiosek',
  next: 'Další osoba',
  closed: 'Kiosek je zavřený. Tuto stránku můžete zavřít.',
  idleTitle: 'Jste tu ještě?',
  idleBefore: 'Formulář začne znovu za',
  stay: 'Jsem tu',
  pauseTitle: 'Krátká přestávka, prosím',
  pauseBefore: 'Vaše odpověď se odešle za',
  pausedTitle: 'Nyní zavřeno',
  pausedHint: 'Tento formulář teď odpovědi nepřijímá. Vrátí se sám.',
  leave: 'Opustit kiosek',
  leaveTitle: 'Opustit kiosek?',
  wrongPin: 'Tento PIN není správný.',
  waitBefore: 'Třikrát špatně. Zkuste to znovu za',
  back: 'Zpět na formulář',
  seconds: 's',
};
