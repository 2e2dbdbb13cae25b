import type { KioskWords } from './KioskWords';

/** Kiosk texts in French. */
export const french: KioskWords = {
  startTitle: 'Démarrer la borne',
  startHint:
    'Le formulaire remplit l’écran, recommence pour chaque personne et ne montre jamais à personne les mots d’un autre.',
  pin: 'Code PIN pour quitter',
  pinHint:
    '4 à 8 chiffres, gardés sur cet appareil. Notez-le : sans lui, on ne peut pas quitter la borne.',
  pinDigits: 'Le code PIN doit avoir 4 à 8 chiffres.',
  start: 'Démarrer la borne',
  next: 'Personne suivante',
  closed: 'La borne est fermée. Vous pouvez fermer cette page.',
  idleTitle: 'Toujours là ?',
  idleBefore: 'Le formulaire recommence dans',
  stay: 'Je suis toujours là',
  pauseTitle: 'Une petite pause, s’il vous plaît',
  pauseBefore: 'Votre réponse sera envoyée dans',
  pausedTitle: 'Fermé pour le moment',
  pausedHint: 'Ce formulaire ne prend pas de réponses en ce moment. Il revient tout seul.',
  leave: 'Quitter la borne',
  leaveTitle: 'Quitter la borne ?',
  wrongPin: 'Ce code PIN n’est pas le bon.',
  waitBefore: 'Trois erreurs. Réessayez dans',
  back: 'Retour au formulaire',
  seconds: 's',
};
