/** Puts what this machine has in the place of what a configuration of deploy/ names. */
export function fillIn(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((filled, [from, to]) => {
    if (!filled.includes(from)) {
      throw new Error(
        `The configuration does not say "${from}" any more, so it cannot be filled in.`,
      );
    }
    return filled.replaceAll(from, to);
  }, text);
}
