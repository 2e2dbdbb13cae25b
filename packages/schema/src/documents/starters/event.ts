import type { Starter } from './Starter.ts';

/** Poster yellow and black: loud, and over in ten seconds. */
export const event: Starter = {
  id: 'starter-event',
  name: {
    'en-US': 'Event',
    'pl-PL': 'Wydarzenie',
  },
  document: {
    title: 'Event',
    style: {
      background_color: '#ffd22e',
      text_color: '#17150f',
      accent_color: '#17150f',
    },
    fields: [
      {
        id: 'text',
        type: 'text',
        text: {
          'en-US': 'Lights on.\nBe honest.',
          'pl-PL': 'Kurtyna.\nSzczerze.',
        },
        font_size: 44,
        text_color: '#17150f',
      },
      {
        id: 'rating',
        type: 'rating',
        label: {
          'en-US': 'How was tonight?',
          'pl-PL': 'Jak było dziś?',
        },
        required: true,
        font_size: 22,
        label_color: '#17150f',
        star_color: '#17150f',
      },
      {
        id: 'comment',
        type: 'comment',
        required: false,
        font_size: 18,
        label_color: '#17150f',
        textbox_color: '#ffeeb0',
        label: {
          'en-US': 'What will you tell others?',
          'pl-PL': 'O czym opowiesz innym?',
        },
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: {
          'en-US': 'Send it backstage',
          'pl-PL': 'Wyślij za kulisy',
        },
        font_size: 20,
        label_color: '#ffd22e',
        button_color: '#17150f',
      },
    ],
    thank_you: {
      text: { 'en-US': 'See you at the next one.', 'pl-PL': 'Do zobaczenia następnym razem.' },
    },
  },
};
