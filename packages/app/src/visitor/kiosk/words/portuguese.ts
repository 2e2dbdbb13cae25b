import type { KioskWords } from './KioskWords';

/** Kiosk texts in Portuguese. */
export const portuguese: KioskWords = {
  startTitle: 'Iniciar o quiosque',
  startHint:
    'O formulário enche o ecrã, recomeça para cada pessoa e nunca mostra a ninguém as palavras de outra.',
  pin: 'PIN para sair',
  pinHint:
    '4 a 8 algarismos, guardado neste dispositivo. Anote-o: sem ele não se pode sair do quiosque.',
  pinDigits: 'O PIN precisa de 4 a 8 algarismos.',
  start: 'Iniciar o quiosque',
  next: 'Próxima pessoa',
  closed: 'O quiosque está fechado. Pode fechar esta página.',
  idleTitle: 'Ainda aí está?',
  idleBefore: 'O formulário recomeça em',
  stay: 'Ainda aqui estou',
  pauseTitle: 'Uma curta pausa, por favor',
  pauseBefore: 'A sua resposta é enviada em',
  pausedTitle: 'Fechado por agora',
  pausedHint: 'Este formulário não aceita respostas de momento. Volta por si.',
  leave: 'Sair do quiosque',
  leaveTitle: 'Sair do quiosque?',
  wrongPin: 'Este PIN não está certo.',
  waitBefore: 'Três erros. Tente de novo em',
  back: 'Voltar ao formulário',
  seconds: 's',
};
