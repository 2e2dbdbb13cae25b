import type { WordsByLanguage } from '../../internal/useWords';
import type { SaveState } from './SaveMark/SaveMark';

interface KitWords {
  undo: string;
  redo: string;
  undoStep: (step: string) => string;
  redoStep: (step: string) => string;
  undone: (step: string) => string;
  redone: (step: string) => string;
  add: string;
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;
  /** Accessible name of a part's handle. */
  move: (name: string) => string;
  moveHint: string;
  grabbed: (name: string, place: number, count: number) => string;
  carried: (name: string, place: number, count: number) => string;
  putBack: (name: string, place: number, count: number) => string;
  duplicate: (name: string) => string;
  /** Group of the actions beside the selected part, whose name they leave out. */
  actionsOn: (name: string) => string;
  editHere: string;
  upHere: string;
  downHere: string;
  duplicateHere: string;
  removeHere: string;
  remove: (name: string) => string;
  moved: (name: string, place: number, count: number) => string;
  removed: (name: string) => string;
  added: (name: string) => string;
  textLanguage: string;
  structure: string;
  preview: string;
  properties: string;
  saveStates: Record<SaveState, string>;
  issues: (count: number) => string;
  shortcutsTitle: string;
  shortcutsFailed: string;
  moreOfSheet: string;
  lessOfSheet: string;
}

/** Texts shared by all editors. */
export const kitWords: WordsByLanguage<KitWords> = {
  en: {
    undo: 'Undo',
    redo: 'Redo',
    undoStep: (step) => `Undo: ${step}`,
    redoStep: (step) => `Redo: ${step}`,
    undone: (step) => `Undone: ${step}`,
    redone: (step) => `Done again: ${step}`,
    add: 'Add',
    moveUp: (name) => `Move ${name} up`,
    moveDown: (name) => `Move ${name} down`,
    move: (name) => `Move ${name}`,
    moveHint: 'Space picks it up.',
    grabbed: (name, place, count) =>
      `${name} picked up, ${place} of ${count}. The arrow keys move it, Space puts it down, Escape puts it back.`,
    carried: (name, place, count) => `${name}: ${place} of ${count}`,
    putBack: (name, place, count) => `${name} put back: ${place} of ${count}`,
    duplicate: (name) => `Duplicate ${name}`,
    actionsOn: (name) => `Actions on ${name}`,
    editHere: 'Edit this',
    upHere: 'Move up',
    downHere: 'Move down',
    duplicateHere: 'Duplicate this',
    removeHere: 'Remove this',
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
      kept: 'Saved on this device',
      failed: 'Could not save',
    },
    issues: (count) => (count === 1 ? 'One thing to look at' : `${count} things to look at`),
    moreOfSheet: 'Show more',
    lessOfSheet: 'Show more of the preview',
    shortcutsTitle: 'Keyboard shortcuts',
    shortcutsFailed: 'The list of keys could not be loaded. Try again.',
  },
  pl: {
    undo: 'Cofnij',
    redo: 'Ponów',
    undoStep: (step) => `Cofnij: ${step}`,
    redoStep: (step) => `Ponów: ${step}`,
    undone: (step) => `Cofnięto: ${step}`,
    redone: (step) => `Ponowiono: ${step}`,
    add: 'Dodaj',
    moveUp: (name) => `Przesuń w górę: ${name}`,
    moveDown: (name) => `Przesuń w dół: ${name}`,
    move: (name) => `Przesuń: ${name}`,
    moveHint: 'Spacja podnosi.',
    grabbed: (name, place, count) =>
      `Podniesiono: ${name}, ${place} z ${count}. Strzałki przesuwają, Spacja odkłada, Escape odkłada na dawne miejsce.`,
    carried: (name, place, count) => `${name}: ${place} z ${count}`,
    putBack: (name, place, count) => `Odłożono na miejsce: ${name}, ${place} z ${count}`,
    duplicate: (name) => `Powiel: ${name}`,
    actionsOn: (name) => `Działania: ${name}`,
    editHere: 'Edytuj to',
    upHere: 'Przesuń wyżej',
    downHere: 'Przesuń niżej',
    duplicateHere: 'Powiel to',
    removeHere: 'Usuń to',
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
      kept: 'Zapisano na tym urządzeniu',
      failed: 'Nie udało się zapisać',
    },
    issues: (count) => `Do sprawdzenia: ${count}`,
    moreOfSheet: 'Pokaż więcej',
    lessOfSheet: 'Pokaż więcej podglądu',
    shortcutsTitle: 'Skróty klawiszowe',
    shortcutsFailed: 'Nie udało się wczytać listy klawiszy. Spróbuj ponownie.',
  },
};
