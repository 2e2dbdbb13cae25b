import { FormDocument, FrameDocument, type ImageReference } from '@hearback/schema/documents';
import * as v from 'valibot';

const paper = '#f6f1e7';
const ink = '#26231e';
const teal = '#0a6b5d';
const mint = '#dff0ea';
const rye = '#7a3f12';
const crust = '#f7e3c4';

const nameField = { type: 'name', label: { 'en-US': 'Your name', 'pl-PL': 'Twoje imię' } };
const emailField = {
  type: 'email',
  label: {
    'en-US': 'Your email, if you want an answer',
    'pl-PL': 'Twój e-mail, jeśli mamy odpisać',
  },
};

/** The forms of the sample workspace, in English and Polish. */
export const makeForms = (logo: ImageReference) => ({
  table: v.parse(FormDocument, {
    title: 'At the table',
    style: { background_color: paper, text_color: ink, accent_color: teal },
    fields: [
      { type: 'logo', image: logo, alt: 'Bluebird Coffee' },
      {
        type: 'text',
        text: {
          'en-US': 'Thank you for stopping by. Two questions, twenty seconds.',
          'pl-PL': 'Dziękujemy za wizytę. Dwa pytania, dwadzieścia sekund.',
        },
        font_size: 16,
        text_color: ink,
      },
      {
        type: 'rating',
        label: { 'en-US': 'How was your visit?', 'pl-PL': 'Jak minęła wizyta?' },
        required: true,
        font_size: 28,
        label_color: ink,
        star_color: '#a86400',
      },
      {
        type: 'comment',
        label: {
          'en-US': 'What should we keep, what should we change?',
          'pl-PL': 'Co zostawić, a co zmienić?',
        },
        label_color: ink,
      },
      nameField,
      emailField,
      {
        type: 'navigation',
        label: { 'en-US': 'Send', 'pl-PL': 'Wyślij' },
        button_color: teal,
        label_color: '#ffffff',
      },
    ],
  }),
  takeaway: v.parse(FormDocument, {
    title: 'To go',
    style: { background_color: '#ffffff', text_color: ink, accent_color: teal },
    fields: [
      { type: 'logo', image: logo, alt: 'Bluebird Coffee' },
      {
        type: 'rating',
        label: { 'en-US': 'How was your order?', 'pl-PL': 'Jak smakowało?' },
        required: true,
        font_size: 28,
        label_color: ink,
      },
      {
        type: 'comment',
        label: { 'en-US': 'Anything we should know?', 'pl-PL': 'Coś, o czym powinniśmy wiedzieć?' },
        label_color: ink,
      },
      emailField,
      { type: 'navigation', label: { 'en-US': 'Send', 'pl-PL': 'Wyślij' }, button_color: teal },
    ],
  }),
  bakery: v.parse(FormDocument, {
    title: 'Fresh from the oven',
    style: { background_color: crust, text_color: ink, accent_color: rye },
    fields: [
      {
        type: 'text',
        text: { 'en-US': 'Pod Lipą: bread since 1987.', 'pl-PL': 'Pod Lipą: chleb od 1987 roku.' },
        font_size: 16,
        text_color: rye,
      },
      {
        type: 'rating',
        label: { 'en-US': 'How do you like our bread?', 'pl-PL': 'Jak smakuje nasz chleb?' },
        required: true,
        font_size: 28,
        label_color: ink,
        star_color: rye,
      },
      {
        type: 'comment',
        label: { 'en-US': 'Tell the bakers', 'pl-PL': 'Napisz do piekarzy' },
        label_color: ink,
      },
      nameField,
      {
        type: 'navigation',
        label: { 'en-US': 'Tell them', 'pl-PL': 'Przekaż' },
        button_color: rye,
        label_color: '#ffffff',
      },
    ],
  }),
});

const caption = {
  'en-US': 'Point your camera at the square',
  'pl-PL': 'Skieruj aparat na kwadrat',
};

/** The frames of the sample workspace: a card for tables, a sticker, and a tent for the counter. */
export const makeFrames = () => ({
  card: v.parse(FrameDocument, {
    name: 'Table card',
    size: { width_mm: 105, height_mm: 148, bleed_mm: 3, placement: 'table' },
    background_color: paper,
    content: [
      { id: 'band', type: 'shape', x_mm: -3, y_mm: -3, width_mm: 111, height_mm: 53, fill: teal },
      {
        id: 'question',
        type: 'text',
        text: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' },
        x_mm: 8,
        y_mm: 13,
        width_mm: 89,
        font_size_pt: 36,
        font_weight: 700,
        font_family: 'display',
        color: '#ffffff',
      },
      {
        id: 'promise',
        type: 'text',
        text: { 'en-US': 'Tell us in twenty seconds', 'pl-PL': 'Powiedz nam w dwadzieścia sekund' },
        x_mm: 8,
        y_mm: 32,
        width_mm: 89,
        font_size_pt: 13,
        color: mint,
      },
      {
        id: 'panel',
        type: 'shape',
        x_mm: 21.5,
        y_mm: 58,
        width_mm: 62,
        height_mm: 62,
        radius_mm: 4,
        fill: '#ffffff',
        line_color: '#d9cfbc',
        line_width_mm: 0.3,
      },
      { id: 'code', type: 'code', x_mm: 23.5, y_mm: 60, width_mm: 58 },
      {
        id: 'caption',
        type: 'text',
        text: caption,
        x_mm: 10,
        y_mm: 126,
        width_mm: 85,
        font_size_pt: 12,
        font_weight: 600,
        color: ink,
      },
      {
        id: 'ease',
        type: 'text',
        text: { 'en-US': 'No app, no account', 'pl-PL': 'Bez aplikacji, bez konta' },
        x_mm: 10,
        y_mm: 133.5,
        width_mm: 85,
        font_size_pt: 10,
        color: '#5d574c',
      },
    ],
  }),
  sticker: v.parse(FrameDocument, {
    name: 'Round sticker',
    size: { width_mm: 80, height_mm: 80, bleed_mm: 3, cut: 'round', placement: 'table' },
    background_color: '#f2b84b',
    content: [
      {
        id: 'panel',
        type: 'shape',
        x_mm: 17,
        y_mm: 17,
        width_mm: 46,
        height_mm: 46,
        radius_mm: 3,
        fill: '#ffffff',
      },
      { id: 'code', type: 'code', x_mm: 18, y_mm: 18, width_mm: 44 },
      {
        id: 'question',
        type: 'text',
        text: { 'en-US': 'Good?', 'pl-PL': 'Dobre?' },
        x_mm: 18,
        y_mm: 6.5,
        width_mm: 44,
        font_size_pt: 20,
        font_weight: 700,
        font_family: 'display',
        color: ink,
      },
      {
        id: 'caption',
        type: 'text',
        text: { 'en-US': 'Scan and say so', 'pl-PL': 'Zeskanuj i powiedz' },
        x_mm: 18,
        y_mm: 65.5,
        width_mm: 44,
        font_size_pt: 12,
        font_weight: 600,
        color: ink,
      },
    ],
  }),
  tent: v.parse(FrameDocument, {
    name: 'Counter tent',
    size: { width_mm: 148, height_mm: 105, bleed_mm: 3, fold: 'tent', placement: 'counter' },
    background_color: crust,
    content: [
      { id: 'side', type: 'shape', x_mm: -3, y_mm: -3, width_mm: 71, height_mm: 111, fill: rye },
      {
        id: 'question',
        type: 'text',
        text: {
          'en-US': 'Tell the people who made it',
          'pl-PL': 'Powiedz to tym, którzy to zrobili',
        },
        x_mm: 8,
        y_mm: 18,
        width_mm: 52,
        font_size_pt: 24,
        font_weight: 700,
        font_family: 'display',
        align: 'start',
        color: '#ffffff',
      },
      {
        id: 'promise',
        type: 'text',
        text: { 'en-US': 'We read every word.', 'pl-PL': 'Czytamy każde słowo.' },
        x_mm: 8,
        y_mm: 84,
        width_mm: 52,
        font_size_pt: 12,
        align: 'start',
        color: crust,
      },
      {
        id: 'panel',
        type: 'shape',
        x_mm: 78,
        y_mm: 15,
        width_mm: 60,
        height_mm: 60,
        radius_mm: 4,
        fill: '#ffffff',
      },
      { id: 'code', type: 'code', x_mm: 79.5, y_mm: 16.5, width_mm: 57 },
      {
        id: 'caption',
        type: 'text',
        text: caption,
        x_mm: 74,
        y_mm: 82,
        width_mm: 68,
        font_size_pt: 12,
        font_weight: 600,
        color: ink,
      },
    ],
  }),
});
