/** Requests for the same data this soon after a read share it: a page requests everything at once. */
const momentMs = 20;

/** Shares a read in progress with requests for the same data. The result must not be changed. */
export function createReadCoalescer() {
  const going = new Map<string, { since: number; result: Promise<unknown> }>();

  return <Result>(name: string, read: () => Promise<Result>): Promise<Result> => {
    const other = going.get(name);
    // The name identifies the data, and so its type.
    if (other && performance.now() - other.since <= momentMs)
      return other.result as Promise<Result>;

    const mine = { since: performance.now(), result: read() };
    going.set(name, mine);
    const forget = () => {
      if (going.get(name) === mine) going.delete(name);
    };
    mine.result.then(forget, forget);
    return mine.result;
  };
}
