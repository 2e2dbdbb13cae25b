/** What visitors of generated worlds say, with its language. */
export const comments: readonly { text: string; language: string }[] = [
  { text: 'Lovely cake, and the coffee was hot.', language: 'en-US' },
  { text: 'Cold soup again. The waiter never came.', language: 'en-US' },
  { text: 'Cold coffee, slow service', language: 'en-US' },
  { text: 'Thank you Emma! Mr. Ackroyd was kind, too.', language: 'en-US' },
  { text: 'The toilets were dirty, the soup was not bad', language: '' },
  { text: 'GREAT GREAT GREAT coffee 😍', language: 'en-US' },
  { text: 'Zimna kawa i długa kolejka.', language: 'pl-PL' },
  { text: 'Pyszna kawa, miła obsługa!', language: 'pl-PL' },
  { text: 'Kawa zimna, obsługa niemiła', language: 'pl-PL' },
  { text: 'Dziękuję Kasi i panu Markowi za pomoc', language: 'pl-PL' },
  { text: 'Zupa była letnia, ale ciasto pyszne 🍰', language: '' },
  { text: 'Tiramisu', language: 'en-US' },
  { text: 'We shared Tiramisu with Rosalind', language: 'en-US' },
  { text: '👍🏽', language: '' },
  { text: 'ok', language: 'en-US' },
  { text: 'Write to ewa.nowak@example.com or call 600 100 200', language: 'en-US' },
];
