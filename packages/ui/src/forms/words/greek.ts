import type { AskedDetails, FormWords } from './FormWords';

const named: Readonly<Record<AskedDetails, string>> = {
  name: 'το όνομά σας',
  email: 'το email σας',
  both: 'το όνομα και το email σας',
  contact: 'τα στοιχεία επικοινωνίας σας',
};

/** Built-in form texts in Greek. */
export const greek: FormWords = {
  onlyStars: 'Μόνο τα αστέρια χρειάζονται, τα υπόλοιπα είναι προαιρετικά.',
  marked: 'Τα πεδία με * είναι υποχρεωτικά.',
  rating: (rating, of = 10) => `${rating} από ${of}`,
  next: 'Επόμενο',
  back: 'Πίσω',
  step: (step, of) => `Ερώτηση ${step} από ${of}`,
  lowest: 'Όχι καλά',
  highest: 'Εξαιρετικά',
  pictureNote: 'Τη φωτογραφία σας τη βλέπει μόνο αυτή η επιχείρηση. Τόπος και συσκευή αφαιρούνται.',
  pictureAdded: 'Η φωτογραφία σας επισυνάφθηκε.',
  pictureRemove: 'Αφαίρεση της φωτογραφίας',
  codeLabel: 'Κωδικός που ανοίγει αυτή τη φόρμα στο κινητό',
  thanksTitle: 'Ευχαριστούμε!',
  thanks: (venue) =>
    venue === undefined ? 'Η γνώμη σας στάλθηκε.' : `Η γνώμη σας έφτασε: ${venue}.`,
  canClose: 'Μπορείτε να κλείσετε αυτή τη σελίδα.',
  review: 'Γράψτε μια δημόσια κριτική',
  receipt: 'Η απόδειξή σας: διαβάστε την απάντηση ή διαγράψτε τα όλα',
  receiptAsk: 'Η απόδειξή σας: ζητήστε απάντηση με email ή διαγράψτε τα όλα',
  consent: ({ company, details, hasReceipt }) => {
    const told = `Μόνο ${company ?? 'αυτή η επιχείρηση'} βλέπει ${named[details]}, για να σας απαντήσει.`;
    return hasReceipt
      ? `${told} Με την απόδειξη που λαμβάνετε μετά την αποστολή μπορείτε να τα διαγράψετε όλα.`
      : told;
  },
  closedTitle: 'Κλειστό προς το παρόν',
  closed: 'Αυτή η φόρμα είναι προσωρινά απενεργοποιημένη. Ελάτε ξανά κάποια άλλη στιγμή.',
  unknownTitle: 'Δεν υπάρχει φόρμα εδώ',
  unknown:
    'Ο κωδικός δεν είναι ανοιχτός για επισκέπτες ή η διεύθυνσή του δεν είναι πλήρης. Δοκιμάστε να τον σαρώσετε ξανά.',
  trap: 'Αφήστε το κενό',
  defaults: {
    Text: 'Κείμενο',
    'Your email': 'Το email σας',
    'Your name': 'Το όνομά σας',
    'Tell us more': 'Πείτε μας περισσότερα',
    'How was it?': 'Πώς ήταν;',
    Send: 'Αποστολή',
    'Continue on your phone': 'Συνεχίστε στο κινητό σας',
  },
  board: {
    title: 'Εσείς το είπατε, εμείς το κάναμε',
    said: 'Εσείς είπατε',
    did: 'Εμείς κάναμε',
    empty: 'Δεν υπάρχει τίποτα εδώ ακόμη.',
    scan: 'Σαρώστε τον κωδικό και πείτε μας τη γνώμη σας',
    link: 'Τι αλλάξαμε χάρη στα σχόλια',
  },
};
