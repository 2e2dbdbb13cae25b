const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toCamel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A screen's values under the names that the rules use. */
export function toWireValues(
  values: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [aliases[name] ?? toSnake(name), value]),
  );
}

/** The name of a field on the screen, for the name that a rule uses. */
export function toScreenName(name: string, aliases: Readonly<Record<string, string>> = {}): string {
  const alias = Object.entries(aliases).find(([, wireName]) => wireName === name);
  return alias?.[0] ?? toCamel(name);
}
