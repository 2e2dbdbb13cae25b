/** The beginning of a text, of a certain length at most, ending with a whole word. */
export const cutText = (text: string, maxLength: number): string => {
  const plain = text.trim();
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength - 40)).toWellFormed();
  return `${whole.trimEnd()} …`;
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, never as markup. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
