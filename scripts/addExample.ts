const exampleOf = {
  component: (name: string) => `<ui.${name}>Twelve tables, all with a code</ui.${name}>`,
  field: (name: string) => `<ui.${name} label="Table" value="12" onChange={nothing} />`,
};

/** The examples that prove what every component promises, with one more where the alphabet puts it. */
export function addExample(examples: string, name: string, kind: keyof typeof exampleOf): string {
  const line = `  ${name}: { element: ${exampleOf[kind](name)} },\n`;
  const end = examples.lastIndexOf('};');
  const rows = examples.matchAll(/^ {2}([A-Z]\w+): \{/gm);
  const next = [...rows].find(([, other = '']) => other.toLowerCase() > name.toLowerCase());
  const at = next?.index ?? end;
  return examples.slice(0, at) + line + examples.slice(at);
}
