import type { FrameKind, FrameSizeName } from '@hearback/print/frames';
import type { FrameSize, Placement } from '@hearback/schema/documents';

import type { WordsByLanguage } from '../../../internal/useWords';

type Cut = NonNullable<FrameSize['cut']>;
type Fold = NonNullable<FrameSize['fold']>;

interface SizeWords {
  size: string;
  ownSize: string;
  kinds: Record<FrameKind, string>;
  sizes: Record<FrameSizeName, string>;
  width: string;
  height: string;
  bleed: string;
  bleedHint: string;
  placement: string;
  placementHint: string;
  placements: Record<Placement, string>;
  cut: string;
  cuts: Record<Cut, string>;
  fold: string;
  folds: Record<Fold, string>;
}

/** Texts of the size fields. */
export const sizeWords: WordsByLanguage<SizeWords> = {
  en: {
    size: 'Size',
    ownSize: 'Your own size',
    kinds: {
      sheets: 'Posters, flyers and cards',
      cards: 'Tents, business cards, hangers',
      stickers: 'Stickers',
      receipts: 'Receipts',
    },
    sizes: {
      a3: 'A3 poster',
      a4: 'A4 poster',
      a5: 'A5 flyer',
      a6: 'A6 card',
      a7: 'A7 card',
      dl: 'DL flyer',
      tableTent: 'Table tent',
      counterTent: 'Counter tent',
      businessCard: 'Business card',
      doorHanger: 'Door hanger',
      squareSticker: 'Square sticker',
      smallRoundSticker: 'Small round sticker',
      roundSticker: 'Round sticker',
      receipt58: 'Receipt, 58 mm roll',
      receipt80: 'Receipt, 80 mm roll',
    },
    width: 'Width',
    height: 'Height',
    bleed: 'Bleed',
    bleedHint: 'How far the background reaches over the edge that is cut.',
    placement: 'Where it will be',
    placementHint: 'It says from how far people scan, and so how large the code must be.',
    placements: {
      hand: 'In the hand',
      table: 'On a table',
      counter: 'On a counter',
      wall: 'On a wall',
      window: 'In a window',
      street: 'Across the street',
    },
    cut: 'Cut',
    cuts: { rectangle: 'Straight', round: 'Round', hanger: 'Door hanger with a hole' },
    fold: 'Fold',
    folds: { none: 'None', tent: 'Tent: both sides the same' },
  },
  pl: {
    size: 'Rozmiar',
    ownSize: 'Własny rozmiar',
    kinds: {
      sheets: 'Plakaty, ulotki i karty',
      cards: 'Stojaki, wizytówki, zawieszki',
      stickers: 'Naklejki',
      receipts: 'Paragony',
    },
    sizes: {
      a3: 'Plakat A3',
      a4: 'Plakat A4',
      a5: 'Ulotka A5',
      a6: 'Karta A6',
      a7: 'Karta A7',
      dl: 'Ulotka DL',
      tableTent: 'Stojak na stół',
      counterTent: 'Stojak na ladę',
      businessCard: 'Wizytówka',
      doorHanger: 'Zawieszka na klamkę',
      squareSticker: 'Naklejka kwadratowa',
      smallRoundSticker: 'Mała naklejka okrągła',
      roundSticker: 'Naklejka okrągła',
      receipt58: 'Paragon, rolka 58 mm',
      receipt80: 'Paragon, rolka 80 mm',
    },
    width: 'Szerokość',
    height: 'Wysokość',
    bleed: 'Spad',
    bleedHint: 'Jak daleko tło wychodzi poza linię cięcia.',
    placement: 'Gdzie będzie',
    placementHint: 'Od tego zależy, z jak daleka ludzie skanują i jak duży musi być kod.',
    placements: {
      hand: 'W dłoni',
      table: 'Na stole',
      counter: 'Na ladzie',
      wall: 'Na ścianie',
      window: 'W witrynie',
      street: 'Po drugiej stronie ulicy',
    },
    cut: 'Cięcie',
    cuts: { rectangle: 'Proste', round: 'Okrągłe', hanger: 'Zawieszka z otworem' },
    fold: 'Składanie',
    folds: { none: 'Brak', tent: 'Stojak: obie strony takie same' },
  },
};
