/** Insists that what another thing points to is there. The API promises it. */
export function present<Item>(item: Item | null, kind: string, id: string): Item {
  if (item === null) {
    throw new Error(`The API names the ${kind} ${id} but does not list it under that id.`);
  }
  return item;
}
