import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'votre nom',
  email: 'votre adresse e-mail',
  both: 'votre nom et votre adresse e-mail',
  contact: 'vos coordonnées',
};

/** Built-in form texts in French. */
export const french: FormWords = {
  onlyStars: 'Seules les étoiles sont nécessaires, le reste est facultatif.',
  marked: 'Les champs marqués * sont obligatoires.',
  rating: (rating, of = 10) => `${rating} sur ${of}`,
  next: 'Suivant',
  back: 'Retour',
  step: (step, of) => `Question ${step} sur ${of}`,
  lowest: 'Pas bien',
  highest: 'Excellent',
  pictureNote: 'Seule cette entreprise voit votre photo. Le lieu et l’appareil n’y figurent plus.',
  pictureAdded: 'Votre photo est jointe.',
  pictureRemove: 'Retirer la photo',
  codeLabel: 'Code qui ouvre ce formulaire sur un téléphone',
  thanksTitle: 'Merci !',
  thanks: (venue) =>
    venue === undefined ? 'Votre avis a été envoyé.' : `Votre avis est bien arrivé : ${venue}.`,
  canClose: 'Vous pouvez fermer cette page.',
  review: 'Écrire un avis public',
  receipt: 'Votre reçu : lire la réponse ou tout effacer',
  receiptAsk: 'Votre reçu : demander une réponse par e-mail ou tout effacer',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Personne d’autre que ${company ?? 'cette entreprise'} ne voit ${named[details]}, et c’est pour vous répondre.`;
    return hasReceipt
      ? `${told} Le reçu que vous obtenez après l’envoi permet de tout effacer.`
      : told;
  },
  publish:
    'Ma note et mon commentaire peuvent être affichés publiquement, y compris sur le site de cet établissement, avec mon prénom si je l’indique. Je peux revenir là-dessus à tout moment grâce au reçu.',
  publishName: 'Si vous acceptez la publication, votre prénom est affiché avec votre avis.',
  closedTitle: 'Fermé pour le moment',
  closed: 'Ce formulaire est désactivé pour l’instant. Revenez une autre fois.',
  unknownTitle: 'Il n’y a pas de formulaire ici',
  unknown:
    'Le code n’est pas ouvert aux visiteurs, ou son adresse est incomplète. Essayez de le scanner à nouveau.',
  trap: 'Laissez ce champ vide',
  defaults: {
    Text: 'Texte',
    'Your email': 'Votre e-mail',
    'Your name': 'Votre nom',
    'Tell us more': 'Dites-nous-en plus',
    'How was it?': 'Comment était-ce ?',
    Send: 'Envoyer',
    'Continue on your phone': 'Continuer sur votre téléphone',
  },
  board: {
    title: 'Vous avez dit, nous avons fait',
    said: 'Vous avez dit',
    did: 'Nous avons fait',
    empty: 'Il n’y a encore rien ici.',
    scan: 'Scannez ce code pour nous donner votre avis',
    link: 'Ce que nous avons changé grâce aux avis',
  },
  answers: {
    title: 'Ce que disent les visiteurs',
    all: 'Notes des 12 derniers mois',
    few: 'Moins de 10 notes ces 12 derniers mois : aucune moyenne n’est affichée.',
    hidden: 'Masqués par l’établissement',
    how: 'Les avis affichés sont ceux dont les auteurs l’ont autorisé, quelle que soit la note. La moyenne compte tous les avis. La présence des auteurs sur place n’est pas vérifiée.',
  },
};
