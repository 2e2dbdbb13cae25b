import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'su nombre',
  email: 'su correo electrónico',
  both: 'su nombre y su correo electrónico',
  contact: 'sus datos de contacto',
};

/** Built-in form texts in Spanish. */
export const spanish: FormWords = {
  onlyStars: 'Solo hacen falta las estrellas, lo demás es opcional.',
  marked: 'Los campos con * son obligatorios.',
  rating: (rating, of = 10) => `${rating} de ${of}`,
  next: 'Siguiente',
  back: 'Atrás',
  step: (step, of) => `Pregunta ${step} de ${of}`,
  lowest: 'Mal',
  highest: 'Excelente',
  pictureNote: 'Solo este negocio ve su foto. Se eliminan el lugar y el dispositivo.',
  pictureAdded: 'Su foto está adjunta.',
  pictureRemove: 'Quitar la foto',
  codeLabel: 'Código que abre este formulario en un teléfono',
  thanksTitle: '¡Gracias!',
  thanks: (venue) =>
    venue === undefined ? 'Su opinión se ha enviado.' : `Su opinión ha llegado a ${venue}.`,
  canClose: 'Puede cerrar esta página.',
  review: 'Escribir una reseña pública',
  receipt: 'Su recibo: leer la respuesta o borrarlo todo',
  receiptAsk: 'Su recibo: pedir respuesta por correo o borrarlo todo',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Solo ${company ?? 'esta empresa'} verá ${named[details]}, para poder responderle.`;
    return hasReceipt
      ? `${told} Con el recibo que obtiene después de enviar puede borrarlo todo.`
      : told;
  },
  publish:
    'Mi valoración y mi comentario pueden mostrarse públicamente, también en el sitio web de este negocio, con mi nombre de pila si lo indico. Puedo retirarlo en cualquier momento con el recibo.',
  publishName: 'Si acepta la publicación, su nombre de pila se muestra con su opinión.',
  closedTitle: 'Cerrado por ahora',
  closed: 'Este formulario está desactivado de momento. Vuelva en otra ocasión.',
  unknownTitle: 'Aquí no hay ningún formulario',
  unknown:
    'El código no está abierto a visitantes o su dirección está incompleta. Intente escanearlo de nuevo.',
  trap: 'Deje esto vacío',
  defaults: {
    Text: 'Texto',
    'Your email': 'Su correo',
    'Your name': 'Su nombre',
    'Tell us more': 'Cuéntenos más',
    'How was it?': '¿Qué tal ha ido?',
    Send: 'Enviar',
    'Continue on your phone': 'Continuar en su teléfono',
  },
  board: {
    title: 'Lo dijeron, lo hicimos',
    said: 'Ustedes dijeron',
    did: 'Nosotros hicimos',
    empty: 'Todavía no hay nada aquí.',
    scan: 'Escanee este código y díganos qué piensa',
    link: 'Qué hemos cambiado gracias a las opiniones',
  },
  answers: {
    title: 'Lo que dicen los visitantes',
    all: 'Valoraciones de los últimos 12 meses',
    few: 'Menos de 10 valoraciones en los últimos 12 meses: no se muestra la media.',
    hidden: 'Ocultas por el negocio',
    how: 'Se muestran las opiniones cuyos autores lo permitieron, sea cual sea su valoración. La media cuenta todas las opiniones. No se comprueba si los autores estuvieron allí.',
  },
};
