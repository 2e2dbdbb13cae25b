/** The minimum time in which a person can read, rate and send. */
const shortest = 3_000;

/** More than these in a minute are not people taking turns. */
const most = 6;
const minute = 60_000;

/** Tells haste from people: children who hammer on the glass, a queue that plays. */
export function createSubmitThrottle(now: () => number = Date.now) {
  let beganAt = 0;
  let sent: number[] = [];

  return {
    /** The next person may begin. */
    begin: () => {
      beganAt = now();
    },
    /** An answer went through. */
    note: () => {
      sent = [...sent, now()].slice(-most);
    },
    /** Milliseconds until the next answer may go through. Zero: it may now. */
    wait: (): number => {
      const [oldest = 0] = sent;
      const untilTurn = sent.length < most ? 0 : oldest + minute - now();
      return Math.max(0, beganAt + shortest - now(), untilTurn);
    },
  };
}
