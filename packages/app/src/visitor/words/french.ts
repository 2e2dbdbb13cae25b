import type { VisitorWords } from './VisitorWords';

/** Texts of the public form page in French. */
export const french: VisitorWords = {
  required: 'Ce champ est obligatoire.',
  invalidEmail: 'Adresse e-mail non valide.',
  tooLong: 'Ce texte est trop long.',
  shorten: 'Revenez en arrière, raccourcissez-le et renvoyez-le.',
  invalid: 'Cette réponse n’est pas possible.',
  pictureType: 'Utilisez une photo JPEG ou PNG.',
  pictureSize: 'Cette photo est trop grande.',
  sending: 'Envoi en cours…',
  savedTitle: 'Enregistré sur ce téléphone',
  saved: 'Nous l’enverrons tout seuls dès qu’il y aura du réseau.',
  keep: 'Pas encore envoyé. Gardez cette page ouverte, ou rouvrez-la quand vous aurez du réseau.',
  moment: 'Cela prend un instant.',
  closed: 'Ce formulaire est fermé en ce moment.',
  busy: 'Notre serveur a un problème en ce moment.',
  tryAgain: 'Nous réessayons de nous-mêmes.',
  keepForLater: 'Gardez cette page ouverte, ou rouvrez-la plus tard.',
  failed: 'Votre réponse n’a pas pu être envoyée. Rien n’est perdu : renvoyez-la dans un instant.',
  throttled: 'Beaucoup de personnes répondent en ce moment. Attendez une minute et renvoyez-la.',
  refused: 'Une erreur s’est produite lors de l’envoi de votre avis.',
  checkEmail: 'Vérifiez que l’adresse e-mail est valide.',
  taken:
    'Votre première réponse est arrivée et a été conservée. Celle-ci est différente : vous pouvez l’envoyer comme deuxième réponse.',
  second: 'Envoyer une deuxième réponse',
  troubleTitle: 'Le formulaire est inaccessible',
  trouble: 'Quelque chose ne fonctionne pas de notre côté. Veuillez réessayer dans un instant.',
  foreignTitle: 'Ouvrez le formulaire pour envoyer votre avis',
  foreign:
    'Un autre site web a tenté d’envoyer une réponse depuis votre navigateur. Rien n’a été enregistré. Si vous voulez nous dire quelque chose, ouvrez le formulaire et envoyez-le de là.',
  openForm: 'Ouvrir le formulaire',
  again: 'Réessayer',
  language: 'Langue',
  receipt: {
    title: 'Ce que vous avez envoyé',
    sentOn: (date) => `Envoyé le ${date}`,
    reply: (from) => `Réponse de ${from}`,
    noReply: 'Il n’y a pas encore de réponse. Enregistrez ce lien pour la lire plus tard.',
    contact: (from) =>
      `Laissez une adresse si vous souhaitez la réponse par e-mail. Seul ${from} la voit.`,
    contactKept: (email) => `La réponse sera aussi envoyée à ${email}.`,
    saveLink: 'Enregistrer le lien',
    linkSaved: 'Le lien est copié',
    shown:
      'Vous avez autorisé l’affichage public de votre note et de votre commentaire, avec votre prénom si vous l’avez indiqué.',
    withdraw: 'Retirer l’autorisation',
    withdrawn:
      'L’autorisation est retirée. Votre avis disparaît des pages publiques en moins d’une minute.',
    erase: 'Effacer ce que j’ai envoyé',
    eraseAll: (from) =>
      `Votre note, vos mots et vos coordonnées seront supprimés définitivement. ${from} ne les verra plus.`,
    eraseForGood: 'Effacer définitivement',
    erasedTitle: 'Votre avis est effacé',
    erased: (from) =>
      `Votre note, vos mots et vos coordonnées ont été supprimés. ${from} ne les voit plus.`,
    noneTitle: 'Il n’y a rien ici',
    none: 'Ce qui a été envoyé a été effacé, ou l’adresse est incomplète.',
    troubleTitle: 'Ce que vous avez envoyé est inaccessible',
  },
};
