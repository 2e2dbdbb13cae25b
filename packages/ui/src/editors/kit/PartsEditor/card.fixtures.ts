import { SendIcon, StarIcon, TextIcon } from '../../../icons';
import type { EditorConfig, DocumentPart } from '../EditorConfig';
import { freeId, moveItem } from '../items';
import type { PartsWords } from '../EditorConfig';

type Added = 'line' | 'stars';

interface CardPart extends DocumentPart {
  type: Added | 'end';
}

/** The smallest document that the kit can edit: lines and stars on a card. */
export interface Card {
  parts: CardPart[];
}

type CardCommand =
  | { type: 'add'; added: Added }
  | { type: 'move'; id: string; toIndex: number }
  | { type: 'remove'; id: string }
  | { type: 'duplicate'; id: string };

const hasRoomFor = ({ parts }: Card, type: CardPart['type']) =>
  type === 'line' || parts.every((part) => part.type !== type);

function apply(card: Card, command: CardCommand): Card {
  const { parts } = card;
  switch (command.type) {
    case 'add':
      if (!hasRoomFor(card, command.added)) return card;
      return { parts: [...parts, { id: freeId(parts, command.added), type: command.added }] };
    case 'move':
      return { parts: moveItem(parts, command.id, command.toIndex) };
    case 'remove':
      return { parts: parts.filter(({ id }) => id !== command.id) };
    case 'duplicate': {
      const part = parts.find(({ id }) => id === command.id);
      if (!part || !hasRoomFor(card, part.type)) return card;
      return { parts: [...parts, { ...part, id: freeId(parts, part.type) }] };
    }
  }
}

const icons = { line: TextIcon, stars: StarIcon, end: SendIcon };

export const cardConfig: EditorConfig<Card, CardPart, Added, CardCommand> = {
  apply,
  stepOf: (command, { parts }) => ({
    name: command.type,
    partType:
      command.type === 'add' ? command.added : parts.find(({ id }) => id === command.id)?.type,
  }),
  partsOf: ({ parts }) => parts,
  iconOf: (type) => icons[type],
  wordsOf: ({ id }) => id,
  canRemove: ({ type }) => type !== 'end',
  addable: ['line', 'stars'],
  hasRoomFor,
  add: (added) => ({ type: 'add', added }),
  move: (id, toIndex) => ({ type: 'move', id, toIndex }),
  remove: (id) => ({ type: 'remove', id }),
  duplicate: (id) => ({ type: 'duplicate', id }),
};

export const cardWords: PartsWords<CardPart['type'], 'no_stars', CardCommand['type']> = {
  types: { line: 'Line', stars: 'Stars', end: 'End' },
  steps: {
    add: (part) => `Add ${part}`,
    move: (part) => `Move ${part}`,
    remove: (part) => `Remove ${part}`,
    duplicate: (part) => `Duplicate ${part}`,
    replace: () => 'Replace the card',
  },
  general: 'Whole card',
  add: 'Add to the card',
  parts: 'On the card',
  full: 'There are stars already.',
  issueTitle: 'Before it is printed',
  issues: { no_stars: 'The card has no stars.' },
};

export const card: Card = {
  parts: [
    { id: 'line', type: 'line' },
    { id: 'line-2', type: 'line' },
    { id: 'end', type: 'end' },
  ],
};
