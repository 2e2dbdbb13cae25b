import { ShortcutSheet } from '../../../components/ShortcutSheet/ShortcutSheet';
import { useWords, type WordsByLanguage } from '../../../internal/useWords';
import type { ShortcutListProps } from '../../kit/SharedShortcuts';
import {
  frameShortcutGroups,
  frameShortcuts,
  type FrameShortcutGroup,
  type FrameShortcutName,
} from '../shortcuts';

interface FrameShortcutWords {
  groups: Record<FrameShortcutGroup, string>;
  names: Record<FrameShortcutName, string>;
}

/** Texts of the list of keyboard shortcuts in the frame editor. */
export const frameShortcutWords: WordsByLanguage<FrameShortcutWords> = {
  en: {
    groups: {
      select: 'Choose',
      place: 'Move, resize, turn',
      arrange: 'Arrange',
      edit: 'Edit',
      view: 'View',
    },
    names: {
      choose: 'In the list, choose the next element',
      chooseMore: 'In the list, choose one more',
      selectAll: 'Choose all that is not locked',
      deselect: 'Choose nothing, or give up a drag',
      addToSelection: 'Choose one more, or one less',
      selectInGroup: 'Choose one element of a group, and edit it',
      marquee: 'Beside the elements, choose all that is touched',
      edit: 'Edit the words of the element, or the name',
      nudge: 'Move by 0.5 mm',
      nudgeFar: 'Move by 5 mm',
      resize: 'Resize by 0.5 mm',
      resizeFar: 'Resize by 5 mm',
      rotate: 'Turn by 1°',
      rotateFar: 'Turn by 15°',
      keepRatio: 'Keep the ratio, the direction, or steps of 15°',
      fromMiddle: 'Resize from the middle',
      withoutSnapping: 'Do not snap',
      move: 'Move one place up or down in the list',
      grab: 'On the handle of a row, pick it up and put it down',
      forward: 'Bring forward',
      backward: 'Send backward',
      toFront: 'Bring to the front',
      toBack: 'Send to the back',
      group: 'Group',
      ungroup: 'Ungroup',
      lock: 'Lock or unlock',
      copy: 'Copy',
      cut: 'Cut',
      paste: 'Paste, from another frame as well',
      duplicate: 'Duplicate',
      duplicateByDrag: 'Drag a copy',
      remove: 'Remove',
      undo: 'Undo',
      redo: 'Redo',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      zoomFit: 'Show the whole sheet',
      zoomReal: 'Real size',
      zoomByWheel: 'Zoom around the pointer',
      pan: 'Move the sheet on the table',
      grid: 'Grid',
      snapping: 'Snapping',
      preview: 'Preview',
      help: 'Show this list',
    },
  },
  pl: {
    groups: {
      select: 'Wybieranie',
      place: 'Przesuwanie, rozmiar, obrót',
      arrange: 'Układanie',
      edit: 'Edycja',
      view: 'Widok',
    },
    names: {
      choose: 'Na liście: wybierz sąsiedni element',
      chooseMore: 'Na liście: wybierz jeszcze jeden',
      selectAll: 'Wybierz wszystko, co nie jest zablokowane',
      deselect: 'Nie wybieraj niczego albo przerwij przeciąganie',
      addToSelection: 'Wybierz jeden więcej albo jeden mniej',
      selectInGroup: 'Wybierz jeden element grupy i edytuj go',
      marquee: 'Obok elementów: wybierz wszystko, czego dotkniesz',
      edit: 'Edytuj słowa elementu albo nazwę',
      nudge: 'Przesuń o 0,5 mm',
      nudgeFar: 'Przesuń o 5 mm',
      resize: 'Zmień rozmiar o 0,5 mm',
      resizeFar: 'Zmień rozmiar o 5 mm',
      rotate: 'Obróć o 1°',
      rotateFar: 'Obróć o 15°',
      keepRatio: 'Zachowaj proporcje, kierunek albo kroki co 15°',
      fromMiddle: 'Zmień rozmiar od środka',
      withoutSnapping: 'Nie przyciągaj',
      move: 'Przenieś na liście o jedno miejsce',
      grab: 'Na uchwycie wiersza: podnieś i odłóż',
      forward: 'Przesuń wyżej',
      backward: 'Przesuń niżej',
      toFront: 'Przesuń na wierzch',
      toBack: 'Przesuń na spód',
      group: 'Grupuj',
      ungroup: 'Rozgrupuj',
      lock: 'Zablokuj albo odblokuj',
      copy: 'Kopiuj',
      cut: 'Wytnij',
      paste: 'Wklej, także z innej ramki',
      duplicate: 'Powiel',
      duplicateByDrag: 'Przeciągnij kopię',
      remove: 'Usuń',
      undo: 'Cofnij',
      redo: 'Ponów',
      zoomIn: 'Powiększ',
      zoomOut: 'Pomniejsz',
      zoomFit: 'Pokaż cały arkusz',
      zoomReal: 'Rzeczywisty rozmiar',
      zoomByWheel: 'Powiększ w miejscu wskaźnika',
      pan: 'Przesuń arkusz po stole',
      grid: 'Siatka',
      snapping: 'Przyciąganie',
      preview: 'Podgląd',
      help: 'Pokaż tę listę',
    },
  },
};

/** Grouped list of the frame editor's keyboard shortcuts. */
export function FrameShortcutList({ names, ...props }: ShortcutListProps) {
  const words = useWords(frameShortcutWords);
  const groups = frameShortcutGroups.map(({ group, names: inGroup }) => ({
    title: words.groups[group],
    shortcuts: inGroup
      .filter((name) => names.includes(name))
      .map((name) => ({ words: words.names[name], keys: frameShortcuts[name]?.keys ?? [] })),
  }));

  return <ShortcutSheet groups={groups} {...props} />;
}
