/** Nothing is asked of the API now, since it did not answer lately. */
class ApiAway extends Error {
  override readonly name = 'ApiAway';
}

interface Needs {
  /** So many tries in a row without an answer are enough. */
  failures?: number;
  /** How long nothing is asked then. After that one try goes ahead of all others. */
  restMs?: number;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
  onOpen: (error: unknown) => void;
  onClose: () => void;
}

export interface Breaker {
  /** Does the work, or refuses it at once. `isMiss` tells whether work that failed was not answered. */
  run: <T>(work: () => Promise<T>, isMiss: () => boolean) => Promise<T>;
}

/** Keeps everybody from waiting for an API that is known not to answer. */
export function createBreaker(needs: Needs): Breaker {
  const { failures = 5, restMs = 5_000, now = () => performance.now(), onOpen, onClose } = needs;
  let failed = 0;
  let openUntil: number | undefined;
  let isTrying = false;

  const hear = () => {
    failed = 0;
    if (openUntil === undefined) return;
    openUntil = undefined;
    onClose();
  };
  const miss = (error: unknown, isTrial: boolean) => {
    failed += 1;
    const isOpen = openUntil !== undefined;
    // Those that were under way when it opened say nothing new.
    if (isOpen ? !isTrial : failed < failures) return;
    openUntil = now() + restMs;
    if (!isOpen) onOpen(error);
  };

  return {
    async run(work, isMiss) {
      const isTrial = openUntil !== undefined;
      if (openUntil !== undefined) {
        if (isTrying || now() < openUntil) throw new ApiAway('The API did not answer lately.');
        isTrying = true;
      }
      try {
        const result = await work();
        hear();
        return result;
      } catch (error) {
        if (isMiss()) miss(error, isTrial);
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
