import type { FieldType } from '@hearback/schema/documents';

import type { WordsByLanguage } from '../../internal/useWords';
import type { PartsWords } from '../kit/PartsWords';
import type { FormIssue } from './findIssues';

interface FormEditorWords extends PartsWords<FieldType, FormIssue['code']> {
  title: string;
  titleHint: string;
  colors: string;
  background: string;
  textColor: string;
  accent: string;
  text: string;
  label: string;
  required: string;
  fontSize: string;
  labelColor: string;
  boxColor: string;
  starColor: string;
  buttonColor: string;
  logo: string;
  logoAlt: string;
  logoAltHint: string;
  qrHint: string;
  phone: string;
  desktop: string;
}

/** The words of the form editor. */
export const formEditorWords: WordsByLanguage<FormEditorWords> = {
  en: {
    types: {
      text: 'Text',
      logo: 'Logo',
      email: 'Email',
      name: 'Name',
      comment: 'Comment',
      rating: 'Rating',
      navigation: 'Button',
      qr: 'QR code',
    },
    general: 'Whole form',
    add: 'Add fields',
    parts: 'Fields',
    full: 'You already have this type of field!',
    title: 'Title',
    titleHint: 'For your own lists. Visitors do not see it.',
    colors: 'Colors',
    background: 'Background',
    textColor: 'Text color',
    accent: 'Accent color',
    text: 'Text',
    label: 'Label',
    required: 'An answer is required',
    fontSize: 'Font size',
    labelColor: 'Label color',
    boxColor: 'Box color',
    starColor: 'Star color',
    buttonColor: 'Button color',
    logo: 'Picture',
    logoAlt: 'Description',
    logoAltHint: 'For visitors who cannot see the picture: usually the name on it.',
    qrHint: 'Shows the code of the form itself: from a screen on the wall to the visitor’s phone.',
    phone: 'Phone width',
    desktop: 'Full width',
    issueTitle: 'Before you publish',
    issues: {
      title_required: 'The form has no title.',
      nothing_to_answer: 'There is nothing for a visitor to answer.',
      empty_label: 'has no words in this language.',
      low_contrast: 'is hard to read on its background.',
      no_logo: 'has no picture yet.',
    },
  },
  pl: {
    types: {
      text: 'Tekst',
      logo: 'Logo',
      email: 'E-mail',
      name: 'Imię',
      comment: 'Komentarz',
      rating: 'Ocena',
      navigation: 'Przycisk',
      qr: 'Kod QR',
    },
    general: 'Cały formularz',
    add: 'Dodaj pola',
    parts: 'Pola',
    full: 'Masz już pole tego typu!',
    title: 'Tytuł',
    titleHint: 'Dla Twoich list. Goście go nie widzą.',
    colors: 'Kolory',
    background: 'Tło',
    textColor: 'Kolor tekstu',
    accent: 'Kolor akcentu',
    text: 'Tekst',
    label: 'Etykieta',
    required: 'Odpowiedź jest wymagana',
    fontSize: 'Rozmiar czcionki',
    labelColor: 'Kolor etykiety',
    boxColor: 'Kolor pola',
    starColor: 'Kolor gwiazdek',
    buttonColor: 'Kolor przycisku',
    logo: 'Obraz',
    logoAlt: 'Opis',
    logoAltHint: 'Dla gości, którzy nie widzą obrazu: zwykle nazwa, która na nim jest.',
    qrHint: 'Pokazuje kod samego formularza: z ekranu na ścianie na telefon gościa.',
    phone: 'Szerokość telefonu',
    desktop: 'Pełna szerokość',
    issueTitle: 'Zanim opublikujesz',
    issues: {
      title_required: 'Formularz nie ma tytułu.',
      nothing_to_answer: 'Gość nie ma tu na co odpowiedzieć.',
      empty_label: 'nie ma słów w tym języku.',
      low_contrast: 'słabo odcina się od tła.',
      no_logo: 'nie ma jeszcze obrazu.',
    },
  },
};
