import type { WordsByLanguage } from '../../../internal/useWords';
import type { CropCorner, CropShape } from './crop';

interface CropWords {
  title: string;
  description: string;
  shape: string;
  shapes: Record<CropShape, string>;
  area: string;
  whole: string;
  corners: Record<CropCorner, string>;
  size: (width: number, height: number) => string;
  use: string;
}

/** Texts of the crop dialog. */
export const cropWords: WordsByLanguage<CropWords> = {
  en: {
    title: 'Crop the picture',
    description:
      'Drag the frame or its corners, or move them with the arrow keys; Shift goes further.',
    shape: 'Shape',
    shapes: { free: 'Free', square: 'Square', wide: 'Wide' },
    area: 'Picture to crop',
    whole: 'Frame',
    corners: {
      topLeft: 'Top left corner',
      topRight: 'Top right corner',
      bottomLeft: 'Bottom left corner',
      bottomRight: 'Bottom right corner',
    },
    size: (width, height) => `${width} × ${height} px`,
    use: 'Use the picture',
  },
  pl: {
    title: 'Przytnij obraz',
    description:
      'Przeciągnij ramkę lub jej rogi albo przesuń je strzałkami; z klawiszem Shift dalej.',
    shape: 'Kształt',
    shapes: { free: 'Dowolny', square: 'Kwadrat', wide: 'Szeroki' },
    area: 'Obraz do przycięcia',
    whole: 'Ramka',
    corners: {
      topLeft: 'Lewy górny róg',
      topRight: 'Prawy górny róg',
      bottomLeft: 'Lewy dolny róg',
      bottomRight: 'Prawy dolny róg',
    },
    size: (width, height) => `${width} × ${height} px`,
    use: 'Użyj obrazu',
  },
};
