type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes undefined properties, for APIs that distinguish "absent" from "undefined". */
export function defined<T extends object>(props: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
