import type { WordsByLanguage } from '../../internal/useWords';
import type { ShortcutName } from './shortcuts';

interface KitWords {
  undo: string;
  redo: string;
  add: string;
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;
  remove: (name: string) => string;
  moved: (name: string, place: number, count: number) => string;
  removed: (name: string) => string;
  added: (name: string) => string;
  textLanguage: string;
  structure: string;
  preview: string;
  properties: string;
  saveStates: { saved: string; saving: string; unsaved: string; failed: string };
  uploadHint: string;
  uploadFailed: string;
  tooLarge: string;
  wrongType: string;
  issues: (count: number) => string;
  moreOfSheet: string;
  lessOfSheet: string;
  shortcutsTitle: string;
  shortcuts: Record<ShortcutName, string>;
  /** Keys whose names are not what is written on them everywhere. */
  keys: Readonly<Record<string, string>>;
}

/** The words that all editors share. */
export const kitWords: WordsByLanguage<KitWords> = {
  en: {
    undo: 'Undo',
    redo: 'Redo',
    add: 'Add',
    moveUp: (name) => `Move ${name} up`,
    moveDown: (name) => `Move ${name} down`,
    remove: (name) => `Remove ${name}`,
    moved: (name, place, count) => `${name}: now ${place} of ${count}`,
    removed: (name) => `${name} removed`,
    added: (name) => `${name} added`,
    textLanguage: 'Language of the texts',
    structure: 'Structure',
    preview: 'Preview',
    properties: 'Properties',
    saveStates: {
      saved: 'Saved',
      saving: 'Saving…',
      unsaved: 'Not saved',
      failed: 'Could not save',
    },
    uploadHint: 'PNG or JPG, up to 1 MB.',
    uploadFailed: 'The picture could not be uploaded. Try again.',
    tooLarge: 'The picture you uploaded is too large!',
    wrongType: 'Use a png, jpg or jpeg picture.',
    issues: (count) => (count === 1 ? 'One thing to look at' : `${count} things to look at`),
    moreOfSheet: 'Show more',
    lessOfSheet: 'Show more of the preview',
    shortcutsTitle: 'Keyboard shortcuts',
    shortcuts: {
      choose: 'In the list, choose the next part',
      move: 'Move the part up or down',
      nudge: 'On the sheet, nudge by 0.5 mm',
      nudgeFar: 'On the sheet, nudge by 5 mm',
      duplicate: 'Duplicate the part',
      remove: 'Remove the part',
      undo: 'Undo',
      redo: 'Redo',
      help: 'Show this list',
    },
    keys: {
      ArrowLeft: 'Left arrow',
      ArrowRight: 'Right arrow',
      ArrowUp: 'Up arrow',
      ArrowDown: 'Down arrow',
    },
  },
  pl: {
    undo: 'Cofnij',
    redo: 'Ponów',
    add: 'Dodaj',
    moveUp: (name) => `Przesuń w górę: ${name}`,
    moveDown: (name) => `Przesuń w dół: ${name}`,
    remove: (name) => `Usuń: ${name}`,
    moved: (name, place, count) => `${name}: teraz ${place} z ${count}`,
    removed: (name) => `Usunięto: ${name}`,
    added: (name) => `Dodano: ${name}`,
    textLanguage: 'Język tekstów',
    structure: 'Struktura',
    preview: 'Podgląd',
    properties: 'Właściwości',
    saveStates: {
      saved: 'Zapisano',
      saving: 'Zapisywanie…',
      unsaved: 'Nie zapisano',
      failed: 'Nie udało się zapisać',
    },
    uploadHint: 'PNG lub JPG, do 1 MB.',
    uploadFailed: 'Nie udało się przesłać obrazu. Spróbuj ponownie.',
    tooLarge: 'Przesłany obraz jest za duży!',
    wrongType: 'Użyj obrazu png, jpg lub jpeg.',
    issues: (count) => `Do sprawdzenia: ${count}`,
    moreOfSheet: 'Pokaż więcej',
    lessOfSheet: 'Pokaż więcej podglądu',
    shortcutsTitle: 'Skróty klawiszowe',
    shortcuts: {
      choose: 'Na liście: wybierz sąsiednią część',
      move: 'Przesuń część w górę lub w dół',
      nudge: 'Na arkuszu: przesuń o 0,5 mm',
      nudgeFar: 'Na arkuszu: przesuń o 5 mm',
      duplicate: 'Powiel część',
      remove: 'Usuń część',
      undo: 'Cofnij',
      redo: 'Ponów',
      help: 'Pokaż tę listę',
    },
    keys: {
      ArrowLeft: 'Strzałka w lewo',
      ArrowRight: 'Strzałka w prawo',
      ArrowUp: 'Strzałka w górę',
      ArrowDown: 'Strzałka w dół',
    },
  },
};
