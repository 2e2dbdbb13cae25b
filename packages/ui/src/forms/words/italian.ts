import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'il Suo nome',
  email: 'il Suo indirizzo e-mail',
  both: 'il Suo nome e il Suo indirizzo e-mail',
  contact: 'i Suoi recapiti',
};

/** Built-in form texts in Italian. */
export const italian: FormWords = {
  onlyStars: 'Servono solo le stelle, il resto è facoltativo.',
  marked: 'I campi con * sono obbligatori.',
  rating: (rating, of = 10) => `${rating} su ${of}`,
  next: 'Avanti',
  back: 'Indietro',
  step: (step, of) => `Domanda ${step} di ${of}`,
  lowest: 'Non bene',
  highest: 'Eccellente',
  pictureNote: 'Solo questa azienda vede la tua foto. Luogo e dispositivo vengono rimossi.',
  pictureAdded: 'La tua foto è allegata.',
  pictureRemove: 'Rimuovi la foto',
  codeLabel: 'Codice che apre questo modulo su un telefono',
  thanksTitle: 'Grazie!',
  thanks: (venue) =>
    venue === undefined
      ? 'La Sua opinione è stata inviata.'
      : `La Sua opinione è arrivata a ${venue}.`,
  canClose: 'Può chiudere questa pagina.',
  review: 'Scrivere una recensione pubblica',
  receipt: 'La Sua ricevuta: leggere la risposta o cancellare tutto',
  receiptAsk: 'La Sua ricevuta: chiedere una risposta via e-mail o cancellare tutto',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Solo ${company ?? 'questa azienda'} vede ${named[details]}, per poterLe rispondere.`;
    return hasReceipt
      ? `${told} Con la ricevuta che riceve dopo l’invio può cancellare tutto.`
      : told;
  },
  publish:
    'Il mio voto e il mio commento possono essere mostrati pubblicamente, anche sul sito di questa attività, con il mio nome se lo indico. Posso revocarlo in ogni momento con la ricevuta.',
  publishName: 'Se accetta la pubblicazione, il Suo nome viene mostrato con l’opinione.',
  closedTitle: 'Chiuso per ora',
  closed: 'Questo modulo è momentaneamente disattivato. Torni un’altra volta.',
  unknownTitle: 'Qui non c’è nessun modulo',
  unknown:
    'Il codice non è aperto ai visitatori o il suo indirizzo è incompleto. Provi a scansionarlo di nuovo.',
  trap: 'Lasci vuoto questo campo',
  defaults: {
    Text: 'Testo',
    'Your email': 'La Sua e-mail',
    'Your name': 'Il Suo nome',
    'Tell us more': 'Ci dica di più',
    'How was it?': 'Com’è andata?',
    Send: 'Invia',
    'Continue on your phone': 'Continui sul Suo telefono',
  },
  board: {
    title: 'L’avete detto, l’abbiamo fatto',
    said: 'Avete detto',
    did: 'Abbiamo fatto',
    empty: 'Qui non c’è ancora niente.',
    scan: 'Inquadri questo codice e ci dica cosa pensa',
    link: 'Che cosa abbiamo cambiato grazie alle opinioni',
  },
  answers: {
    title: 'Che cosa dicono i visitatori',
    all: 'Voti degli ultimi 12 mesi',
    few: 'Meno di 10 voti negli ultimi 12 mesi: la media non viene mostrata.',
    hidden: 'Nascoste dall’attività',
    how: 'Sono mostrate le opinioni i cui autori lo hanno permesso, qualunque sia il voto. La media conta tutte le opinioni. Non si verifica se gli autori siano stati sul posto.',
  },
};
