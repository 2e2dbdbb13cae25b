import type { Sentiment } from '../../database/WorkspaceTables.ts';

type Words = Record<Sentiment, readonly string[]>;

const englishCafe: Words = {
  positive: [
    'Best flat white in town.',
    'The cheesecake was wonderful.',
    'So friendly at the counter, thank you!',
    'Quick, warm and kind. We will be back.',
    'Loved the oat milk cappuccino.',
    'The barista remembered my order from last week.',
    'Great place to work for an hour, good light and calm music.',
    'My daughter loved the hot chocolate.',
    'Coffee was perfect and the cup was warm.',
    'Spotless, even at noon.',
    'A really good espresso, which is rare.',
    'Staff helped us with the pram on the stairs. Lovely.',
    'The lemon tart alone is worth the trip.',
    'Always a good start to the day.',
    'You can taste that the beans are fresh.',
    'Fair prices for this quality.',
    'Thank you for the water bowl for our dog!',
  ],
  neutral: [
    'Coffee good, the music a little loud.',
    'Nice, but we waited a while.',
    'Good coffee. More places to sit would help.',
    'The cake was fine, a bit too sweet for me.',
    'Could you open earlier on Sundays?',
    'Please bring back the carrot cake.',
    'Wifi kept dropping, everything else was fine.',
    'Good, though my cappuccino was not very hot.',
    'More vegan choices would be nice.',
    'Fine as always.',
    'A bit chilly near the door.',
    'Sockets at the tables would be great.',
  ],
  negative: [
    'Waited twenty minutes for two coffees.',
    'The table was sticky and nobody came.',
    'Coffee was cold when I got it.',
    'Order was wrong and I only noticed on the train.',
    'Too loud to talk.',
    'The restroom needed cleaning.',
    'Quite expensive for a small cup.',
    'The croissant was dry.',
    'Card reader broken again, please fix it.',
    'The person at the till seemed annoyed by my question.',
    'They forgot the oat milk, and I cannot have the other.',
    'Burnt taste today. It used to be better.',
    'The queue was chaos this morning.',
  ],
};

const polishCafe: Words = {
  positive: [
    'Najlepsza kawa w mieście.',
    'Pyszny sernik, polecam!',
    'Bardzo miła obsługa, dziękuję.',
    'Szybko i z uśmiechem. Na pewno wrócimy.',
    'Świetne miejsce na pracę z laptopem.',
    'Córka zachwycona gorącą czekoladą.',
    'Czysto i przytulnie.',
    'Espresso takie, jak powinno być.',
    'Pani przy ladzie pamiętała moje zamówienie. Miło!',
    'Tarta cytrynowa mistrzostwo.',
    'Ceny uczciwe, jakość świetna.',
    'Zawsze dobry początek dnia.',
    'Dziękuję za miskę wody dla psa.',
    'Cudowny klimat i dobra muzyka.',
  ],
  neutral: [
    'Kawa dobra, ale muzyka trochę za głośno.',
    'Miło, choć długo czekaliśmy.',
    'Przydałoby się więcej miejsc.',
    'Ciasto w porządku, dla mnie za słodkie.',
    'Może otworzycie wcześniej w niedzielę?',
    'Poproszę więcej opcji wegańskich.',
    'Wifi przerywa, poza tym dobrze.',
    'Cappuccino mogłoby być cieplejsze.',
    'Trochę zimno przy drzwiach.',
    'W porządku, jak zawsze.',
  ],
  negative: [
    'Czekałam dwadzieścia minut na dwie kawy.',
    'Stolik się kleił.',
    'Kawa była zimna.',
    'Pomylone zamówienie, zauważyłem dopiero w pociągu.',
    'Za głośno, nie da się rozmawiać.',
    'Toaleta wymaga sprzątania.',
    'Drogo jak na taką małą filiżankę.',
    'Rogalik suchy.',
    'Znowu nie działa terminal.',
    'Obsługa wyraźnie nie w humorze.',
    'Spalona kawa. Kiedyś było lepiej.',
  ],
};

const englishBakery: Words = {
  positive: [
    'The rye bread is the best I have ever had.',
    'Still warm when I got it home!',
    'Crust like my grandmother made it.',
    'Poppy seed rolls, every Saturday. Thank you.',
    'Worth the queue.',
    'Stays fresh for days.',
  ],
  neutral: [
    'Very good, but sold out by ten.',
    'A smaller loaf for one person would be nice.',
    'Good bread, the bag tore on the way.',
    'Please slice it when asked.',
  ],
  negative: [
    'The loaf was burnt underneath.',
    'Sold out again, and it was only nine.',
    'Two people behind the counter and nobody serving.',
    'Yesterday’s rolls at today’s price.',
  ],
};

const polishBakery: Words = {
  positive: [
    'Najlepszy chleb żytni w Warszawie.',
    'Jeszcze ciepły, cudo!',
    'Skórka jak u babci.',
    'Drożdżówki z makiem wspaniałe.',
    'Warto stać w kolejce.',
    'Długo zostaje świeży, dziękuję piekarzom.',
    'Prawdziwy zakwas, czuć od razu.',
    'Miła obsługa, pyszny chleb.',
  ],
  neutral: [
    'Bardzo dobry, ale o dziesiątej już nie ma.',
    'Przydałby się mniejszy bochenek.',
    'Chleb dobry, torba się podarła.',
    'Może krojenie na miejscu?',
  ],
  negative: [
    'Spód przypalony.',
    'Znowu wyprzedane, a dopiero dziewiąta.',
    'Wczorajsze bułki w dzisiejszej cenie.',
    'Długa kolejka, jedna kasa.',
  ],
};

/** The comments of guests by sample place, language and mood. */
export const comments = {
  cafe: { 'en-US': englishCafe, 'pl-PL': polishCafe },
  bakery: { 'en-US': englishBakery, 'pl-PL': polishBakery },
};

/** First names of guests, with an address where one was left. */
export const guests = {
  'en-US': ['Emma', 'Liam', 'Olivia', 'Noah', 'Grace', 'Jack', 'Sophie', 'Daniel', 'Lucy', 'Tom'],
  'pl-PL': [
    'Anna',
    'Piotr',
    'Katarzyna',
    'Tomasz',
    'Małgorzata',
    'Paweł',
    'Agnieszka',
    'Michał',
    'Ewa',
    'Krzysztof',
    'Zofia',
    'Jakub',
    'Maja',
    'Łukasz',
  ],
};
