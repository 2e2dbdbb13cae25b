import { recall, remember } from '../script/visit';

interface KeptPin {
  salt: string;
  hash: string;
}

interface Tries {
  wrong: number;
  /** Milliseconds since 1970. */
  waitUntil: number;
}

const pinName = 'hearback-kiosk-pin';
const triesName = 'hearback-kiosk-tries';

const triesBeforeWait = 3;
const waitFor = 30_000;
const iterations = 200_000;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function hashOf(pin: string, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const by = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations };
  return hex(await crypto.subtle.deriveBits(by, key, 256));
}

/**
 * The number that the owner leaves the kiosk with. The device keeps a hash of it, and how often it
 * was wrong; a page without TLS has no hashes, and keeps it for as long as it is open.
 */
export function createPin() {
  let unkept: string | undefined;
  const canHash = 'subtle' in crypto;
  const tries = () => (recall(triesName) as Tries | undefined) ?? { wrong: 0, waitUntil: 0 };
  const wait = () => Math.max(0, tries().waitUntil - Date.now());

  return {
    isSet: () => unkept !== undefined || recall(pinName) !== undefined,
    /** Milliseconds until the next try. */
    wait,

    async set(pin: string): Promise<void> {
      unkept = pin;
      if (!canHash) return;
      const salt = hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
      remember(pinName, { salt, hash: await hashOf(pin, salt) } satisfies KeptPin);
    },

    /** Resolves to true if the PIN is correct. Three wrong attempts lock it for half a minute. */
    async check(pin: string): Promise<boolean> {
      if (wait() > 0) return false;
      const kept = recall(pinName) as KeptPin | undefined;
      const isRight = kept ? (await hashOf(pin, kept.salt)) === kept.hash : pin === unkept;
      const wrong = isRight ? 0 : tries().wrong + 1;
      const isOver = wrong >= triesBeforeWait;
      remember(triesName, {
        wrong: isOver ? 0 : wrong,
        waitUntil: isOver ? Date.now() + waitFor : 0,
      } satisfies Tries);
      return isRight;
    },

    forget(): void {
      unkept = undefined;
      remember(pinName, undefined);
      remember(triesName, undefined);
    },
  };
}
