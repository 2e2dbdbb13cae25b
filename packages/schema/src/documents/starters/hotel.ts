import type { Starter } from './Starter.ts';

/** Navy and brass: for the evening before somebody leaves. */
export const hotel: Starter = {
  id: 'starter-hotel',
  name: {
    'en-US': 'Hotel',
    'pl-PL': 'Hotel',
  },
  document: {
    title: 'Hotel',
    style: {
      background_color: '#15243b',
      text_color: '#f5ecdb',
      accent_color: '#e5c07b',
    },
    fields: [
      {
        id: 'text',
        type: 'text',
        text: {
          'en-US': 'Did you sleep well?',
          'pl-PL': 'Jak się spało?',
        },
        font_size: 32,
        text_color: '#e5c07b',
      },
      {
        id: 'rating',
        type: 'rating',
        label: {
          'en-US': 'Your stay with us',
          'pl-PL': 'Twój pobyt u nas',
        },
        required: true,
        font_size: 18,
        label_color: '#f5ecdb',
        star_color: '#e5c07b',
      },
      {
        id: 'comment',
        type: 'comment',
        required: false,
        font_size: 16,
        label_color: '#f5ecdb',
        textbox_color: '#22344f',
        label: {
          'en-US': 'What can we still put right?',
          'pl-PL': 'Co jeszcze możemy poprawić?',
        },
      },
      {
        id: 'name',
        type: 'name',
        required: false,
        font_size: 16,
        label_color: '#f5ecdb',
        textbox_color: '#22344f',
        label: {
          'en-US': 'Your name and room',
          'pl-PL': 'Nazwisko i numer pokoju',
        },
      },
      {
        id: 'email',
        type: 'email',
        required: false,
        font_size: 16,
        label_color: '#f5ecdb',
        textbox_color: '#22344f',
        label: {
          'en-US': 'Email, if you would like an answer',
          'pl-PL': 'E-mail, jeśli mamy odpisać',
        },
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: {
          'en-US': 'Pass it to the front desk',
          'pl-PL': 'Przekaż recepcji',
        },
        font_size: 17,
        label_color: '#15243b',
        button_color: '#e5c07b',
      },
    ],
    thank_you: {
      text: {
        'en-US': 'If something is not right, the front desk can still help.',
        'pl-PL': 'Jeśli coś jest nie tak, recepcja wciąż może pomóc.',
      },
    },
  },
};
