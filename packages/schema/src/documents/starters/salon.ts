import type { Starter } from './Starter.ts';

/** Blush and plum: the question in the mirror comes first. */
export const salon: Starter = {
  id: 'starter-salon',
  name: {
    'en-US': 'Salon',
    'pl-PL': 'Salon',
  },
  document: {
    title: 'Salon',
    style: {
      background_color: '#fbe8e4',
      text_color: '#4b1a2c',
      accent_color: '#8f2d4c',
    },
    fields: [
      {
        id: 'rating',
        type: 'rating',
        label: {
          'en-US': 'Do you love it?',
          'pl-PL': 'Jak się sobie podobasz?',
        },
        required: true,
        font_size: 28,
        label_color: '#8f2d4c',
        star_color: '#b03a5e',
      },
      {
        id: 'comment',
        type: 'comment',
        required: false,
        font_size: 17,
        label_color: '#4b1a2c',
        textbox_color: '#fff7f5',
        label: {
          'en-US': 'What would you change next time?',
          'pl-PL': 'Co zmienić następnym razem?',
        },
      },
      {
        id: 'name',
        type: 'name',
        required: false,
        font_size: 17,
        label_color: '#4b1a2c',
        textbox_color: '#fff7f5',
        label: {
          'en-US': 'Your name',
          'pl-PL': 'Twoje imię',
        },
      },
      {
        id: 'text',
        type: 'text',
        text: {
          'en-US': 'Your next visit begins with what you write here.',
          'pl-PL': 'Od tego, co napiszesz, zaczniemy następną wizytę.',
        },
        font_size: 15,
        text_color: '#4b1a2c',
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: {
          'en-US': 'Send to the salon',
          'pl-PL': 'Wyślij do salonu',
        },
        font_size: 17,
        label_color: '#fff7f5',
        button_color: '#8f2d4c',
      },
    ],
    thank_you: {
      text: {
        'en-US': 'See you at the next visit.',
        'pl-PL': 'Do zobaczenia na następnej wizycie.',
      },
    },
  },
};
