import type { Starter } from './Starter.ts';

/** White and signal red: what was missing from the shelves. */
export const shop: Starter = {
  id: 'starter-shop',
  name: {
    'en-US': 'Shop',
    'pl-PL': 'Sklep',
  },
  document: {
    title: 'Shop',
    style: {
      background_color: '#ffffff',
      text_color: '#20242b',
      accent_color: '#c3272b',
    },
    fields: [
      {
        id: 'text',
        type: 'text',
        text: {
          'en-US': 'Found what you\ncame for?',
          'pl-PL': 'Jest wszystko,\nczego szukasz?',
        },
        font_size: 32,
        text_color: '#c3272b',
      },
      {
        id: 'comment',
        type: 'comment',
        required: false,
        font_size: 16,
        label_color: '#20242b',
        textbox_color: '#f6f6f4',
        label: {
          'en-US': 'What was missing from our shelves?',
          'pl-PL': 'Czego zabrakło na półkach?',
        },
      },
      {
        id: 'email',
        type: 'email',
        required: false,
        font_size: 16,
        label_color: '#20242b',
        textbox_color: '#f6f6f4',
        label: {
          'en-US': 'Your email, to hear when it is in',
          'pl-PL': 'E-mail: damy znać, gdy będzie',
        },
      },
      {
        id: 'rating',
        type: 'rating',
        label: {
          'en-US': 'How was shopping with us?',
          'pl-PL': 'Jak się u nas robi zakupy?',
        },
        required: false,
        font_size: 18,
        label_color: '#20242b',
        star_color: '#c3272b',
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: {
          'en-US': 'Send',
          'pl-PL': 'Wyślij',
        },
        font_size: 17,
        label_color: '#ffffff',
        button_color: '#c3272b',
      },
    ],
    thank_you: {
      text: {
        'en-US': 'It helps us to fill the shelves.',
        'pl-PL': 'To pomoże nam uzupełnić półki.',
      },
    },
  },
};
