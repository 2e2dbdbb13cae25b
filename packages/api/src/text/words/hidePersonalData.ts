/** What leads to a person: to write to, to call, to find, to visit. */
const personal = [
  // Web addresses, names on networks.
  /https?:\/\/\S+|www\.\S+/giu,
  /(?<![\p{L}\d])@[\p{L}\d_.]{2,}/gu,
  // Telephone numbers and other long numbers: at least seven digits, however they are grouped.
  /(?<!\d)\+?\d(?:[\s().-]{0,2}\d){6,}(?!\d)/gu,
  // Postal codes of Poland and of the United Kingdom, with the town after the first.
  /(?<!\d)\d{2}-\d{3}(?!\d)(?:\s+\p{Lu}\p{L}+)?/gu,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/gu,
  // Streets: "ul. Długa 5/7", "12 High Street".
  /(?<!\p{L})(?:ul|al|os|pl|ulica|ulicy|aleja|alei|osiedle|plac)\b\.?\s+(?:\p{Lu}[\p{L}.]*\s*){1,4}\d*[a-z]?(?:\/\d+)?/gu,
  /(?<!\d)\d+[a-z]?,?\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|square|court|close|way)\b\.?/giu,
];

/** Of a word: from its beginning to its last domain. */
const mailAddress = /^.+@[^@]+\.\p{L}{2,}/su;

const dots = (hit: string) => '.'.repeat(hit.length);

/** The text with dots over personal data, each as long as what it hides. */
export const hidePersonalData = (text: string): string =>
  personal.reduce(
    (left, pattern) => left.replaceAll(pattern, dots),
    text.replaceAll(/[^\s<>]+/gu, (word) => word.replace(mailAddress, dots)),
  );
