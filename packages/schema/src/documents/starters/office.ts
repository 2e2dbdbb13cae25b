import type { Starter } from './Starter.ts';

/** Stone and the red of a coat of arms: did it work, without a name and without a file. */
export const office: Starter = {
  id: 'starter-office',
  name: { 'en-US': 'City office', 'pl-PL': 'Urząd miasta' },
  document: {
    title: 'City office',
    style: { background_color: '#f3f0ea', text_color: '#2b2622', accent_color: '#9c1c2e' },
    fields: [
      {
        id: 'rating',
        type: 'rating',
        label: { 'en-US': 'How did we serve you?', 'pl-PL': 'Jak Cię obsłużono?' },
        required: true,
        font_size: 28,
        label_color: '#9c1c2e',
        star_color: '#9c1c2e',
      },
      {
        id: 'done',
        type: 'yes_no',
        label: {
          'en-US': 'Did you get done what you came for?',
          'pl-PL': 'Czy udało się załatwić sprawę?',
        },
        yes_label: { 'en-US': 'Yes', 'pl-PL': 'Tak' },
        no_label: { 'en-US': 'No', 'pl-PL': 'Nie' },
        required: false,
        font_size: 18,
        label_color: '#2b2622',
      },
      {
        id: 'comment',
        type: 'comment',
        label: {
          'en-US': 'What would have saved you a second visit?',
          'pl-PL': 'Co oszczędziłoby Ci drugiej wizyty?',
        },
        required: false,
        font_size: 18,
        label_color: '#2b2622',
        textbox_color: '#ffffff',
      },
      {
        id: 'text',
        type: 'text',
        text: {
          'en-US': 'Please leave out your case number.',
          'pl-PL': 'Nie podawaj tu numeru sprawy.',
        },
        font_size: 15,
        text_color: '#2b2622',
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: { 'en-US': 'Send to the office', 'pl-PL': 'Wyślij do urzędu' },
        font_size: 17,
        label_color: '#ffffff',
        button_color: '#9c1c2e',
      },
    ],
    thank_you: {
      text: {
        'en-US': 'It goes to the people at the counter.',
        'pl-PL': 'Trafi do osób przy okienku.',
      },
    },
  },
};
