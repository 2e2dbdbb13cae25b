import type { WordsByLanguage } from '../../internal/useWords';

interface CodePreviewWords {
  frame: string;
  form: string;
  codeLabel: string;
  frameLabel: string;
  noFrame: string;
  noForm: string;
  noCodeOnFrame: string;
}

/** Texts of the code preview. */
export const codePreviewWords: WordsByLanguage<CodePreviewWords> = {
  en: {
    frame: 'What hangs on the wall',
    form: 'What opens on the phone',
    codeLabel: 'The code',
    frameLabel: 'The frame with its code',
    noFrame: 'Link a frame to see the code in print.',
    noForm: 'Link a form to see what visitors get.',
    noCodeOnFrame: 'This frame has no place for a code. Add one in the frame editor.',
  },
  pl: {
    frame: 'Co wisi na ścianie',
    form: 'Co otwiera się w telefonie',
    codeLabel: 'Kod',
    frameLabel: 'Ramka z kodem',
    noFrame: 'Połącz ramkę, aby zobaczyć kod w druku.',
    noForm: 'Połącz formularz, aby zobaczyć, co dostaną goście.',
    noCodeOnFrame: 'W tej ramce nie ma miejsca na kod. Dodaj je w edytorze ramki.',
  },
};
