import type { WordsByLanguage } from '../../../internal/useWords';

interface UploadWords {
  hint: string;
  failed: string;
  tooLarge: string;
  wrongType: string;
  broken: string;
}

/** Texts of the image upload. */
export const uploadWords: WordsByLanguage<UploadWords> = {
  en: {
    hint: 'PNG or JPG, up to 1 MB.',
    failed: 'The picture could not be uploaded. Try again.',
    tooLarge: 'The picture you uploaded is too large!',
    wrongType: 'Use a png, jpg or jpeg picture.',
    broken: 'This picture cannot be read.',
  },
  pl: {
    hint: 'PNG lub JPG, do 1 MB.',
    failed: 'Nie udało się przesłać obrazu. Spróbuj ponownie.',
    tooLarge: 'Przesłany obraz jest za duży!',
    wrongType: 'Użyj obrazu png, jpg lub jpeg.',
    broken: 'Tego obrazu nie da się odczytać.',
  },
};
