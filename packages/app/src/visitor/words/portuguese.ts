import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Portuguese. */
export const portuguese: VisitorWords = {
  required: 'Este campo é obrigatório.',
  invalidEmail: 'Endereço de e-mail inválido.',
  tooLong: 'Este texto é demasiado longo.',
  shorten: 'Volte atrás, encurte-o e envie-o de novo.',
  invalid: 'Esta resposta não é possível.',
  pictureType: 'Use uma fotografia JPEG ou PNG.',
  pictureSize: 'Esta fotografia é demasiado grande.',
  sending: 'A enviar…',
  savedTitle: 'Guardado neste telemóvel',
  saved: 'Enviamos por nós próprios assim que houver rede.',
  keep: 'Ainda não foi enviado. Mantenha esta página aberta ou abra-a de novo quando tiver rede.',
  moment: 'Isto demora um momento.',
  closed: 'Este formulário está fechado agora.',
  busy: 'O nosso servidor está com problemas agora.',
  tryAgain: 'Voltamos a tentar por nós próprios.',
  keepForLater: 'Mantenha esta página aberta ou abra-a de novo mais tarde.',
  failed: 'Não foi possível enviar a sua resposta. Nada se perdeu: envie-a de novo daqui a pouco.',
  throttled: 'Há muita gente a responder agora. Espere um minuto e envie-a de novo.',
  refused: 'Ocorreu um erro ao enviar a sua opinião.',
  checkEmail: 'Verifique se o endereço de e-mail é válido.',
  taken:
    'A sua primeira resposta chegou e foi guardada. Esta é diferente: pode enviá-la como segunda resposta.',
  second: 'Enviar uma segunda resposta',
  troubleTitle: 'O formulário não está acessível',
  trouble: 'Algo não está a funcionar do nosso lado. Tente de novo daqui a pouco.',
  foreignTitle: 'Abra o formulário para enviar a sua opinião',
  foreign:
    'Outro site tentou enviar uma resposta a partir do seu navegador. Nada foi guardado. Se quiser dizer-nos algo, abra o formulário e envie a partir daí.',
  openForm: 'Abrir o formulário',
  again: 'Tentar de novo',
  language: 'Idioma',
  receipt: {
    title: 'O que enviou',
    sentOn: (date) => `Enviado em ${date}`,
    reply: (from) => `Resposta de ${from}`,
    noReply: 'Ainda não há resposta. Guarde esta ligação para a ler mais tarde.',
    contact: (from) => `Deixe um endereço se quiser a resposta por e-mail. Só ${from} o vê.`,
    contactKept: (email) => `A resposta seguirá também para ${email}.`,
    saveLink: 'Guardar a ligação',
    linkSaved: 'A ligação foi copiada',
    shown:
      'A sua avaliação e o seu comentário podem ser mostrados publicamente com a sua autorização, com o primeiro nome se o indicou.',
    withdraw: 'Retirar a autorização',
    withdrawn:
      'A autorização foi retirada. A opinião desaparece das páginas públicas dentro de um minuto.',
    erase: 'Apagar o que enviei',
    eraseAll: (from) =>
      `A sua avaliação, as suas palavras e os seus contactos são removidos para sempre. ${from} deixa de os ver.`,
    eraseForGood: 'Apagar para sempre',
    erasedTitle: 'A sua opinião foi apagada',
    erased: (from) =>
      `A sua avaliação, as suas palavras e os seus contactos foram removidos. ${from} já não os vê.`,
    noneTitle: 'Aqui não há nada',
    none: 'O que foi enviado foi apagado, ou o endereço está incompleto.',
    troubleTitle: 'O que enviou não está acessível',
  },
};
