/** The businesses of the sample workspace. */
export const companies = [
  {
    key: 'bluebird',
    name: 'Bluebird Coffee',
    visitor_name: 'Bluebird',
    address: 'Rynek Główny 12, 31-042 Kraków',
    registration_number: '0000412087',
    representative: 'Hanna Zielińska',
  },
  {
    key: 'lipa',
    name: 'Pod Lipą Bakery',
    visitor_name: null,
    address: 'ul. Lipowa 7, 00-316 Warszawa',
    registration_number: '0000598311',
    representative: 'Marek Wójcik',
  },
] as const;

/** Their places. */
export const locations = [
  {
    key: 'market',
    company: 'bluebird',
    name: 'Bluebird, Market Square',
    visitor_name: 'Market Square',
    email: 'market@bluebird.example',
    address: 'Rynek Główny 12, 31-042 Kraków',
    description: 'Two floors and a terrace in summer.',
    rating_target: 8,
  },
  {
    key: 'station',
    company: 'bluebird',
    name: 'Bluebird, Main Station',
    visitor_name: 'Main Station',
    email: 'station@bluebird.example',
    address: 'plac Kolejowy 3, 50-511 Wrocław',
    description: 'Mostly takeaway. Opens at six.',
    rating_target: 7.5,
  },
  {
    key: 'bakery',
    company: 'lipa',
    name: 'Pod Lipą, Lipowa Street',
    visitor_name: null,
    email: 'lipowa@podlipa.example',
    address: 'ul. Lipowa 7, 00-316 Warszawa',
    description: 'The shop in front of the bakehouse.',
    rating_target: 8.5,
  },
] as const;

export type PlaceKey = (typeof locations)[number]['key'];

interface SeededCode {
  place: PlaceKey;
  name: string;
  description: string;
  form: 'table' | 'takeaway' | 'bakery' | null;
  frame: 'card' | 'sticker' | 'tent' | null;
  state: 'draft' | 'published' | 'paused';
  /** Scans on an ordinary day. */
  scansPerDay: number;
  /** The share of scans that end in an answer. */
  conversion: number;
  /** Where ratings gather, 1 to 10. */
  mood: number;
  /** The number of days since the code was hung up. */
  age: number;
  /** The number of days since it was closed, if it was. */
  closedFor?: number;
}

/** Twelve printed codes: most of them open, two paused, one not finished. */
export const codes: readonly SeededCode[] = [
  {
    place: 'market',
    name: 'Tables by the window',
    description: 'Cards on tables 1 to 6',
    form: 'table',
    frame: 'card',
    state: 'published',
    scansPerDay: 4.6,
    conversion: 0.45,
    mood: 9.1,
    age: 183,
  },
  {
    place: 'market',
    name: 'Tables upstairs',
    description: 'Cards on tables 7 to 14',
    form: 'table',
    frame: 'card',
    state: 'published',
    scansPerDay: 3.4,
    conversion: 0.41,
    mood: 8.4,
    age: 183,
  },
  {
    place: 'market',
    name: 'Terrace',
    description: 'Put away for the winter',
    form: 'table',
    frame: 'card',
    state: 'paused',
    scansPerDay: 4.8,
    conversion: 0.39,
    mood: 8.8,
    age: 176,
    closedFor: 38,
  },
  {
    place: 'market',
    name: 'Counter',
    description: 'Beside the till',
    form: 'takeaway',
    frame: 'tent',
    state: 'published',
    scansPerDay: 3,
    conversion: 0.31,
    mood: 8.2,
    age: 181,
  },
  {
    place: 'market',
    name: 'Restroom door',
    description: 'The honest one',
    form: 'table',
    frame: 'sticker',
    state: 'published',
    scansPerDay: 1.4,
    conversion: 0.5,
    mood: 7.1,
    age: 150,
  },
  {
    place: 'station',
    name: 'Takeaway cups',
    description: 'Sticker on the sleeve',
    form: 'takeaway',
    frame: 'sticker',
    state: 'published',
    scansPerDay: 4.2,
    conversion: 0.28,
    mood: 7.9,
    age: 183,
  },
  {
    place: 'station',
    name: 'Counter',
    description: 'Beside the till',
    form: 'takeaway',
    frame: 'tent',
    state: 'published',
    scansPerDay: 2.7,
    conversion: 0.33,
    mood: 7.3,
    age: 183,
  },
  {
    place: 'station',
    name: 'Bench tables',
    description: 'Cards in wooden stands',
    form: 'table',
    frame: 'card',
    state: 'published',
    scansPerDay: 1.9,
    conversion: 0.4,
    mood: 7.6,
    age: 120,
  },
  {
    place: 'station',
    name: 'Receipts',
    description: 'Printed at the bottom, a trial',
    form: 'takeaway',
    frame: 'sticker',
    state: 'paused',
    scansPerDay: 1.1,
    conversion: 0.22,
    mood: 7.4,
    age: 140,
    closedFor: 61,
  },
  {
    place: 'bakery',
    name: 'Bread shelf',
    description: 'At eye level',
    form: 'bakery',
    frame: 'tent',
    state: 'published',
    scansPerDay: 3.2,
    conversion: 0.44,
    mood: 9.3,
    age: 165,
  },
  {
    place: 'bakery',
    name: 'Paper bags',
    description: 'Stamped on the large bags',
    form: 'bakery',
    frame: 'sticker',
    state: 'published',
    scansPerDay: 2.1,
    conversion: 0.36,
    mood: 9,
    age: 96,
  },
  {
    place: 'bakery',
    name: 'Cake orders',
    description: 'Goes into the box with each order, once the card is designed',
    form: 'bakery',
    frame: null,
    state: 'draft',
    scansPerDay: 0,
    conversion: 0,
    mood: 0,
    age: 9,
  },
];
