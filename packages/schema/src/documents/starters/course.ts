import type { Starter } from './Starter.ts';

/** Squared paper and ballpoint: what to explain once more. */
export const course: Starter = {
  id: 'starter-course',
  name: { 'en-US': 'Course', 'pl-PL': 'Kurs' },
  document: {
    title: 'Course',
    style: { background_color: '#e9f0fa', text_color: '#152a52', accent_color: '#2352ad' },
    fields: [
      {
        id: 'rating',
        type: 'rating',
        label: { 'en-US': 'Was it clear?', 'pl-PL': 'Czy było jasno?' },
        required: true,
        font_size: 30,
        label_color: '#2352ad',
        star_color: '#2352ad',
      },
      {
        id: 'comment',
        type: 'comment',
        label: { 'en-US': 'Where did we lose you?', 'pl-PL': 'Gdzie się zgubiliśmy?' },
        required: false,
        font_size: 18,
        label_color: '#152a52',
        textbox_color: '#ffffff',
      },
      {
        id: 'name',
        type: 'name',
        label: { 'en-US': 'Your name', 'pl-PL': 'Twoje imię' },
        required: false,
        font_size: 16,
        label_color: '#152a52',
        textbox_color: '#ffffff',
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: { 'en-US': 'Tell the teacher', 'pl-PL': 'Powiedz prowadzącemu' },
        font_size: 17,
        label_color: '#ffffff',
        button_color: '#2352ad',
      },
    ],
    thank_you: {
      text: {
        'en-US': 'It shapes the next lesson.',
        'pl-PL': 'To pomoże ułożyć następne zajęcia.',
      },
    },
  },
};
