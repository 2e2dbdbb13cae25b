import type { Starter } from './Starter.ts';

/** Graphite and signal orange: whatever still rattles comes back. */
export const workshop: Starter = {
  id: 'starter-workshop',
  name: {
    'en-US': 'Workshop',
    'pl-PL': 'Warsztat',
  },
  document: {
    title: 'Workshop',
    style: {
      background_color: '#22272b',
      text_color: '#f2eee7',
      accent_color: '#ff9233',
    },
    fields: [
      {
        id: 'text',
        type: 'text',
        text: {
          'en-US': 'Does it run\nas it should?',
          'pl-PL': 'Działa\njak należy?',
        },
        font_size: 34,
        text_color: '#f2eee7',
      },
      {
        id: 'rating',
        type: 'rating',
        label: {
          'en-US': 'Our work',
          'pl-PL': 'Nasza praca',
        },
        required: true,
        font_size: 20,
        label_color: '#f2eee7',
        star_color: '#ff9233',
      },
      {
        id: 'comment',
        type: 'comment',
        required: false,
        font_size: 18,
        label_color: '#f2eee7',
        textbox_color: '#30373d',
        label: {
          'en-US': 'Is anything still rattling?',
          'pl-PL': 'Czy coś jeszcze stuka?',
        },
      },
      {
        id: 'name',
        type: 'name',
        required: false,
        font_size: 16,
        label_color: '#f2eee7',
        textbox_color: '#30373d',
        label: {
          'en-US': 'The name on the order',
          'pl-PL': 'Nazwisko ze zlecenia',
        },
      },
      {
        id: 'email',
        type: 'email',
        required: false,
        font_size: 16,
        label_color: '#f2eee7',
        textbox_color: '#30373d',
        label: {
          'en-US': 'Email, if we should take another look',
          'pl-PL': 'E-mail, jeśli mamy zajrzeć jeszcze raz',
        },
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: {
          'en-US': 'Tell the workshop',
          'pl-PL': 'Zgłoś do warsztatu',
        },
        font_size: 18,
        label_color: '#22180c',
        button_color: '#ff9233',
      },
    ],
    thank_you: { text: { 'en-US': 'Drive safely.', 'pl-PL': 'Szerokiej drogi.' } },
  },
};
