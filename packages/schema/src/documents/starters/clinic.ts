import type { Starter } from './Starter.ts';

/** Pale water and petrol: calm, without a name, and nothing about health. */
export const clinic: Starter = {
  id: 'starter-clinic',
  name: {
    'en-US': 'Clinic',
    'pl-PL': 'Przychodnia',
  },
  document: {
    title: 'Clinic',
    style: {
      background_color: '#eef6f6',
      text_color: '#12363d',
      accent_color: '#0b6472',
    },
    fields: [
      {
        id: 'rating',
        type: 'rating',
        label: {
          'en-US': 'How was our care?',
          'pl-PL': 'Jak Cię przyjęliśmy?',
        },
        required: true,
        font_size: 26,
        label_color: '#12363d',
        star_color: '#0b7a8a',
      },
      {
        id: 'comment',
        type: 'comment',
        required: false,
        font_size: 17,
        label_color: '#12363d',
        textbox_color: '#ffffff',
        label: {
          'en-US': 'What would have made it easier?',
          'pl-PL': 'Co ułatwiłoby Ci wizytę?',
        },
      },
      {
        id: 'text',
        type: 'text',
        text: {
          'en-US': 'We ask for no name. Please write about your visit, not about your health.',
          'pl-PL': 'Nie pytamy o nazwisko. Napisz o wizycie, nie o swoim zdrowiu.',
        },
        font_size: 15,
        text_color: '#12363d',
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: {
          'en-US': 'Send without a name',
          'pl-PL': 'Wyślij anonimowo',
        },
        font_size: 17,
        label_color: '#ffffff',
        button_color: '#0b6472',
      },
    ],
    thank_you: {
      text: { 'en-US': 'It was sent without your name.', 'pl-PL': 'Wysłano bez nazwiska.' },
    },
  },
};
