import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in Spanish. */
export const spanish: VisitorWords = {
  required: 'Este campo es obligatorio.',
  invalidEmail: 'La dirección de correo no es válida.',
  tooLong: 'Este texto es demasiado largo.',
  shorten: 'Vuelva atrás, acórtelo y envíelo de nuevo.',
  invalid: 'Esta respuesta no es posible.',
  pictureType: 'Use una foto JPEG o PNG.',
  pictureSize: 'Esta foto es demasiado grande.',
  sending: 'Enviando…',
  savedTitle: 'Guardado en este teléfono',
  saved: 'Lo enviaremos solos en cuanto haya red.',
  keep: 'Aún no se ha enviado. Mantenga esta página abierta o ábrala de nuevo cuando tenga red.',
  moment: 'Esto tarda un momento.',
  closed: 'Este formulario está cerrado ahora mismo.',
  busy: 'Nuestro servidor tiene problemas ahora mismo.',
  tryAgain: 'Lo volvemos a intentar nosotros mismos.',
  keepForLater: 'Mantenga esta página abierta o ábrala de nuevo más tarde.',
  failed:
    'No hemos podido enviar su respuesta. No se ha perdido nada: envíela de nuevo en un momento.',
  throttled: 'Mucha gente está respondiendo ahora. Espere un minuto y envíela de nuevo.',
  refused: 'Se ha producido un error al enviar su opinión.',
  checkEmail: 'Compruebe que la dirección de correo es válida.',
  taken:
    'Su primera respuesta llegó y se ha conservado. Esta es distinta: puede enviarla como segunda respuesta.',
  second: 'Enviar una segunda respuesta',
  troubleTitle: 'El formulario no está disponible',
  trouble: 'Algo no funciona por nuestra parte. Vuelva a intentarlo en un momento.',
  foreignTitle: 'Abra el formulario para enviar su opinión',
  foreign:
    'Otro sitio web ha intentado enviar una respuesta desde su navegador. No se ha guardado nada. Si quiere decirnos algo, abra el formulario y envíelo desde allí.',
  openForm: 'Abrir el formulario',
  again: 'Intentar de nuevo',
  language: 'Idioma',
  receipt: {
    title: 'Lo que ha enviado',
    sentOn: (date) => `Enviado el ${date}`,
    reply: (from) => `Respuesta de ${from}`,
    noReply: 'Todavía no hay respuesta. Guarde este enlace para leerla más tarde.',
    contact: (from) => `Deje una dirección si desea la respuesta por correo. Solo ${from} la ve.`,
    contactKept: (email) => `La respuesta llegará también a ${email}.`,
    saveLink: 'Guardar el enlace',
    linkSaved: 'El enlace se ha copiado',
    shown:
      'Su valoración y su comentario pueden mostrarse públicamente con su permiso, con su nombre de pila si lo indicó.',
    withdraw: 'Retirar el permiso',
    withdrawn:
      'El permiso se ha retirado. La opinión desaparece de las páginas públicas en un minuto.',
    erase: 'Borrar lo que he enviado',
    eraseAll: (from) =>
      `Su valoración, sus palabras y sus datos de contacto se eliminarán para siempre. ${from} ya no los verá.`,
    eraseForGood: 'Borrar para siempre',
    erasedTitle: 'Su opinión se ha borrado',
    erased: (from) =>
      `Su valoración, sus palabras y sus datos de contacto se han eliminado. ${from} ya no los ve.`,
    noneTitle: 'Aquí no hay nada',
    none: 'Lo que se envió se ha borrado, o la dirección está incompleta.',
    troubleTitle: 'Lo que ha enviado no está disponible',
  },
};
