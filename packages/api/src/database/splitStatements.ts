/**
 * Cuts a migration into its statements, since the embedded database takes one at a time. A statement
 * ends with a semicolon at the end of a line; bodies between `$$` are kept whole.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let isInBody = false;

  for (const line of text.split('\n')) {
    if (lines.length === 0 && (line.trim() === '' || line.startsWith('--'))) continue;
    lines.push(line);
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) isInBody = !isInBody;
    if (!isInBody && line.trimEnd().endsWith(';')) {
      statements.push(lines.join('\n').trim());
      lines = [];
    }
  }
  if (lines.join('').trim() !== '') {
    throw new Error(
      `A migration ends in the middle of a statement. End each statement with a semicolon at the end of a line. It ends with:\n${lines.join('\n')}`,
    );
  }

  return statements;
}
