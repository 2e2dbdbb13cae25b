import type { Starter } from './Starter.ts';

/** Bottle green and brass: asked with the bill, read in the kitchen. */
export const restaurant: Starter = {
  id: 'starter-restaurant',
  name: { 'en-US': 'Restaurant', 'pl-PL': 'Restauracja' },
  document: {
    title: 'Restaurant',
    style: { background_color: '#173229', text_color: '#f6ecd9', accent_color: '#d9a85a' },
    fields: [
      {
        id: 'rating',
        type: 'rating',
        label: { 'en-US': 'How did it taste?', 'pl-PL': 'Jak smakowało?' },
        required: true,
        font_size: 30,
        label_color: '#f6ecd9',
        star_color: '#e2b465',
      },
      {
        id: 'comment',
        type: 'comment',
        label: {
          'en-US': 'One dish to keep, one to change?',
          'pl-PL': 'Które danie zostawić, które zmienić?',
        },
        required: false,
        font_size: 17,
        label_color: '#f6ecd9',
        textbox_color: '#23453a',
      },
      {
        id: 'text',
        type: 'text',
        text: { 'en-US': 'The kitchen reads every line.', 'pl-PL': 'Kuchnia czyta każde zdanie.' },
        font_size: 15,
        text_color: '#d9a85a',
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: { 'en-US': 'Tell the kitchen', 'pl-PL': 'Powiedz kuchni' },
        font_size: 17,
        label_color: '#173229',
        button_color: '#d9a85a',
      },
    ],
    thank_you: {
      text: { 'en-US': 'It goes straight to the kitchen.', 'pl-PL': 'Trafia prosto do kuchni.' },
    },
  },
};
