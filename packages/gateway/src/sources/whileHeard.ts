/** The far side says nothing, neither to what it was asked nor to whether it is there. */
class NothingHeard extends Error {
  override readonly name = 'NothingHeard';
}

interface Ears {
  /** Whether the far side keeps silent when it is asked if it is there. */
  isSilent: () => Promise<boolean>;
  /** How long an answer is waited for before that is asked, each time. */
  quietMs: number;
}

/**
 * Does work as long as it takes, while the far side can be heard at all: an answer that takes long and
 * a line that is dead are told apart.
 */
export async function whileHeard<T>(
  { isSilent, quietMs }: Ears,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const silence = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const listen = async () => {
    const isDead = await isSilent();
    if (isOver) return;
    if (!isDead) return wait();
    const error = new NothingHeard('The API is silent.');
    silence.reject(error);
    controller.abort(error);
  };
  const wait = () => {
    timer = setTimeout(() => void listen(), quietMs);
  };
  wait();
  try {
    return await Promise.race([work(controller.signal), silence.promise]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
