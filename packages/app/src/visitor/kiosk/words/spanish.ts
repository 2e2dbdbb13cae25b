import type { KioskWords } from './KioskWords';

/** Kiosk texts in Spanish. */
export const spanish: KioskWords = {
  startTitle: 'Iniciar el quiosco',
  startHint:
    'El formulario llena la pantalla, empieza de nuevo para cada persona y nunca muestra a nadie las palabras de otro.',
  pin: 'PIN para salir',
  pinHint:
    'De 4 a 8 cifras, guardado en este dispositivo. Anótelo: sin él no se puede salir del quiosco.',
  pinDigits: 'El PIN necesita de 4 a 8 cifras.',
  start: 'Iniciar el quiosco',
  next: 'Siguiente persona',
  closed: 'El quiosco está cerrado. Puede cerrar esta página.',
  idleTitle: '¿Sigue ahí?',
  idleBefore: 'El formulario empieza de nuevo en',
  stay: 'Sigo aquí',
  pauseTitle: 'Una breve pausa, por favor',
  pauseBefore: 'Su respuesta se envía en',
  pausedTitle: 'Cerrado por ahora',
  pausedHint: 'Este formulario no acepta respuestas en este momento. Vuelve por sí solo.',
  leave: 'Salir del quiosco',
  leaveTitle: '¿Salir del quiosco?',
  wrongPin: 'Este PIN no es correcto.',
  waitBefore: 'Tres errores. Inténtelo de nuevo en',
  back: 'Volver al formulario',
  seconds: 's',
};
