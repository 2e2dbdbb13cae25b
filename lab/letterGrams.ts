/**
 * Learns which letter groups distinguish Polish from English, from the development half of the
 * labelled comments (packages/api/src/text/labelled, our own words), and writes them to a file.
 */
import { writeFile } from 'node:fs/promises';

import { listLabelled } from '../packages/api/src/text/labelled/listLabelled.ts';
import { trainLetterGrams } from '../packages/api/src/text/language/trainLetterGrams.ts';

const textsOf = (language: 'en' | 'pl') =>
  listLabelled(language).flatMap(({ part, text }) => (part === 'development' ? [text] : []));

const grams = trainLetterGrams(textsOf('en'), textsOf('pl'));
const file = new URL('../packages/api/src/text/language/letterGrams.json', import.meta.url);
await writeFile(file, `${JSON.stringify(grams, null, 2)}\n`);
console.log(`${Object.keys(grams).length} groups of letters`);
