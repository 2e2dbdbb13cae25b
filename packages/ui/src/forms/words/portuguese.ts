import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'o seu nome',
  email: 'o seu e-mail',
  both: 'o seu nome e e-mail',
  contact: 'os seus contactos',
};

/** Built-in form texts in Portuguese. */
export const portuguese: FormWords = {
  onlyStars: 'Só as estrelas são necessárias, o resto é opcional.',
  marked: 'Os campos com * são obrigatórios.',
  rating: (rating, of = 10) => `${rating} de ${of}`,
  next: 'Seguinte',
  back: 'Voltar',
  step: (step, of) => `Pergunta ${step} de ${of}`,
  lowest: 'Mau',
  highest: 'Excelente',
  pictureNote: 'Só esta empresa vê a sua fotografia. O local e o dispositivo são removidos.',
  pictureAdded: 'A sua fotografia está anexada.',
  pictureRemove: 'Remover a fotografia',
  codeLabel: 'Código que abre este formulário num telemóvel',
  thanksTitle: 'Obrigado!',
  thanks: (venue) =>
    venue === undefined ? 'A sua opinião foi enviada.' : `A sua opinião chegou a ${venue}.`,
  canClose: 'Pode fechar esta página.',
  review: 'Escrever uma avaliação pública',
  receipt: 'O seu recibo: ler a resposta ou apagar tudo',
  receiptAsk: 'O seu recibo: pedir resposta por e-mail ou apagar tudo',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Só ${company ?? 'esta empresa'} vê ${named[details]}, para lhe responder.`;
    return hasReceipt ? `${told} Com o recibo que obtém depois do envio pode apagar tudo.` : told;
  },
  publish:
    'A minha avaliação e o meu comentário podem ser mostrados publicamente, também no site deste estabelecimento, com o meu primeiro nome se o indicar. Posso retirar isto a qualquer momento com o recibo.',
  publishName: 'Se aceitar a publicação, o seu primeiro nome é mostrado com a opinião.',
  closedTitle: 'Fechado por agora',
  closed: 'Este formulário está desligado de momento. Volte noutra ocasião.',
  unknownTitle: 'Aqui não há nenhum formulário',
  unknown:
    'O código não está aberto a visitantes ou o endereço está incompleto. Tente ler o código outra vez.',
  trap: 'Deixe isto vazio',
  defaults: {
    Text: 'Texto',
    'Your email': 'O seu e-mail',
    'Your name': 'O seu nome',
    'Tell us more': 'Conte-nos mais',
    'How was it?': 'Como correu?',
    Send: 'Enviar',
    'Continue on your phone': 'Continuar no telemóvel',
  },
  board: {
    title: 'O que disse, o que fizemos',
    said: 'Disseram-nos',
    did: 'O que fizemos',
    empty: 'Ainda não há nada aqui.',
    scan: 'Leia este código e diga-nos o que pensa',
    link: 'O que mudámos graças às opiniões',
  },
  answers: {
    title: 'O que dizem os visitantes',
    all: 'Avaliações dos últimos 12 meses',
    few: 'Menos de 10 avaliações nos últimos 12 meses: a média não é mostrada.',
    hidden: 'Ocultadas pelo estabelecimento',
    how: 'São mostradas as opiniões cujos autores o autorizaram, seja qual for a avaliação. A média conta todas as opiniões. Não se verifica se os autores estiveram no local.',
  },
};
