interface Sent {
  outcome: 'sent' | 'refused' | 'failed' | 'throttled';
  /** Codes by field. */
  issues: Record<string, string>;
}

/** Milliseconds before each try. The answer carries its own id: however often it arrives, it is one. */
const waits = [0, 800, 2_500];

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Posts an answer, and again when the network or the server is in trouble. */
export async function send(action: string, answer: URLSearchParams): Promise<Sent> {
  for (const wait of waits) {
    await pause(wait);
    try {
      const response = await fetch(action, {
        method: 'POST',
        body: answer,
        headers: { accept: 'application/json' },
      });
      if (response.ok) return { outcome: 'sent', issues: {} };
      if (response.status === 429) return { outcome: 'throttled', issues: {} };
      if (response.status < 500) {
        const { issues = {} } = (await response.json()) as { issues?: Record<string, string> };
        return { outcome: 'refused', issues };
      }
    } catch {
      // No connection, or one that broke off: the next try may get through.
    }
  }
  return { outcome: 'failed', issues: {} };
}
