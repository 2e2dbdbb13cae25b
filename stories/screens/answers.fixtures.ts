/** What a visitor sent, as a row of the list shows it. */
export interface Answer {
  id: string;
  name: string;
  rating: number | null;
  comment: string;
  sentiment: 'positive' | 'neutral' | 'negative';
  location: string;
  code: string;
  received: string;
}

const said = [
  ['Zofia Wójcik', 10, 'The sourdough was still warm.', 'positive'],
  ['', 4, 'Twenty minutes for a coffee. The barista was kind about it, though.', 'negative'],
  ['Marek', 8, '', 'neutral'],
  ['Łucja Żak', 9, 'Kanapka z pastą z dyni: dlaczego dopiero teraz?', 'positive'],
  ['', null, 'Is there a table with a socket?', 'neutral'],
  ['Jan Nowak', 2, 'The terrace was closed at noon, and nobody had said so anywhere.', 'negative'],
] as const;
const places = ['Rynek 12', 'Kazimierz', 'Food truck'];

/** Twenty-four answers of one day. The same ones every time. */
export const answers: readonly Answer[] = Array.from({ length: 24 }, (_, index) => {
  const [name, rating, comment, sentiment] = said[index % said.length] ?? said[0];
  return {
    id: `answer-${index + 1}`,
    name,
    rating,
    comment,
    sentiment,
    location: places[index % places.length] ?? '',
    code: `Table ${(index % 9) + 1}`,
    received: `21 November 2026, ${String(20 - Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '41' : '07'}`,
  };
});
