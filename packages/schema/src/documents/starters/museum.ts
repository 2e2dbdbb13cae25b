import type { Starter } from './Starter.ts';

/** Stone and ink: a guest book, and the rating after it. */
export const museum: Starter = {
  id: 'starter-museum',
  name: {
    'en-US': 'Museum',
    'pl-PL': 'Muzeum',
  },
  document: {
    title: 'Museum',
    style: {
      background_color: '#e8e4db',
      text_color: '#1d1b18',
      accent_color: '#7d2f1f',
    },
    fields: [
      {
        id: 'comment',
        type: 'comment',
        required: false,
        font_size: 27,
        label_color: '#1d1b18',
        textbox_color: '#f7f5f0',
        label: {
          'en-US': 'What stays with you?',
          'pl-PL': 'Co z Tobą zostanie?',
        },
      },
      {
        id: 'name',
        type: 'name',
        required: false,
        font_size: 16,
        label_color: '#1d1b18',
        textbox_color: '#f7f5f0',
        label: {
          'en-US': 'Signed',
          'pl-PL': 'Podpis',
        },
      },
      {
        id: 'rating',
        type: 'rating',
        label: {
          'en-US': 'Your visit today',
          'pl-PL': 'Twoja dzisiejsza wizyta',
        },
        required: true,
        font_size: 18,
        label_color: '#1d1b18',
        star_color: '#7d2f1f',
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: {
          'en-US': 'Leave it in the guest book',
          'pl-PL': 'Wpisz do księgi gości',
        },
        font_size: 17,
        label_color: '#f7f5f0',
        button_color: '#1d1b18',
      },
    ],
    thank_you: {
      text: {
        'en-US': 'Your words stay in our guest book.',
        'pl-PL': 'Twoje słowa zostają w naszej księdze gości.',
      },
    },
  },
};
