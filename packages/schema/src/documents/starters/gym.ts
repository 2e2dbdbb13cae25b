import type { Starter } from './Starter.ts';

/** Night blue and lime: two taps before the shower. */
export const gym: Starter = {
  id: 'starter-gym',
  name: { 'en-US': 'Gym', 'pl-PL': 'Siłownia' },
  document: {
    title: 'Gym',
    style: { background_color: '#14161f', text_color: '#f2f4ea', accent_color: '#c6ee4f' },
    fields: [
      {
        id: 'text',
        type: 'text',
        text: { 'en-US': 'Done for\ntoday?', 'pl-PL': 'Na dziś\nkoniec?' },
        font_size: 40,
        text_color: '#c6ee4f',
      },
      {
        id: 'rating',
        type: 'rating',
        label: { 'en-US': 'How was your workout?', 'pl-PL': 'Jak się ćwiczyło?' },
        required: true,
        font_size: 20,
        label_color: '#f2f4ea',
        star_color: '#c6ee4f',
      },
      {
        id: 'comment',
        type: 'comment',
        label: { 'en-US': 'What slowed you down?', 'pl-PL': 'Co Cię spowolniło?' },
        required: false,
        font_size: 17,
        label_color: '#f2f4ea',
        textbox_color: '#23263a',
      },
      {
        id: 'navigation',
        type: 'navigation',
        label: { 'en-US': 'Tell the team', 'pl-PL': 'Powiedz zespołowi' },
        font_size: 18,
        label_color: '#14161f',
        button_color: '#c6ee4f',
      },
    ],
    thank_you: {
      text: { 'en-US': 'Good work today. Rest well.', 'pl-PL': 'Dobra robota. Odpocznij.' },
    },
  },
};
