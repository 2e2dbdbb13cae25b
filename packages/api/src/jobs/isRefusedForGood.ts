/** Enhanced codes of RFC 3463 about policy: our server may not send, or not yet. The address may be fine. */
const aboutPolicy = /\b5\.7\.\d+\b/;

/**
 * Whether a mail server will never take a letter to this address, so that trying again is no use:
 * SMTP 550 to 559 in answer to the address. What it says against the sender or the text is about
 * our own settings, which somebody can still put right.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550 &&
  !aboutPolicy.test(error.message);
