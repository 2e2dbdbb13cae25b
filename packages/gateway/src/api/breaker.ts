/** The breaker is open, since the API did not respond lately. */
class OpenBreakerError extends Error {
  override readonly name = 'OpenBreakerError';
}

interface Needs {
  /** Number of consecutive failures that opens the breaker. */
  failures?: number;
  /** Time for which the breaker stays open. After that one call is let through as a probe. */
  openMs?: number;
  /** Monotonic clock, in milliseconds. */
  now?: () => number;
  onOpen: (error: unknown) => void;
  onClose: () => void;
}

export interface Breaker {
  /** Runs the work, or fails immediately. `isMiss` returns true if the failed work got no response. */
  run: <T>(work: () => Promise<T>, isMiss: () => boolean) => Promise<T>;
}

/** Circuit breaker: fails calls immediately while the API is known not to respond. */
export function createBreaker(needs: Needs): Breaker {
  const { failures = 5, openMs = 5_000, now = () => performance.now(), onOpen, onClose } = needs;
  let failed = 0;
  let openUntil: number | undefined;
  let isTrying = false;

  const noteAnswer = () => {
    failed = 0;
    if (openUntil === undefined) return;
    openUntil = undefined;
    onClose();
  };
  const noteMiss = (error: unknown, isTrial: boolean) => {
    failed += 1;
    const isOpen = openUntil !== undefined;
    // Those that were under way when it opened say nothing new.
    if (isOpen ? !isTrial : failed < failures) return;
    openUntil = now() + openMs;
    if (!isOpen) onOpen(error);
  };

  return {
    async run(work, isMiss) {
      const isTrial = openUntil !== undefined;
      if (openUntil !== undefined) {
        if (isTrying || now() < openUntil)
          throw new OpenBreakerError('The API did not answer lately.');
        isTrying = true;
      }
      try {
        const result = await work();
        noteAnswer();
        return result;
      } catch (error) {
        if (isMiss()) noteMiss(error, isTrial);
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
