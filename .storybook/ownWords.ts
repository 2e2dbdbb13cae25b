import { codePreviewWords } from '../packages/ui/src/editors/code/words';
import { formEditorWords } from '../packages/ui/src/editors/form/words';
import { frameEditorWords } from '../packages/ui/src/editors/frame/words';
import { kitWords } from '../packages/ui/src/editors/kit/words';
import { scanWords } from '../packages/ui/src/editors/scan/words';
import { en } from '../packages/ui/src/strings/en';
import { pl } from '../packages/ui/src/strings/pl';
import { widgetWords } from '../packages/ui/src/widgets/words';

const tables = [
  { en, pl },
  codePreviewWords,
  formEditorWords,
  frameEditorWords,
  kitWords,
  scanWords,
  widgetWords,
];

/** Sentences and their Polish, side by side. Those that are built from numbers and names are left out. */
function pairsOf(english: unknown, polish: unknown): [string, string][] {
  if (typeof english === 'string' && typeof polish === 'string') return [[english, polish]];
  if (typeof english !== 'object' || typeof polish !== 'object' || !english || !polish) return [];
  const byKey = new Map(Object.entries(polish));
  return Object.entries(english).flatMap(([key, value]) => pairsOf(value, byKey.get(key)));
}

/** Every sentence that components bring themselves, in English, where Polish has another. */
export const ownWords: ReadonlyMap<string, string> = new Map(
  tables.flatMap((table) => pairsOf(table.en, table.pl)).filter(([word, other]) => word !== other),
);
