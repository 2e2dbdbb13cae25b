type Note = Readonly<Record<'en-US' | 'pl-PL', string>>;

/** The reason for each question of each starter form, for its owner: by the form's id, then the field's. */
export const starterNotes: Readonly<Record<string, Readonly<Record<string, Note>>>> = {
  'starter-cafe': {
    rating: {
      'en-US': 'One tap while the cup is warm. “Today” keeps the answer about this visit.',
      'pl-PL': 'Jedno dotknięcie, póki kawa ciepła. „Dzisiaj” dotyczy tej wizyty.',
    },
    comment: {
      'en-US': 'Asks for praise and trouble at once, so that regulars answer both.',
      'pl-PL': 'Pyta naraz o pochwały i kłopoty, więc stali goście piszą o jednym i drugim.',
    },
    name: {
      'en-US': 'Regulars like to be greeted. Optional, since most answers come without.',
      'pl-PL': 'Stali goście lubią, gdy się ich wita. Nieobowiązkowe, bo większość go nie poda.',
    },
  },
  'starter-restaurant': {
    rating: {
      'en-US': 'The food first: it is what guests remember and what you can change tomorrow.',
      'pl-PL': 'Najpierw jedzenie: to goście pamiętają, a Ty możesz zmienić jutro.',
    },
    comment: {
      'en-US': 'Names of dishes can be counted under Topics; “good” and “bad” cannot.',
      'pl-PL': 'Nazwy dań można policzyć w Tematach, słów „dobre” i „złe” nie.',
    },
  },
  'starter-hotel': {
    rating: {
      'en-US': 'The whole stay in one figure, comparable between houses.',
      'pl-PL': 'Cały pobyt w jednej liczbie, którą można porównać między hotelami.',
    },
    comment: {
      'en-US': '“Still” says that there is time: asked in the room, it saves a bad review.',
      'pl-PL': '„Jeszcze” mówi, że jest czas: zapytane w pokoju ratuje przed złą opinią.',
    },
    name: {
      'en-US': 'With the room’s number somebody can knock and put it right.',
      'pl-PL': 'Z numerem pokoju ktoś może zapukać i to naprawić.',
    },
    email: {
      'en-US': 'Only for those who want an answer, and it says so: fewer doubts, more trust.',
      'pl-PL': 'Tylko dla tych, którzy chcą odpowiedzi. Tak jest napisane, więc budzi zaufanie.',
    },
  },
  'starter-event': {
    rating: {
      'en-US': 'People leave in a stream: one tap has to be enough.',
      'pl-PL': 'Ludzie wychodzą tłumem: musi wystarczyć jedno dotknięcie.',
    },
    comment: {
      'en-US': 'What people tell others is what they remember, in words you can quote.',
      'pl-PL': 'Opowiadamy to, co zapamiętaliśmy, i takie słowa można cytować.',
    },
  },
  'starter-museum': {
    comment: {
      'en-US': 'Comes first, as in a guest book: a memory before a mark.',
      'pl-PL': 'Na początku, jak w księdze gości: wspomnienie przed oceną.',
    },
    name: {
      'en-US': 'A guest book is signed. Optional: children and groups often do not.',
      'pl-PL': 'Księgę gości się podpisuje. Nieobowiązkowe: dzieci i grupy często nie chcą.',
    },
    rating: {
      'en-US': 'After the words, so that the figure is about what was just told.',
      'pl-PL': 'Po słowach, żeby liczba dotyczyła tego, co właśnie opisano.',
    },
  },
  'starter-salon': {
    rating: {
      'en-US': 'Asked at the mirror, while the work is in sight.',
      'pl-PL': 'Zadane przy lustrze, gdy efekt jest na oczach.',
    },
    comment: {
      'en-US': 'A wish for next time is easier to say than a complaint about now.',
      'pl-PL': 'Życzenie na następny raz łatwiej wyrazić niż skargę na teraz.',
    },
    name: {
      'en-US': 'Lets you read it in the client’s notes before the next visit.',
      'pl-PL': 'Dzięki temu przeczytasz to przed następną wizytą tej osoby.',
    },
  },
  'starter-clinic': {
    rating: {
      'en-US': 'About the care, not the cure: you can change the first yourself.',
      'pl-PL': 'O opiece, nie o leczeniu: to pierwsze możesz zmienić od razu.',
    },
    comment: {
      'en-US': 'Asks for the way through the visit. No name, and a line keeps health out of it.',
      'pl-PL': 'Pyta o przebieg wizyty. Bez nazwiska, a dopisek chroni dane o zdrowiu.',
    },
  },
  'starter-gym': {
    rating: {
      'en-US': 'Two taps on the way to the shower; nobody types with wet hands.',
      'pl-PL': 'Dwa dotknięcia w drodze pod prysznic: nikt nie pisze mokrymi rękami.',
    },
    comment: {
      'en-US': 'Broken machines and queues are what slows people down, and you can fix both.',
      'pl-PL': 'Zepsute maszyny i kolejki spowalniają ćwiczących, a oba problemy da się usunąć.',
    },
  },
  'starter-shop': {
    comment: {
      'en-US': 'The question that earns money: what somebody wanted to buy and could not.',
      'pl-PL': 'Pytanie, które zarabia: co ktoś chciał kupić, a nie mógł.',
    },
    email: {
      'en-US': 'Has a purpose that the visitor gains from, and is used for nothing else.',
      'pl-PL': 'Ma cel korzystny dla klienta i nie służy do niczego innego.',
    },
    rating: {
      'en-US': 'Last, after the reason was told: it is the figure for the trend.',
      'pl-PL': 'Na końcu, gdy powód już podano: to liczba do śledzenia zmian.',
    },
  },
  'starter-workshop': {
    rating: {
      'en-US': 'About the work alone, apart from price and waiting.',
      'pl-PL': 'Tylko o samej pracy, bez ceny i czekania.',
    },
    comment: {
      'en-US': 'Finds the fault while the job is fresh, before it becomes a claim.',
      'pl-PL': 'Znajduje usterkę na świeżo, zanim stanie się reklamacją.',
    },
    name: {
      'en-US': 'The name on the order leads to the job without asking for its number.',
      'pl-PL': 'Nazwisko ze zlecenia wskazuje pracę bez pytania o jej numer.',
    },
    email: {
      'en-US': 'For those who need another look; all others leave it empty.',
      'pl-PL': 'Dla tych, u których trzeba jeszcze raz zajrzeć; inni zostawią puste.',
    },
  },
  'starter-course': {
    rating: {
      'en-US': 'Clear or not is what a teacher can act on in the next lesson.',
      'pl-PL': 'To, czy było jasno, prowadzący może poprawić na następnych zajęciach.',
    },
    comment: {
      'en-US': 'Looks for the place in the lesson, and takes the blame from the learner.',
      'pl-PL': 'Szuka miejsca w lekcji i zdejmuje winę z uczestnika.',
    },
    name: {
      'en-US': 'So that the teacher can explain it again to that person. Optional.',
      'pl-PL': 'Aby prowadzący mógł wyjaśnić to tej osobie jeszcze raz. Nieobowiązkowe.',
    },
  },
  'starter-office': {
    rating: {
      'en-US': 'About the service, not the decision: people tell them apart when asked so.',
      'pl-PL': 'O obsłudze, nie o decyzji: tak zapytani ludzie to rozróżniają.',
    },
    done: {
      'en-US': 'The one figure that an office is there for; low ratings are read with it.',
      'pl-PL': 'Jedyna liczba, dla której istnieje urząd; z nią czyta się niskie oceny.',
    },
    comment: {
      'en-US': 'Finds the missing form or wrong hour behind a second visit. No case numbers.',
      'pl-PL': 'Znajduje brakujący druk lub złą godzinę za drugą wizytą. Bez numerów spraw.',
    },
  },
};
