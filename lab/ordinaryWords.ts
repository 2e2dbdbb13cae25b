/**
 * Lists the stems of ordinary words, which are no names even with a capital: those that the training
 * texts (docs/text-model.md) and our own labelled comments write small, and a few of the trades.
 *
 *     node lab/ordinaryWords.ts ../shared/data/text
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listLabelled } from '../packages/api/src/text/labelled/listLabelled.ts';
import { foldAccents, stemOf } from '../packages/api/src/text/stems.ts';
import { findTokens } from '../packages/api/src/text/tokens.ts';
import firstNames from '../packages/api/src/text/words/firstNames.json' with { type: 'json' };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the training texts.');

/** Words are counted where they stand small in several texts; Polish has fewer texts to count in. */
const sources = {
  en: { texts: ['en/goemotions', 'en/pros-cons', 'en/product-reviews-1'], least: 5 },
  pl: { texts: ['pl/clarin-emo'], least: 2 },
};

/** Words of the trades that the texts hardly have. */
const trades = {
  en:
    'appetizer bagel baguette bakery bar barber barista bartender bistro brunch burger burrito cafe cake ' +
    'cappuccino cashier casino cheesecake chef clerk cocktail coffee concierge counter croissant curry ' +
    'dentist dessert doorman driver drink espresso falafel fries guest guide gym haircut hairdresser host ' +
    'hostel hostess hotel housekeeper housekeeping hummus ice instructor kebab ketchup kitchen lasagna ' +
    'latte lemonade lobby lounge lunch manager massage matcha menu muffin nachos nurse omelette owner ' +
    'pancake parking pasta patio pizza playground pool porter ramen reception receptionist restaurant rice ' +
    'risotto room salad salon sandwich sauna server service shop sommelier soup spa spaghetti stylist ' +
    'sushi taco tapas tea technician terrace therapist tiramisu toast toilet trainer vet waffle waiter ' +
    'waitress wifi wine',
  pl:
    'apartament apteka bar barista barman barmanka basen bigos bufet burger cappuccino ciasto cukiernia ' +
    'dentysta deser espresso fryzjer fryzjerka frytki gospodarz gospodyni herbata hostel hotel instruktor ' +
    'jedzenie kasjer kasjerka kawa kawiarnia kelner kelnerka kierowca kierownik kierowniczka konsultant ' +
    'kosmetyczka kuchnia kucharz lekarka lekarz lody lokal makaron manager manikiurzystka masaż masażystka ' +
    'mechanik menadżer menedżer menu naleśniki obiad obsługa ochroniarz ogródek omlet parking pielęgniarka ' +
    'pierogi piwo pizza placki plac pokojówka pokój portier pracownica pracownik przewodnik ramen recepcja ' +
    'recepcjonista recepcjonistka restauracja risotto rosół sałatka sanatorium sernik serwis siłownia ' +
    'sklep sommelier spaghetti sprzedawca sprzedawczyni stolik sushi szatniarka szef szefowa szefostwo ' +
    'śniadanie taras toaleta trener trenerka właściciel właścicielka weterynarz wino winda zapiekanka zupa ' +
    'żurek polski włoski francuski angielski niemiecki hiszpański grecki gruziński ukraiński azjatycki chiński ' +
    'japoński indyjski tajski turecki wietnamski europejski śląski góralski mazurski krakowski warszawski ' +
    'gdański wrocławski poznański miejski wiejski studencki rodzicielski dziecięcy szkocki irlandzki',
};

const textsOf = async (name: string): Promise<string[]> => {
  const lines = await readFile(join(folder, name, 'train.jsonl'), 'utf8');
  return lines
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text);
};

const listed = new Set(
  `${firstNames.en} ${firstNames.pl}`.split(' ').map((name) => foldAccents(name)),
);

async function learn(language: 'en' | 'pl'): Promise<string> {
  const { texts, least } = sources[language];
  const small = new Map<string, number>();
  const large = new Map<string, number>();
  for (const text of (await Promise.all(texts.map(textsOf))).flat()) {
    const counted = new Set<string>();
    let begins = true;
    for (const { kind, word, text: written } of findTokens(text)) {
      const stem = stemOf(word, language);
      if (kind === 'word' && !counted.has(stem) && !listed.has(foldAccents(word))) {
        const counts = /^\p{Lu}/u.test(written) ? large : small;
        // A capital says nothing at the beginning of a sentence.
        if (counts === small || !begins) counts.set(stem, (counts.get(stem) ?? 0) + 1);
        counted.add(stem);
      }
      begins = kind === 'mark';
    }
  }
  const stems = new Set(
    [...small].flatMap(([stem, n]) => (n >= least && n > 2 * (large.get(stem) ?? 0) ? [stem] : [])),
  );
  for (const word of trades[language].split(' ')) stems.add(stemOf(word, language));
  for (const { text } of listLabelled(language)) {
    for (const { kind, word, text: written } of findTokens(text)) {
      if (kind === 'word' && written === word && !listed.has(foldAccents(word))) {
        stems.add(stemOf(word, language));
      }
    }
  }
  return [...stems]
    .filter((stem) => stem.length > 1)
    .toSorted()
    .join(' ');
}

const words = { en: await learn('en'), pl: await learn('pl') };
const file = new URL('../packages/api/src/text/words/ordinaryWords.json', import.meta.url);
await writeFile(file, `${JSON.stringify(words, null, 2)}\n`);
for (const language of ['en', 'pl'] as const) {
  console.log(`${language}: ${words[language].split(' ').length} stems`);
}
