/** Whoever asks for the same this soon after gets what is being read: a page asks all at once. */
const momentMs = 20;

/** Shares what is being read with whoever asks for the same in that moment. Nobody may change it. */
export function createSharedReads() {
  const going = new Map<string, { since: number; result: Promise<unknown> }>();

  return <Result>(name: string, read: () => Promise<Result>): Promise<Result> => {
    const other = going.get(name);
    // The name tells what is read, and so its type.
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
