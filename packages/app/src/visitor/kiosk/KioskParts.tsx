import * as styles from './kiosk.css';
import { kioskWords } from './kioskWords';

interface Props {
  /** Such as `pl-PL`. */
  language: string;
}

/** A numeric input with the digit keyboard. Not a password field, so that no password manager fills it in. */
const pinEntry = {
  name: 'pin',
  inputMode: 'numeric',
  pattern: '[0-9]{4,8}',
  minLength: 4,
  maxLength: 8,
  autoComplete: 'off',
  required: true,
} as const;

/**
 * Markup of a kiosk beside the form: the owner's start dialog, the warning before a reset, the pause
 * after a fast submission, and the exit. All of it is closed until the kiosk's script opens it.
 */
export function KioskParts({ language }: Props) {
  const words = kioskWords(language);
  const countDown = (before: string) => (
    <>
      {before} <b data-seconds="" /> {words.seconds}
    </>
  );

  return (
    <div className={styles.kiosk} data-kiosk="" lang={language}>
      <button type="button" className={styles.corner} data-kiosk-corner="" hidden>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M5.5 9V6.5a4.5 4.5 0 0 1 9 0V9M4 9h12v8H4Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
        <span className={styles.unseen}>{words.leave}</span>
      </button>

      <div className={styles.next} data-kiosk-next="" hidden>
        <button type="button" className={styles.button}>
          {words.next}
        </button>
        <span className={styles.left} />
      </div>

      <dialog className={styles.start} data-kiosk-start="" aria-labelledby="kiosk-start">
        <form method="dialog" className={styles.panel} noValidate>
          <p className={styles.closed} role="status" data-kiosk-closed="" hidden>
            {words.closed}
          </p>
          <h2 id="kiosk-start" className={styles.title}>
            {words.startTitle}
          </h2>
          <p className={styles.sentence}>{words.startHint}</p>
          <label className={styles.field}>
            {words.pin}
            {/* Readable while it is chosen: a slip would lock its owner in. */}
            <input
              {...pinEntry}
              type="text"
              className={styles.box}
              aria-describedby="kiosk-pin-hint"
            />
          </label>
          <p id="kiosk-pin-hint" className={styles.hint}>
            {words.pinHint}
          </p>
          <p className={styles.issue} role="alert" data-kiosk-digits="" hidden>
            {words.pinDigits}
          </p>
          <button className={styles.button}>{words.start}</button>
        </form>
      </dialog>

      <dialog className={styles.dialog} data-kiosk-idle="" aria-labelledby="kiosk-idle">
        <div className={styles.panel}>
          <h2 id="kiosk-idle" className={styles.title}>
            {words.idleTitle}
          </h2>
          <p className={styles.sentence} role="timer">
            {countDown(words.idleBefore)}
          </p>
          <button type="button" className={styles.button}>
            {words.stay}
          </button>
        </div>
      </dialog>

      <dialog className={styles.dialog} data-kiosk-pause="" aria-labelledby="kiosk-pause">
        <div className={styles.panel}>
          <h2 id="kiosk-pause" className={styles.title} tabIndex={-1}>
            {words.pauseTitle}
          </h2>
          <p className={styles.sentence} role="timer">
            {countDown(words.pauseBefore)}
          </p>
        </div>
      </dialog>

      <dialog className={styles.start} data-kiosk-paused="" aria-labelledby="kiosk-paused">
        <div className={styles.panel}>
          <h2 id="kiosk-paused" className={styles.title} tabIndex={-1}>
            {words.pausedTitle}
          </h2>
          <p className={styles.sentence}>{words.pausedHint}</p>
          <button type="button" className={styles.quiet}>
            {words.leave}
          </button>
        </div>
      </dialog>

      <dialog className={styles.dialog} data-kiosk-leave="" aria-labelledby="kiosk-leave">
        <form method="dialog" className={styles.panel} noValidate>
          <h2 id="kiosk-leave" className={styles.title}>
            {words.leaveTitle}
          </h2>
          <label className={styles.field}>
            PIN
            <input {...pinEntry} type="password" className={styles.box} />
          </label>
          <p className={styles.issue} role="alert" data-kiosk-wrong="" hidden>
            {words.wrongPin}
          </p>
          <p className={styles.issue} role="alert" data-kiosk-wait="" hidden>
            {countDown(words.waitBefore)}
          </p>
          <button className={styles.button}>{words.leave}</button>
          <button type="button" className={styles.quiet} data-kiosk-back="">
            {words.back}
          </button>
        </form>
      </dialog>
    </div>
  );
}
