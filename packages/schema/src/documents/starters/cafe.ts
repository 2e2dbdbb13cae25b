import type { Starter } from './Starter.ts';

/** Cream and terracotta: for a cup that is still warm. */
export const cafe: Starter = {
  id: 'starter-cafe',
  name: {
    'en-US': 'Café',
    'pl-PL': 'Kawiarnia',
  },
  document: {
    title: 'Café',
    style: {
      background_color: '#fbf1df',
      text_color: '#3a2417',
      accent_color: '#a63d17',
    },
    fields: [
      {
        id: 'text',
        type: 'text',
        text: {
          'en-US': 'Before the cup\ngoes cold',
          'pl-PL': 'Zanim kawa\nwystygnie',
        },
        font_size: 34,
        text_color: '#a63d17',
      },
      {
        id: 'rating',
        type: 'rating',
        label: {
          'en-US': 'How was it today?',
          'pl-PL': 'Jak było dzisiaj?',
        },
        required: true,
        font_size: 19,
        label_color: '#3a2417',
        star_color: '#bd5416',
      },
      {
        id: 'comment',
        type: 'comment',
        required: false,
        font_size: 16,
        label_color: '#3a2417',
        textbox_color: '#fffaf0',
        label: {
          'en-US': 'What hit the spot, what missed it?',
          'pl-PL': 'Co było w punkt, a co nie?',
        },
      },
      {
        id: 'name',
        type: 'name',
        required: false,
        font_size: 16,
        label_color: '#3a2417',
        textbox_color: '#fffaf0',
        label: {
          'en-US': 'Your name, if you like',
          'pl-PL': 'Twoje imię, jeśli chcesz',
        },
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: {
          'en-US': 'Tell the barista',
          'pl-PL': 'Powiedz bariście',
        },
        font_size: 17,
        label_color: '#fff8ea',
        button_color: '#a63d17',
      },
    ],
    thank_you: {
      text: {
        'en-US': 'The barista reads it before the next cup.',
        'pl-PL': 'Barista przeczyta to przed następną kawą.',
      },
    },
  },
};
