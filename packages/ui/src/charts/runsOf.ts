/** The stretches between gaps, in order. */
export function runsOf<Item>(items: readonly (Item | null)[]): (readonly Item[])[] {
  const runs: Item[][] = [];
  let open = false;
  for (const item of items) {
    if (item !== null) {
      if (open) runs.at(-1)?.push(item);
      else runs.push([item]);
    }
    open = item !== null;
  }
  return runs;
}
